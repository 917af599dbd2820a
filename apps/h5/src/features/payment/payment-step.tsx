import { formatMoney, type PageView } from '@cangkir/core';
import { FullCupPicture, SpilledCupPicture, WaitingPicture } from '@cangkir/react';
import { PlacedBanners } from '../../frame/placed-banners.tsx';
import { PurchaseOutcome } from '../../frame/purchase/purchase-outcome.tsx';
import { useRefundText } from '../../frame/purchase/use-refund-text.ts';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useProblemText } from '../../frame/use-problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CompanyNote } from './company-note.tsx';
import { DueFacts } from './due-facts.tsx';
import { OrderChange } from './order-change.tsx';
import { WaitingPayment } from './waiting-payment.tsx';

type StepView<Step> = Extract<PageView<'payment'>, { readonly step: Step }>;

/** Where the payment stands. */
export function PaymentStep({ view, send }: ScreenProps<'payment'>) {
  switch (view.step) {
    case 'waiting':
      return <WaitingPayment view={view} send={send} />;
    case 'amountChanged':
      return <AmountChanged view={view} />;
    case 'expired':
      return <Expired view={view} send={send} />;
    case 'failed':
      return <Failed view={view} send={send} />;
    case 'cancelled':
      return <Cancelled view={view} />;
    case 'renewFailed':
      return <RenewFailed view={view} />;
    case 'unsettled':
      return <Unsettled view={view} />;
    case 'paid':
      return <Paid view={view} />;
    case 'refunded':
      return <Refunded view={view} />;
  }
}

function AmountChanged({ view }: { readonly view: StepView<'amountChanged'> }) {
  const { t } = useTranslation('payment');
  const { due, agreedAmount } = view;
  return (
    <>
      <PurchaseOutcome picture={<WaitingPicture />} title={t('amountChanged.title')}>
        <p>
          {t('amountChanged.body', {
            before: formatMoney(agreedAmount, due.currencyCode),
            now: formatMoney(due.amount, due.currencyCode),
          })}
        </p>
      </PurchaseOutcome>
      <DueFacts due={due} />
    </>
  );
}

interface ExpiredProps extends Pick<ScreenProps<'payment'>, 'send'> {
  readonly view: StepView<'expired'>;
}

function Expired({ view, send }: ExpiredProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      <PurchaseOutcome picture={<WaitingPicture />} title={t('expired.title')}>
        <p>{t(view.canRenew ? `expired.body.${view.meansKind}` : 'expired.bodyClosed')}</p>
      </PurchaseOutcome>
      <DueFacts due={view.due} />
      <OrderChange view={view} send={send} />
    </>
  );
}

/** What declines or is down depends on the means; the other obstacles have one means each. */
function obstacleKey({ obstacle, meansKind }: StepView<'failed'>) {
  return obstacle === 'declined' || obstacle === 'unavailable'
    ? (`paymentFailed.${obstacle}.${meansKind}` as const)
    : (`paymentFailed.${obstacle}` as const);
}

interface FailedProps extends Pick<ScreenProps<'payment'>, 'send'> {
  readonly view: StepView<'failed'>;
}

function Failed({ view, send }: FailedProps) {
  const { t } = useTranslation('payment');
  return (
    <>
      <PurchaseOutcome picture={<SpilledCupPicture />} title={t('paymentFailed.title')}>
        <p>{t(obstacleKey(view))}</p>
      </PurchaseOutcome>
      <DueFacts due={view.due} />
      <OrderChange view={view} send={send} />
    </>
  );
}

function Cancelled({ view }: { readonly view: StepView<'cancelled'> }) {
  const { t } = useTranslation('payment');
  const { due, returnedPoints } = view;
  return (
    <>
      <PurchaseOutcome picture={<SpilledCupPicture />} title={t('cancelled.title')}>
        <p>{t('cancelled.body')}</p>
        {returnedPoints > 0 ? <p>{t('cancelled.points', { count: returnedPoints })}</p> : null}
      </PurchaseOutcome>
      <DueFacts due={due} />
    </>
  );
}

function RenewFailed({ view }: { readonly view: StepView<'renewFailed'> }) {
  const { t } = useTranslation('payment');
  const problemText = useProblemText();
  return (
    <PurchaseOutcome
      picture={<SpilledCupPicture />}
      title={t(`renewFailed.title.${view.meansKind}`)}
    >
      <p>{problemText(view.problem)}</p>
    </PurchaseOutcome>
  );
}

function Unsettled({ view }: { readonly view: StepView<'unsettled'> }) {
  const { t } = useTranslation('payment');
  const { change } = view;
  const problemText = useProblemText();
  return (
    <>
      <PurchaseOutcome picture={<WaitingPicture />} title={t(`unsettled.${change}.title`)}>
        <p>{problemText(view.problem)}</p>
        <p>{t(`unsettled.${change}.body`)}</p>
      </PurchaseOutcome>
      <DueFacts due={view.due} />
    </>
  );
}

function Paid({ view }: { readonly view: StepView<'paid'> }) {
  const { t } = useTranslation('payment');
  const format = useFormat();
  return (
    <>
      <PurchaseOutcome picture={<FullCupPicture />} title={t('paid.title')}>
        {view.isLate ? <p>{t('paid.late')}</p> : null}
        {view.next === 'packOrder' || view.next === 'vouchers' ? <p>{t('paid.vouchers')}</p> : null}
        <p>{t('paid.at', { moment: format.dayAndTime(view.paidAt) })}</p>
        {view.pickup === null ? null : (
          <p>{t('paid.pickup', { day: format.day(view.pickup.start) })}</p>
        )}
      </PurchaseOutcome>
      <DueFacts due={view.due} isPaid />
      <CompanyNote due={view.due} />
      <PlacedBanners placement="paySuccess" />
    </>
  );
}

function Refunded({ view }: { readonly view: StepView<'refunded'> }) {
  const { t } = useTranslation('purchase');
  const refundText = useRefundText();
  const { due, news } = view;
  return (
    <>
      <PurchaseOutcome picture={<WaitingPicture />} title={t('refund.title')}>
        <p>{refundText(news, due.amount, due.currencyCode)}</p>
      </PurchaseOutcome>
      <DueFacts due={due} isPaid />
    </>
  );
}
