import * as v from 'valibot';
import type { ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { Payment, PaymentGateway } from './payment.gateway.ts';
import { isCancelled, isExpiredOrFailed, type PaymentStatus } from './payment-status.ts';

/** What the user changes about a payment. `amount`: what they confirmed, in the currency's major unit. */
export const paymentChangeSchema = v.variant('kind', [
  v.object({ kind: v.literal('renew') }),
  v.object({ kind: v.literal('payByStoredValue'), amount: v.pipe(v.number(), v.finite()) }),
  v.object({ kind: v.literal('cancel') }),
]);

export type PaymentChange = v.InferOutput<typeof paymentChangeSchema>;

export function sendPaymentChange(
  payments: PaymentGateway,
  orderNumber: string,
  change: PaymentChange,
  options: ChangeOptions,
): Promise<GatewayResult<Payment>> {
  switch (change.kind) {
    case 'renew':
      return payments.renew(orderNumber, options);
    case 'payByStoredValue':
      return payments.payByStoredValue({ orderNumber, amount: change.amount }, options);
    case 'cancel':
      return payments.cancel(orderNumber, options);
  }
}

/** Whether a payment as it was read shows what came of a change whose answer was lost. */
export function showsChange({ kind }: PaymentChange, status: PaymentStatus): boolean {
  switch (kind) {
    case 'renew':
      return !isExpiredOrFailed(status);
    case 'payByStoredValue':
      return wasPaid(status);
    case 'cancel':
      return wasPaid(status) || isCancelled(status);
  }
}

function wasPaid({ kind }: PaymentStatus): boolean {
  return kind === 'paid' || kind === 'paidLate' || kind === 'refunded';
}
