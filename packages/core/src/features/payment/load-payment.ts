import type { ChangeOutcome } from '../../flow/change/change-outcome.ts';
import { retryChange } from '../../flow/change/retry-change.ts';
import { FAILURE_KINDS } from '../../flow/gateway/failure-kind.ts';
import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import type { CallOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Payment } from './payment.gateway.ts';
import type { LoadedPayment, PaymentPorts } from './payment.types.ts';
import { sendPaymentChange, showsChange } from './payment-change.ts';
import type { PaymentDraft } from './payment-draft.ts';
import { paymentStatus } from './payment-status.ts';

/**
 * Reads a payment. A change without an answer goes first, under its key: the read then shows what came of it.
 *
 * @param draft the draft with that change; null if there is none
 */
export async function loadPayment(
  orderNumber: string,
  draft: PaymentDraft | null,
  ports: PaymentPorts,
  options: CallOptions,
): Promise<GatewayResult<LoadedPayment>> {
  if (orderNumber === '') return fail(failureOfCode(RESPONSE_CODE.notFound));
  const change = draft === null ? null : await changeAgain(orderNumber, draft, ports, options);
  // The user has left, and nothing more is sent.
  if (options.signal?.aborted) return fail({ kind: 'unreachable' });
  const found = await ports.payments.find(orderNumber, options);
  if (found.ok) {
    const status = paymentStatus(found.value, ports.clock.now());
    const isShown =
      draft !== null && change?.kind === 'unknown' && showsChange(draft.change, status);
    return succeed({ payment: found.value, change: isShown ? null : change, failure: null });
  }
  return change?.kind === 'done' && !FAILURE_KINDS[found.failure.kind].isFinal
    ? succeed({ payment: change.value, change, failure: found.failure })
    : found;
}

async function changeAgain(
  orderNumber: string,
  { pendingKey, change }: PaymentDraft,
  ports: PaymentPorts,
  options: CallOptions,
): Promise<ChangeOutcome<Payment> | null> {
  if (pendingKey === null) return null;
  const sent = { ...options, idempotencyKey: pendingKey };
  return retryChange(() => sendPaymentChange(ports.payments, orderNumber, change, sent), ports, {
    signal: options.signal,
    isMaybeApplied: true,
  });
}
