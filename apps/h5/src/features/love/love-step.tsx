import type { PageView } from '@cangkir/core';
import {
  Confetti,
  FullCupPicture,
  GiftPicture,
  Notice,
  type NoticeProps,
  SeedlingPicture,
} from '@cangkir/react';
import { Countdown } from '../../frame/countdown.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './love.module.css';

type StepView<Step> = Extract<PageView<'love'>, { readonly step: Step }>;

/** Where the person is in the search for a match, in words. */
export function LoveStep({ view }: Pick<ScreenProps<'love'>, 'view'>) {
  const { t } = useTranslation('love');
  const problemText = useProblemText();
  switch (view.step) {
    case 'entry':
      return view.opensAt === null ? (
        <p className={styles.lead}>{t('lead')}</p>
      ) : (
        <Opening opensAt={view.opensAt} />
      );
    case 'waiting':
      return <Searching endsAt={view.endsAt} />;
    case 'stalled':
      return (
        <Notice tone="failure" title={t('stalled.title')} takesFocus>
          <p>{problemText(view.problem)}</p>
          <p>{t('stalled.body')}</p>
        </Notice>
      );
    case 'match':
      return <Match view={view} />;
    case 'fail':
      return <Plain message="fail" takesFocus />;
    case 'ended':
      return <Plain message="ended" />;
  }
}

function Opening({ opensAt }: { readonly opensAt: number }) {
  const { t } = useTranslation('love');
  const format = useFormat();
  return (
    <Notice tone="waiting">
      <p className={styles.moment}>
        <Countdown until={opensAt} days={(count) => t('opensInDays', { count })}>
          {(time) => t('opensIn', { time })}
        </Countdown>
      </p>
      <p>{format.dayAndTime(opensAt)}</p>
    </Notice>
  );
}

function Searching({ endsAt }: { readonly endsAt: number }) {
  const { t } = useTranslation('love');
  return (
    <Notice tone="waiting" title={t('searching')} takesFocus>
      <p>
        <Countdown until={endsAt}>{(time) => t('atMost', { time })}</Countdown>
      </p>
    </Notice>
  );
}

function Match({ view }: { readonly view: StepView<'match'> }) {
  const { prize, isEarlier, isRecipientSent } = view;
  const { t } = useTranslation('love');
  const { read } = useLanguage();
  return (
    <Notice
      tone="success"
      title={isEarlier ? t('match.earlier') : t('match.title')}
      picture={
        <>
          {prize.kind === 'goods' ? <GiftPicture /> : <FullCupPicture />}
          {isEarlier ? null : <Confetti />}
        </>
      }
      takesFocus
    >
      <p className={styles.moment}>{read(prize.name)}</p>
      <p>{isRecipientSent ? t('match.goodsSent') : t(`match.${prize.kind}`)}</p>
    </Notice>
  );
}

interface PlainProps extends Pick<NoticeProps, 'takesFocus'> {
  readonly message: 'fail' | 'ended';
}

function Plain({ message, takesFocus = false }: PlainProps) {
  const { t } = useTranslation('love');
  return (
    <Notice
      tone="plain"
      title={t(`${message}.title`)}
      picture={<SeedlingPicture />}
      takesFocus={takesFocus}
    >
      <p>{t(`${message}.body`)}</p>
    </Notice>
  );
}
