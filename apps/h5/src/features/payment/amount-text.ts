import { formatPrice, marketOfCurrency } from '@cangkir/core';
import type { PaymentDue } from '@cangkir/core/payment';

/** Writes an amount due as its market does: `Rp38.000`. */
export function amountText({ amount, currencyCode }: Omit<PaymentDue, 'orderNumber'>): string {
  return formatPrice(amount, marketOfCurrency(currencyCode));
}
