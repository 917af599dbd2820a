import type { ChangeOutcome } from '../../flow/change/change-outcome.ts';
import { retryChange } from '../../flow/change/retry-change.ts';
import { FAILURE_KINDS } from '../../flow/gateway/failure-kind.ts';
import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import type { CallOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, succeed } from '../../platform/result.ts';
import type { Payment } from './payment.gateway.ts';
import type { LoadedPayment, PaymentPorts } from './payment.types.ts';
import { isExpiredOrFailed, paymentStatus } from './payment-status.ts';

/**
 * Reads a payment. A renewal without an answer goes first, under its key: the read then shows what came of it.
 *
 * @param pendingKey the idempotency key of that renewal; null if there is none
 */
export async function loadPayment(
  orderNumber: string,
  pendingKey: string | null,
  ports: PaymentPorts,
  options: CallOptions,
): Promise<GatewayResult<LoadedPayment>> {
  if (orderNumber === '') return fail(failureOfCode(RESPONSE_CODE.notFound));
  const renewal =
    pendingKey === null ? null : await renewAgain(orderNumber, pendingKey, ports, options);
  // The user has left, and nothing more is sent.
  if (options.signal?.aborted) return fail({ kind: 'unreachable' });
  const found = await ports.payments.find(orderNumber, options);
  if (found.ok) {
    const status = paymentStatus(found.value, ports.clock.now());
    const isShown = renewal?.kind === 'unknown' && !isExpiredOrFailed(status);
    return succeed({ payment: found.value, renewal: isShown ? null : renewal, failure: null });
  }
  return renewal?.kind === 'done' && !FAILURE_KINDS[found.failure.kind].isFinal
    ? succeed({ payment: renewal.value, renewal, failure: found.failure })
    : found;
}

function renewAgain(
  orderNumber: string,
  idempotencyKey: string,
  ports: PaymentPorts,
  options: CallOptions,
): Promise<ChangeOutcome<Payment>> {
  return retryChange(
    () => ports.payments.renew(orderNumber, { ...options, idempotencyKey }),
    ports,
    { signal: options.signal, isMaybeApplied: true },
  );
}
