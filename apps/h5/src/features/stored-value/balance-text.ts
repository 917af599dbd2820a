import { formatPrice, marketOfCurrency } from '@cangkir/core';
import type { StoredValue } from '@cangkir/core/stored-value';

/** How much is stored, with its currency. */
export function balanceText({
  balance,
  currencyCode,
}: Pick<StoredValue, 'balance' | 'currencyCode'>): string {
  return formatPrice(balance, marketOfCurrency(currencyCode));
}
