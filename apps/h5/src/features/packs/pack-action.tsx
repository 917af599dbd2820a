import { ROUTES } from '@cangkir/core';
import { ActionBar, Button } from '@cangkir/react';
import { useConfirm } from '../../frame/confirm.tsx';
import { ProblemAction } from '../../frame/problem-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import { priceText } from './price-text.ts';

/** Leads back to an order that is not paid, buys the chosen packs, or leads to others. */
export function PackAction({ view, send }: ScreenProps<'pack'>) {
  const { t } = useTranslation('packs');
  const { router } = useProduct();
  const confirm = useConfirm();
  const isUnpaid = 'unpaidOrder' in view && view.unpaidOrder !== null;
  const variant = isUnpaid ? 'secondary' : 'primary';

  async function buy() {
    const isConfirmed =
      !isUnpaid ||
      (await confirm({
        title: t('unpaid.againTitle'),
        body: t('unpaid.againBody'),
        confirmLabel: t('unpaid.again'),
        cancelLabel: t('unpaid.cancel'),
      }));
    if (isConfirmed) send({ type: 'BUY' });
  }

  const payment = isUnpaid ? (
    <Button wide onClick={() => send({ type: 'CONTINUE_PAYMENT' })}>
      {t('unpaid.action')}
    </Button>
  ) : null;

  switch (view.step) {
    case 'onSale':
    case 'buying':
      return (
        <ActionBar>
          {payment}
          <Button
            wide
            variant={variant}
            busy={view.step === 'buying' || view.busy}
            onClick={() => void buy()}
          >
            {view.step === 'buying'
              ? t('buying')
              : t('buy', { total: priceText(view.pack, view.choice.total) })}
          </Button>
        </ActionBar>
      );
    case 'unsettled':
      return <ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />;
    default:
      return (
        <ActionBar>
          {payment}
          <Button wide variant={variant} onClick={() => router.push(ROUTES.packs)}>
            {t('otherPacks')}
          </Button>
        </ActionBar>
      );
  }
}
