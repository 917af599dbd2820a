import type { RightsCardOffer } from '@cangkir/core/rights-card';
import { Button, Notice } from '@cangkir/react';
import type { ScreenProps } from '../../frame/screen-definition.ts';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOfferText } from './use-offer-text.ts';

interface UnpaidCardProps extends Pick<ScreenProps<'rightsCard'>, 'send'> {
  readonly offer: RightsCardOffer;
}

/** The order of a card that can still be paid, if there is one, with the way back to its payment. */
export function UnpaidCard({ offer, send }: UnpaidCardProps) {
  const { t } = useTranslation('rights-card');
  const format = useFormat();
  const { price } = useOfferText(offer);
  if (offer.unpaidOrder === null) return null;
  const { amount, expiresAt } = offer.unpaidOrder;
  return (
    <Notice
      tone="waiting"
      title={t('unpaid.title')}
      action={
        <Button onClick={() => send({ type: 'CONTINUE_PAYMENT' })}>{t('unpaid.action')}</Button>
      }
    >
      <p>{t('unpaid.body', { amount: price(amount), time: format.timeInWib(expiresAt) })}</p>
      <p>{t('unpaid.replaced')}</p>
    </Notice>
  );
}
