import type { Clock } from '../../platform/clock/clock.ts';
import { pause } from '../../platform/clock/pause.ts';
import type { Random } from '../../platform/random.ts';
import type { GatewayFailure, GatewayResult } from '../gateway/gateway.ts';
import type { ChangeOutcome } from './change-outcome.ts';

/** The maximum number of tries, including the first. */
export const MAX_TRIES = 4;

/** The longest pause before the second try. Doubles with each retry. Milliseconds. */
const FIRST_PAUSE_MS = 1000;

export interface RetryOptions {
  /** Stops the retries: the last answer counts. */
  readonly signal: AbortSignal;
  /** An earlier try under this key, on this page or before a reload, got no answer. */
  readonly maybeApplied: boolean;
}

/**
 * Sends a change until it is answered. After a lost answer or a busy backend the change may have been applied. It is
 * therefore retried under the same idempotency key, with exponential backoff and jitter.
 *
 * @param send sends the change, always under the same key
 */
export async function retryChange<Value>(
  send: () => Promise<GatewayResult<Value>>,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  { signal, maybeApplied }: RetryOptions,
): Promise<ChangeOutcome<Value>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (answer.ok) return { kind: 'done', value: answer.value };
    const { failure } = answer;
    if (!isRetryable(failure) || tries === MAX_TRIES) {
      return outcomeOf(failure, maybeApplied || tries > 1);
    }
    await pause(random.next() * FIRST_PAUSE_MS * 2 ** (tries - 1), clock, signal);
    if (signal.aborted) return outcomeOf(failure, true);
  }
}

/** The outcome after a failure, if an earlier try may have applied the change. */
function outcomeOf(failure: GatewayFailure, maybeApplied: boolean): ChangeOutcome<never> {
  switch (failure.kind) {
    case 'loginRequired':
    case 'sessionExpired':
      return { kind: failure.kind, maybeApplied };
    case 'unreachable':
    case 'busy':
    case 'malformed':
      return { kind: 'unknown', failure };
    // The backend, or what stands before it, did not check whether an earlier try under this key was applied.
    case 'limited':
    case 'rejected':
    case 'unrecognized':
      return { kind: maybeApplied ? 'unknown' : 'refused', failure };
    case 'refused':
    case 'notFound':
      return { kind: 'refused', failure };
  }
}

function isRetryable({ kind }: GatewayFailure): boolean {
  return kind === 'unreachable' || kind === 'busy';
}
