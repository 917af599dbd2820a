import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { GatewayFailure, GatewayResult } from '../gateway/gateway.ts';
import type { ChangeOutcome } from './change-outcome.ts';

/** How often a change is sent, the first time included, before the person is asked. */
export const MAX_TRIES = 4;

/** The longest pause before the second try; it doubles with each further one. Milliseconds. */
const FIRST_PAUSE_MS = 1000;

/** How the tries go. */
export interface RetryOptions {
  /** Ends the tries: the last answer counts. */
  readonly signal: AbortSignal;
  /** An earlier try, on this page or before a reload, sent the change under this key and saw no answer. */
  readonly maybeApplied: boolean;
}

/**
 * Sends a change until there is an answer. A lost answer, or a busy backend, may stand for a change that was
 * applied, so it is sent again with the same idempotency key, after a pause that grows and is jittered.
 *
 * @param send sends the change, always with the same key
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
    await pause(clock, random.next() * FIRST_PAUSE_MS * 2 ** (tries - 1), signal);
    if (signal.aborted) return outcomeOf(failure, true);
  }
}

/** What a failure says of a change that an earlier try may have applied. */
function outcomeOf(failure: GatewayFailure, maybeApplied: boolean): ChangeOutcome<never> {
  switch (failure.kind) {
    case 'loginRequired':
    case 'sessionExpired':
      return { kind: failure.kind, maybeApplied };
    case 'unreachable':
    case 'busy':
    case 'malformed':
      return { kind: 'unknown', failure };
    // The backend did not look whether an earlier try was applied under this key.
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

function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timeout = clock.setTimeout(finish, ms);
    signal.addEventListener('abort', finish);
    function finish() {
      clock.clearTimeout(timeout);
      signal.removeEventListener('abort', finish);
      resolve();
    }
  });
}
