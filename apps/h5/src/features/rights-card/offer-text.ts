import { formatPrice, marketOfCurrency } from '@cangkir/core';
import type { RightsCardOffer } from '@cangkir/core/rights-card';

/** Reads the words of a validity's unit. */
type UnitText = (key: `unit.${1 | 2 | 3 | 4}`, values: { readonly count: number }) => string;

/** Writes a card's amounts as its market does, and its validity as a number with its unit: `1 bulan`. */
export function offerText(
  { currencyCode, validity: { count, unit } }: Pick<RightsCardOffer, 'currencyCode' | 'validity'>,
  t: UnitText,
) {
  return {
    price: (amount: number) => formatPrice(amount, marketOfCurrency(currencyCode)),
    validity: t(`unit.${unit}`, { count }),
  };
}
