import type { DrawResult } from '@cangkir/core/draw';
import { prizeInfoEnd } from '@cangkir/core/prize-form';
import { Confetti, Notice } from '@cangkir/react';
import { Countdown } from '../../frame/countdown.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useClock } from '../../product-context.tsx';
import styles from './draw.module.css';
import { usePrizeText } from './use-prize-text.ts';

/** Where the person is in the draw, in words. */
export function DrawStep({ view }: Pick<ScreenProps<'draw'>, 'view'>) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const problemText = useProblemText();

  switch (view.step) {
    case 'ready':
      return <p className={styles.lead}>{t('lead')}</p>;
    case 'countdown':
      return (
        <Notice tone="waiting">
          <p>{t('opensAt', { moment: format.dayAndTime(view.activity.startsAt) })}</p>
          <p className={styles.countdown}>
            <Countdown until={view.activity.startsAt} days={(count) => t('opensInDays', { count })}>
              {(time) => t('opensIn', { time })}
            </Countdown>
          </p>
        </Notice>
      );
    case 'tooEarly':
      return (
        <p role="status" className={styles.lead}>
          {t('tooEarly')}
        </p>
      );
    case 'failed':
      return (
        <Notice tone="failure" title={t('failed')} takesFocus>
          <p>{problemText(view.problem)}</p>
          <p>{t('failedBody')}</p>
        </Notice>
      );
    case 'won':
      return <Won result={view.result} />;
    case 'lost':
      return (
        <Notice takesFocus tone="plain" title={t('lost')}>
          <p>{t('lostBody')}</p>
        </Notice>
      );
    case 'alreadyDrawn':
      return <AlreadyDrawn result={view.result} />;
    case 'ended':
      return (
        <Notice tone="plain" title={t('ended')}>
          <p>{t('endedBody')}</p>
        </Notice>
      );
    case 'spinning':
      return (
        <p role="status" className={styles.lead}>
          {t('luck')}
        </p>
      );
  }
}

interface ResultProps {
  readonly result: DrawResult;
}

function Won({ result }: ResultProps) {
  const { t } = useTranslation('draw');
  const { read } = useLanguage();
  return (
    <Notice
      takesFocus
      tone="success"
      title={t('won', { prize: result.prize === null ? '' : read(result.prize.name) })}
      picture={<Confetti />}
    >
      <PrizeText result={result} />
    </Notice>
  );
}

function AlreadyDrawn({ result }: ResultProps) {
  const { t } = useTranslation('draw');
  const { read } = useLanguage();
  const { now } = useClock();
  const isOver = result.prize?.kind === 'goods' && now() >= prizeInfoEnd(result.drawnAt);
  const isLate = isOver && !result.isRecipientSent;
  const tone = result.prize === null || isLate ? 'plain' : 'success';
  return (
    <Notice takesFocus tone={tone} title={t('alreadyDrawn')}>
      <p>
        {result.prize === null
          ? t('alreadyLost')
          : t('alreadyWon', { prize: read(result.prize.name) })}
      </p>
      <PrizeText result={result} />
    </Notice>
  );
}

/** How a prize reaches the person. */
function PrizeText({ result }: ResultProps) {
  const prizeText = usePrizeText();
  const text = prizeText(result);
  return text === null ? null : <p>{text}</p>;
}
