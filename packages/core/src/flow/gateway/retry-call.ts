import type { Clock } from '../../platform/clock/clock.ts';
import { pause } from '../../platform/clock/pause.ts';
import type { Random } from '../../platform/random.ts';
import { FAILURE_KINDS } from './failure-kind.ts';
import type { GatewayResult } from './gateway.ts';

export interface RetryPolicy {
  /** The maximum number of tries, including the first. */
  readonly tries: number;
  /** The longest pause before the second try. Doubles with each retry. Milliseconds. */
  readonly firstPauseMs: number;
}

/** The last result of a call, and how many tries it took. */
export interface RetriedResult<Value> {
  readonly result: GatewayResult<Value>;
  readonly tries: number;
}

/**
 * Repeats a call that got no answer, or met a busy backend. The pauses grow exponentially with full jitter, so that
 * phones do not all retry at once when a campaign starts on the hour. Once the signal aborts, the last result counts.
 */
export async function retryCall<Value>(
  call: () => Promise<GatewayResult<Value>>,
  { tries: maximum, firstPauseMs }: RetryPolicy,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
  signal?: AbortSignal,
): Promise<RetriedResult<Value>> {
  for (let tries = 1; ; tries += 1) {
    const result = await call();
    if (result.ok || tries === maximum || !FAILURE_KINDS[result.failure.kind].isRetried)
      return { result, tries };
    await pause(random.next() * firstPauseMs * 2 ** (tries - 1), clock, signal);
    if (signal?.aborted) return { result, tries };
  }
}
