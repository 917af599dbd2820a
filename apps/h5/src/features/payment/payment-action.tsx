import { formatMoney, ROUTES } from '@cangkir/core';
import { ActionBar, Button } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';
import { PaymentCheck } from './payment-check.tsx';
import { StoredValueButton } from './stored-value-payment.tsx';

/** What helps next, in the bar of the page. */
export function PaymentAction({ view, send }: ScreenProps<'payment'>) {
  const { t } = useTranslation(['payment', 'frame']);
  const navigation = useNavigation();
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
            <Button isWide onClick={() => navigation.push(ROUTES.packs)}>
              {t('payment:otherPacks')}
            </Button>
          )}
          <Button isWide variant="secondary" isBusy={view.isBusy} onClick={checkPayment}>
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

function messagesOf(kind: 'webPayment' | 'giftCard'): 'web' | 'giftCard' {
  return kind === 'webPayment' ? 'web' : 'giftCard';
}
