import { ROUTES } from '@cangkir/core';
import { ActionBar, Button } from '@cangkir/react';
import { ProblemAction } from '../../frame/problem-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useProduct } from '../../product-context.tsx';
import { priceText } from './price-text.ts';

/** Buys the chosen packs, or leads to others. */
export function PackAction({ view, send }: ScreenProps<'pack'>) {
  const { t } = useTranslation('packs');
  const { router } = useProduct();
  const buy = () => send({ type: 'BUY' });

  switch (view.step) {
    case 'onSale':
    case 'buying':
      return (
        <ActionBar>
          <Button
            wide
            variant={isUnpaid(view) ? 'secondary' : 'primary'}
            busy={view.step === 'buying' || view.busy}
            onClick={buy}
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
          <Button wide onClick={() => router.push(ROUTES.packs)}>
            {t('otherPacks')}
          </Button>
        </ActionBar>
      );
  }
}

/** The way back to the payment is the main action then. */
function isUnpaid(view: ScreenProps<'pack'>['view']): boolean {
  return 'unpaidOrder' in view && view.unpaidOrder !== null;
}
