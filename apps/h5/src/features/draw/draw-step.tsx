import type { DrawResult } from '@cangkir/core/draw';
import { prizeInfoEnd } from '@cangkir/core/prize-form';
import { Confetti, Countdown } from '@cangkir/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import styles from './draw.module.css';

export interface DrawStepProps extends ScreenProps<'draw'> {
  /** The wheel turns, even if the result is known. */
  readonly isTurning: boolean;
}

/** Where the person is in the draw, in words. */
export function DrawStep({ view, isTurning }: DrawStepProps) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const { now } = useProduct();
  const problemText = useProblemText();
  if (isTurning) return <p role="status">{t('spinning')}</p>;

  switch (view.step) {
    case 'ready':
      return <p className={styles['lead']}>{t('lead')}</p>;
    case 'countdown':
      return (
        <Panel tone="waiting">
          <p>{t('opensAt', { moment: format.dayAndTime(view.activity.startsAt) })}</p>
          <p className={styles['countdown']}>
            <Countdown
              until={view.activity.startsAt}
              now={now}
              days={(count) => t('opensInDays', { count })}
            >
              {(time) => t('opensIn', { time })}
            </Countdown>
          </p>
        </Panel>
      );
    case 'tooEarly':
      return <p role="status">{t('tooEarly')}</p>;
    case 'failed':
      return (
        <div role="alert">
          <Result tone="failed" title={t('failed')}>
            <p>{problemText(view.problem)}</p>
            <p>{t('failedBody')}</p>
          </Result>
        </div>
      );
    case 'won':
      return <Won result={view.result} />;
    case 'lost':
      return (
        <Result tone="plain" title={t('lost')}>
          <p>{t('lostBody')}</p>
        </Result>
      );
    case 'alreadyDrawn':
      return <AlreadyDrawn result={view.result} />;
    case 'ended':
      return (
        <Panel tone="plain" title={t('ended')}>
          <p>{t('endedBody')}</p>
        </Panel>
      );
    case 'spinning':
      return null;
  }
}

interface ResultProps {
  readonly result: DrawResult;
}

function Won({ result }: ResultProps) {
  const { t } = useTranslation('draw');
  const { read } = useLanguage();
  return (
    <Result
      tone="won"
      title={t('won', { prize: result.prize === null ? '' : read(result.prize.name) })}
      picture={<Confetti />}
    >
      <PrizeText result={result} />
    </Result>
  );
}

function AlreadyDrawn({ result }: ResultProps) {
  const { t } = useTranslation('draw');
  const { read } = useLanguage();
  return (
    <Result tone={result.prize === null ? 'plain' : 'won'} title={t('alreadyDrawn')}>
      <p>
        {result.prize === null
          ? t('alreadyLost')
          : t('alreadyWon', { prize: read(result.prize.name) })}
      </p>
      <PrizeText result={result} />
    </Result>
  );
}

/** How a prize reaches the person. */
function PrizeText({ result: { prize, drawnAt } }: ResultProps) {
  const { t } = useTranslation('draw');
  const format = useFormat();
  const { now } = useProduct();
  if (prize === null) return null;
  if (prize.kind === 'voucher') return <p>{t('wonVoucher')}</p>;
  const end = prizeInfoEnd(drawnAt);
  const moment = format.dayAndTime(end);
  return <p>{now() < end ? t('wonGoods', { moment }) : t('wonGoodsLate', { moment })}</p>;
}

interface PanelProps {
  readonly tone: 'waiting' | 'failed' | 'won' | 'plain';
  readonly title?: string;
  readonly children: ReactNode;
}

function Panel({ tone, title, children }: PanelProps) {
  return (
    <section className={styles['panel']} data-tone={tone}>
      {title === undefined ? null : <h2>{title}</h2>}
      {children}
    </section>
  );
}

interface ResultPanelProps extends PanelProps {
  readonly title: string;
  readonly picture?: ReactNode;
}

/** A result, which takes the focus: the button that was pressed is gone. */
function Result({ tone, title, picture, children }: ResultPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.parentElement?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <section className={styles['panel']} data-tone={tone}>
      {picture}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
