import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import { FAILURE_KINDS } from '../gateway/failure-kind.ts';
import type { GatewayFailure, GatewayResult } from '../gateway/gateway.ts';
import { type RetryPolicy, retryCall } from '../gateway/retry-call.ts';
import type { ChangeOutcome } from './change-outcome.ts';

/** A change may have been applied without an answer, so it is worth more tries than a read. */
export const CHANGE_RETRIES: RetryPolicy = { tries: 4, firstPauseMs: 1000 };

export interface RetryOptions {
  /** Stops the retries: the last answer counts. */
  readonly signal?: AbortSignal | undefined;
  /** An earlier try under this key, on this page or before a reload, got no answer. */
  readonly isMaybeApplied: boolean;
}

/**
 * Sends a change until it is answered. After a lost answer or a busy backend the change may have been applied. It is
 * therefore retried under the same idempotency key.
 *
 * @param send sends the change, always under the same key
 */
export async function retryChange<Value>(
  send: () => Promise<GatewayResult<Value>>,
  ports: { readonly clock: Clock; readonly random: Random },
  { signal, isMaybeApplied }: RetryOptions,
): Promise<ChangeOutcome<Value>> {
  const { result, tries } = await retryCall(send, CHANGE_RETRIES, ports, signal);
  return result.ok
    ? { kind: 'done', value: result.value }
    : outcomeOf(result.failure, isMaybeApplied || tries > 1);
}

/** The outcome after a failure, if an earlier try may have applied the change. */
function outcomeOf(failure: GatewayFailure, isMaybeApplied: boolean): ChangeOutcome<never> {
  const { change } = FAILURE_KINDS[failure.kind];
  switch (change) {
    case 'loginRequired':
    case 'sessionEnded':
      return { kind: change, isMaybeApplied };
    case 'unchecked':
      return { kind: isMaybeApplied ? 'unknown' : 'refused', failure };
    default:
      return { kind: change, failure };
  }
}
