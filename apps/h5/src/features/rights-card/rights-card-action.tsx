import { formatMoney } from '@cangkir/core';
import { ProblemAction } from '../../frame/problem-action.tsx';
import { PurchaseAction } from '../../frame/purchase/purchase-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Leads back to an order that is not paid, and buys or renews the card; the payment page follows. */
export function RightsCardAction({ view, send }: ScreenProps<'rightsCard'>) {
  const { t } = useTranslation('rights-card');
  const { price, currencyCode, status, unpaidOrder } = view.offer;

  const discount = view.step === 'ready' ? (view.redemption?.discount ?? 0) : 0;

  if (view.step === 'unsettled') {
    return <ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />;
  }
  return (
    <PurchaseAction
      label={t(status === 'none' ? 'buy' : 'renew', {
        amount: formatMoney(price - discount, currencyCode),
      })}
      isUnpaid={view.step === 'ready' && unpaidOrder !== null}
      isBuying={view.step === 'buying'}
      onBuy={() => send({ type: 'BUY' })}
      onContinuePayment={() => send({ type: 'CONTINUE_PAYMENT' })}
    />
  );
}
