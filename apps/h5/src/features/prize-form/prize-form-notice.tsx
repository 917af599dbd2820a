import type { PageView } from '@cangkir/core';
import { Confetti, FullCupPicture, Notice, SeedlingPicture, WaitingPicture } from '@cangkir/react';
import { Countdown } from '../../frame/countdown.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { UnsettledNotice } from '../../frame/unsettled-notice.tsx';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './prize-form.module.css';

type StepView<Step> = Extract<PageView<'prizeForm'>, { readonly step: Step }>;

/** How long the form stays open, what happened to it, or why there is none. */
export function PrizeFormNotice({ view }: Pick<ScreenProps<'prizeForm'>, 'view'>) {
  const { t } = useTranslation('prize-form');
  switch (view.step) {
    case 'filling':
    case 'confirm':
      return <TimeLeft closesAt={view.closesAt} />;
    case 'sending':
      return <Notice tone="waiting" title={t('stay')} takesFocus />;
    case 'unsettled':
      return <Unsettled view={view} />;
    case 'sent':
      return <Sent view={view} />;
    case 'closed':
      return (
        <Notice tone="plain" title={t('closed.title')} picture={<WaitingPicture />} takesFocus>
          <p>{t('closed.body')}</p>
        </Notice>
      );
    case 'lost':
      return (
        <Notice tone="plain" title={t('lost.title')} picture={<SeedlingPicture />}>
          <p>{t('lost.body')}</p>
        </Notice>
      );
    case 'inWallet':
      return (
        <Notice tone="success" title={t('inWallet.title')} picture={<FullCupPicture />}>
          <p>{t('inWallet.body')}</p>
        </Notice>
      );
  }
}

function TimeLeft({ closesAt }: { readonly closesAt: number }) {
  const { t } = useTranslation('prize-form');
  const format = useFormat();
  return (
    <Notice tone="waiting">
      <p className={styles.left}>
        <Countdown until={closesAt} days={(count) => t('daysLeft', { count })}>
          {(time) => t('timeLeft', { time })}
        </Countdown>
      </p>
      <p>{t('closesAt', { moment: format.dayAndTime(closesAt) })}</p>
    </Notice>
  );
}

function Unsettled({ view: { problem } }: { readonly view: StepView<'unsettled'> }) {
  const { t } = useTranslation('prize-form');
  return (
    <UnsettledNotice title={t('unsettled.title')} body={t('unsettled.body')} problem={problem} />
  );
}

function Sent({ view: { shippedBy, wasFirst } }: { readonly view: StepView<'sent'> }) {
  const { t } = useTranslation('prize-form');
  const format = useFormat();
  return (
    <Notice
      tone="success"
      title={wasFirst ? t('sent.wasFirst') : t('sent.title')}
      picture={<Confetti />}
      takesFocus
    >
      <p className={styles.left}>{t('sent.shippedBy', { day: format.day(shippedBy) })}</p>
      <p>{t('sent.body')}</p>
    </Notice>
  );
}
