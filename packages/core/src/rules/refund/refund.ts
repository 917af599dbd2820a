import { marketOfCurrency } from '../../platform/market/market.ts';
import type { CurrencyCode } from '../../platform/market/market.types.ts';
import type { PaymentMethod } from '../order/payment-method.ts';
import { refundArrival } from './refund-time.ts';

/** The refund of a paid order that the chain cancelled. */
export interface Refund {
  /** Milliseconds since the epoch. */
  readonly refundedAt: number;
  /** What the order was paid by: the money goes back the same way. */
  readonly paymentMethod: PaymentMethod;
}

/**
 * When the money of a refund is back. Moments are milliseconds since the epoch.
 * - `returned`: at once, to the stored value.
 * - `by`: at the latest on that day.
 * - `between`: not before the first day, and at the latest on the last.
 * - `unknown`: no time is promised; `to` a gift card, or a bank, whose time it is.
 */
export type RefundNews =
  | { readonly kind: 'returned' }
  | { readonly kind: 'unknown'; readonly to: 'bank' | 'giftCard' }
  | { readonly kind: 'by'; readonly latest: number }
  | { readonly kind: 'between'; readonly earliest: number; readonly latest: number };

/** When the money of an order in a currency is back (specification, section 9). */
export function refundNews(
  { refundedAt, paymentMethod }: Refund,
  currencyCode: CurrencyCode,
): RefundNews {
  if (paymentMethod === 'storedValue') return { kind: 'returned' };
  const arrival = refundArrival(refundedAt, marketOfCurrency(currencyCode), paymentMethod);
  if (arrival === null) {
    return { kind: 'unknown', to: paymentMethod === 'giftCard' ? 'giftCard' : 'bank' };
  }
  const { earliest, latest } = arrival;
  return earliest === refundedAt ? { kind: 'by', latest } : { kind: 'between', earliest, latest };
}
