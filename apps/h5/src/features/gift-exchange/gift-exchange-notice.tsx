import type { PageView } from '@cangkir/core';
import { Confetti, Notice, SeedlingPicture, WaitingPicture } from '@cangkir/react';
import { Countdown } from '../../frame/countdown.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { UnsettledNotice } from '../../frame/unsettled-notice.tsx';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { GiftDrawing } from './gift-drawing.tsx';
import styles from './gift-exchange.module.css';
import { useOrderText } from './use-order-text.ts';

type StepView<Step> = Extract<PageView<'giftExchange'>, { readonly step: Step }>;

/** What happened, or what the person waits for. Nothing while they choose. */
export function GiftExchangeNotice({ view }: Pick<ScreenProps<'giftExchange'>, 'view'>) {
  const { t } = useTranslation('gift-exchange');
  switch (view.step) {
    case 'notStarted':
      return <NotStarted view={view} />;
    case 'ended':
      return (
        <Notice tone="plain" title={t('ended.title')} picture={<SeedlingPicture />}>
          <p>{t('ended.body')}</p>
        </Notice>
      );
    case 'unsettled':
      return <Unsettled view={view} />;
    case 'exchanged':
      return <Exchanged view={view} />;
    default:
      return null;
  }
}

function NotStarted({ view: { startsAt } }: { readonly view: StepView<'notStarted'> }) {
  const { t } = useTranslation('gift-exchange');
  const format = useFormat();
  return (
    <Notice tone="waiting" title={t('notStarted.title')} picture={<WaitingPicture />}>
      <p>{t('notStarted.body', { moment: format.dayAndTime(startsAt) })}</p>
      <p>
        <Countdown until={startsAt} days={(count) => t('notStarted.inDays', { count })}>
          {(time) => t('notStarted.in', { time })}
        </Countdown>
      </p>
    </Notice>
  );
}

function Unsettled({ view }: { readonly view: StepView<'unsettled'> }) {
  const { t } = useTranslation('gift-exchange');
  const orderText = useOrderText();
  return (
    <UnsettledNotice title={t('unsettled.title')} body={t('unsettled.body')} problem={view.problem}>
      {view.order === null ? null : <p>{orderText(view.order)}</p>}
    </UnsettledNotice>
  );
}

function Exchanged({ view: { order, balance } }: { readonly view: StepView<'exchanged'> }) {
  const { t } = useTranslation('gift-exchange');
  const orderText = useOrderText();
  return (
    <>
      <div className={styles.prize}>
        <GiftDrawing picture={order?.gift.picture ?? 'gift'} />
        <Confetti />
      </div>
      <Notice tone="success" title={t('exchanged.title')} takesFocus>
        {order === null ? null : <p>{orderText(order)}</p>}
        <p>{t('exchanged.left', { count: balance })}</p>
        <p>{t('pickUp')}</p>
      </Notice>
    </>
  );
}
