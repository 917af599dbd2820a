import type { PaymentMethod } from './payment-method.ts';

/** An order that waits for its payment. */
export interface UnpaidOrder {
  readonly orderNumber: string;
  readonly paymentMethod: PaymentMethod;
  /** In the major unit of the currency of what it buys. */
  readonly amount: number;
  /** Until when it can be paid: milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The order if it can still be paid at `now` (milliseconds since the epoch), else null. */
export function payableOrder(order: UnpaidOrder | null, now: number): UnpaidOrder | null {
  return order !== null && now < order.expiresAt ? order : null;
}
