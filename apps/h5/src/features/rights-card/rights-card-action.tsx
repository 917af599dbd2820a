import { ActionBar, Button } from '@cangkir/react';
import { ProblemAction } from '../../frame/problem-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOfferText } from './use-offer-text.ts';

/** Buys or renews the card; the payment page follows. */
export function RightsCardAction({ view, send }: ScreenProps<'rightsCard'>) {
  const { t } = useTranslation('rights-card');
  const { price } = useOfferText(view.offer);
  const amount = price(view.offer.price);

  if (view.step === 'unsettled') {
    return <ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />;
  }
  const label = view.offer.standing === 'none' ? t('buy', { amount }) : t('renew', { amount });
  return (
    <ActionBar>
      <Button
        wide
        // The way back to the payment is the main action then.
        variant={view.step === 'ready' && view.offer.unpaidOrder !== null ? 'secondary' : 'primary'}
        busy={view.step === 'buying'}
        onClick={() => send({ type: 'BUY' })}
      >
        {view.step === 'buying' ? t('buying') : label}
      </Button>
    </ActionBar>
  );
}
