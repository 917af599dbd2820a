import { ActionBar, Button } from '@cangkir/react';
import { useConfirm } from '../../frame/confirm.tsx';
import { ProblemAction } from '../../frame/problem-action.tsx';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOfferText } from './use-offer-text.ts';

export interface OfferedCardProps extends Pick<ScreenProps<'rightsCard'>, 'send'> {
  readonly view: Exclude<ScreenProps<'rightsCard'>['view'], { readonly step: 'notSold' }>;
}

/** Leads back to an order that is not paid, and buys or renews the card; the payment page follows. */
export function RightsCardAction({ view, send }: OfferedCardProps) {
  const { t } = useTranslation('rights-card');
  const { price } = useOfferText(view.offer);
  const confirm = useConfirm();
  const amount = price(view.offer.price);
  const isUnpaid = view.step === 'ready' && view.offer.unpaidOrder !== null;

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

  if (view.step === 'unsettled') {
    return <ProblemAction problem={view.problem} onRetry={() => send({ type: 'RETRY' })} />;
  }
  const label = view.offer.standing === 'none' ? t('buy', { amount }) : t('renew', { amount });
  return (
    <ActionBar>
      {isUnpaid ? (
        <Button wide onClick={() => send({ type: 'CONTINUE_PAYMENT' })}>
          {t('unpaid.action')}
        </Button>
      ) : null}
      <Button
        wide
        variant={isUnpaid ? 'secondary' : 'primary'}
        busy={view.step === 'buying'}
        onClick={() => void buy()}
      >
        {view.step === 'buying' ? t('buying') : label}
      </Button>
    </ActionBar>
  );
}
