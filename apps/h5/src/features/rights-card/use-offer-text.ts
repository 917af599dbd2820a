import { formatPrice, marketOfCurrency } from '@cangkir/core';
import type { RightsCardOffer } from '@cangkir/core/rights-card';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Writes a card's amounts as its market does, and its validity as a number with its unit: `1 bulan`. */
export function useOfferText({
  currencyCode,
  validity: { count, unit },
}: Pick<RightsCardOffer, 'currencyCode' | 'validity'>) {
  const { t } = useTranslation('rights-card');
  return {
    price: (amount: number) => formatPrice(amount, marketOfCurrency(currencyCode)),
    validity: t(`unit.${unit}`, { count }),
  };
}
