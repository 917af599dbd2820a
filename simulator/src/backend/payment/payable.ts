import type { OutputOf } from '@cangkir/api';
import type { BackendPayment } from './payment.state.ts';

/** Whether a payment can be paid at `now`: milliseconds since the epoch. */
export function isPayable({ progress, expiresAt }: BackendPayment, now: number): boolean {
  return progress.kind === 'waiting' && now < expiresAt;
}

/** The order among these payments that can still be paid, as a product page shows it; null if there is none. */
export function unpaidOrderOf(
  payments: readonly BackendPayment[],
  now: number,
): OutputOf<'pack'>['unpaidOrder'] {
  const payment = payments.find((one) => isPayable(one, now));
  if (payment === undefined) return null;
  const { orderNumber, means, amount, expiresAt } = payment;
  return { orderNumber, paymentMethod: means.kind, amount, expiresAt };
}

/** Cancels the payments that can still be paid: a new order replaces them. */
export function cancelPayable(payments: readonly BackendPayment[], now: number): void {
  for (const payment of payments) {
    if (isPayable(payment, now)) payment.progress = { kind: 'failed', reason: 'cancelled' };
  }
}
