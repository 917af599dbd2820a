import { formatMoney, ROUTES } from '@cangkir/core';
import { Button } from '@cangkir/react';
import { ProblemAction } from '../../frame/problem-action.tsx';
import { PurchaseAction } from '../../frame/purchase/purchase-action.tsx';
import { UnpaidOrderFirst } from '../../frame/purchase/unpaid-order-first.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useNavigation } from '../../product-context.tsx';

/** Leads back to an order that is not paid, buys the chosen packs, or leads to others. */
export function PackAction({ view, send }: ScreenProps<'pack'>) {
  const { t } = useTranslation('packs');
  const navigation = useNavigation();
  const payment = {
    isUnpaid: 'unpaidOrder' in view && view.unpaidOrder !== null,
    onContinuePayment: () => send({ type: 'CONTINUE_PAYMENT' }),
  };

  switch (view.step) {
    case 'onSale':
    case 'buying':
      return (
        <PurchaseAction
          {...payment}
          label={t('buy', { total: formatMoney(view.choice.total, view.pack.currencyCode) })}
          isBuying={view.step === 'buying'}
          isBusy={view.step === 'onSale' && view.isBusy}
          onBuy={() => send({ type: 'BUY' })}
        />
      );
    case 'unsettled':
      return <ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />;
    default:
      return (
        <UnpaidOrderFirst {...payment}>
          {(variant) => (
            <Button isWide variant={variant} onClick={() => navigation.push(ROUTES.packs)}>
              {t('otherPacks')}
            </Button>
          )}
        </UnpaidOrderFirst>
      );
  }
}
