import { ActionBar, Button } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useNextStep } from '../../frame/use-next-step.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOfferText } from './use-offer-text.ts';

/** Buys or renews the card; the payment page follows. */
export function RightsCardAction({ view, send }: ScreenProps<'rightsCard'>) {
  const { t } = useTranslation('rights-card');
  const nextStep = useNextStep();
  const { price } = useOfferText(view.offer);
  const amount = price(view.offer.price);

  if (view.step === 'unsettled') {
    const { label, take } = nextStep(view.problem, { retry: () => send({ type: 'RETRY' }) });
    return (
      <ActionBar>
        <Button wide onClick={take}>
          {label}
        </Button>
      </ActionBar>
    );
  }
  const label = view.offer.standing === 'none' ? t('buy', { amount }) : t('renew', { amount });
  return (
    <ActionBar>
      <Button wide busy={view.step === 'buying'} onClick={() => send({ type: 'BUY' })}>
        {view.step === 'buying' ? t('buying') : label}
      </Button>
    </ActionBar>
  );
}
