import type { RightsCardOffer } from '@cangkir/core/rights-card';
import { Notice } from '@cangkir/react';
import { useFormat } from '../../frame/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOfferText } from './use-offer-text.ts';

interface UnpaidCardProps {
  readonly offer: RightsCardOffer;
}

/** The order of a card that can still be paid, if there is one. {@link RightsCardAction} leads back to its payment. */
export function UnpaidCard({ offer }: UnpaidCardProps) {
  const { t } = useTranslation('rights-card');
  const format = useFormat();
  const { price } = useOfferText(offer);
  if (offer.unpaidOrder === null) return null;
  const { amount, expiresAt } = offer.unpaidOrder;
  return (
    <Notice tone="waiting" title={t('unpaid.title')}>
      <p>{t('unpaid.body', { amount: price(amount), time: format.timeInWib(expiresAt) })}</p>
    </Notice>
  );
}
