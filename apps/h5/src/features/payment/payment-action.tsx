import { formatMoney, type PageView, ROUTES } from '@cangkir/core';
import { ActionBar, Button } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import { PaymentCheck } from './payment-check.tsx';
import { StoredValueButton } from './stored-value-payment.tsx';

/** What helps next, in the bar of the page. */
export function PaymentAction({ view, send }: ScreenProps<'payment'>) {
  const { t } = useTranslation(['payment', 'frame']);
  const checkPayment = () => send({ type: 'CHECK_PAYMENT' });

  switch (view.step) {
    case 'waiting':
      return (
        <ActionBar>
          <PaymentCheck view={view} />
          {view.means.kind === 'qris' ? (
            <StoredValueButton view={view} send={send} />
          ) : (
            <Button
              isWide
              isBusy={view.isLeaving || view.isBusy}
              onClick={() => send({ type: 'PAY' })}
            >
              {view.isLeaving
                ? t('payment:web.leaving')
                : t(`payment:${messagesOf(view.means.kind)}.action`)}
            </Button>
          )}
          <Button isWide variant="secondary" isBusy={view.isBusy} onClick={checkPayment}>
            {t('payment:iHavePaid')}
          </Button>
        </ActionBar>
      );
    case 'amountChanged':
      return (
        <ActionBar>
          <Button isWide onClick={() => send({ type: 'ACCEPT' })}>
            {t('payment:amountChanged.action', {
              now: formatMoney(view.due.amount, view.due.currencyCode),
            })}
          </Button>
        </ActionBar>
      );
    case 'expired':
    case 'failed':
      return (
        <ActionBar>
          <PaymentCheck view={view} />
          {view.canRenew ? (
            <Button isWide isBusy={view.isBusy} onClick={() => send({ type: 'RENEW' })}>
              {view.step === 'expired'
                ? t(`payment:expired.action.${view.meansKind}`)
                : t('payment:paymentFailed.action')}
            </Button>
          ) : (
            <OtherPacksButton />
          )}
          <Button isWide variant="secondary" isBusy={view.isBusy} onClick={checkPayment}>
            {t('payment:iHavePaid')}
          </Button>
        </ActionBar>
      );
    case 'cancelled':
      return (
        <ActionBar>
          <PaymentCheck view={view} />
          <CancelledActions view={view} send={send} />
          <Button isWide variant="quiet" isBusy={view.isBusy} onClick={checkPayment}>
            {t('payment:iHavePaid')}
          </Button>
        </ActionBar>
      );
    case 'renewFailed':
      return (
        <ActionBar>
          <Button isWide onClick={() => send({ type: 'RETRY' })}>
            {t('frame:retry')}
          </Button>
          <Button isWide variant="secondary" onClick={checkPayment}>
            {t('payment:iHavePaid')}
          </Button>
        </ActionBar>
      );
    case 'unsettled':
      return (
        <ActionBar>
          <Button isWide onClick={() => send({ type: 'RETRY' })}>
            {t('frame:retry')}
          </Button>
        </ActionBar>
      );
    case 'paid':
    case 'refunded':
      return (
        <ActionBar>
          <Button isWide onClick={() => send({ type: 'CONTINUE' })}>
            {t(`payment:paid.action.${view.next}`)}
          </Button>
        </ActionBar>
      );
  }
}

interface CancelledActionsProps extends Pick<ScreenProps<'payment'>, 'send'> {
  readonly view: Extract<PageView<'payment'>, { readonly step: 'cancelled' }>;
}

/** Who cancelled an order wants to order again; of drinks there is only the order itself. */
function CancelledActions({ view: { product, canRenew, isBusy }, send }: CancelledActionsProps) {
  const { t } = useTranslation('payment');
  if (!canRenew) return <OtherPacksButton />;
  return (
    <>
      {product === null ? null : (
        <Button isWide onClick={() => send({ type: 'CONTINUE' })}>
          {t(`cancelled.action.${product}`)}
        </Button>
      )}
      <Button
        isWide
        variant={product === null ? 'primary' : 'secondary'}
        isBusy={isBusy}
        onClick={() => send({ type: 'RENEW' })}
      >
        {t('cancelled.pay')}
      </Button>
    </>
  );
}

function OtherPacksButton() {
  const { t } = useTranslation('payment');
  const navigation = useNavigation();
  return (
    <Button isWide onClick={() => navigation.push(ROUTES.packs)}>
      {t('otherPacks')}
    </Button>
  );
}

function messagesOf(kind: 'webPayment' | 'giftCard'): 'web' | 'giftCard' {
  return kind === 'webPayment' ? 'web' : 'giftCard';
}
