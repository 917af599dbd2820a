import { formatPrice, marketOfCurrency } from '@cangkir/core';
import type { OfferedPack } from '@cangkir/core/packs';

/** Writes an amount as the market of a pack does. */
export function priceText(
  { currencyCode }: Pick<OfferedPack, 'currencyCode'>,
  amount: number,
): string {
  return formatPrice(amount, marketOfCurrency(currencyCode));
}
