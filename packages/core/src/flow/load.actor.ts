import { fromPromise } from 'xstate';
import { FAILURE_KINDS } from './gateway/failure-kind.ts';
import { failureOfLoad } from './gateway/failure-of-load.ts';
import type { CallOptions, GatewayFailure, GatewayResult } from './gateway/gateway.ts';

/**
 * The outcome of a read.
 * - `loginRequired`: only members may see it.
 * - `sessionEnded`: the token was refused.
 * - `notFound`: no such thing.
 * - `failed`: a retry may succeed.
 */
export type LoadOutcome<Value> =
  | { readonly kind: 'loaded'; readonly value: Value }
  | {
      readonly kind: 'loginRequired' | 'sessionEnded' | 'notFound' | 'failed';
      readonly failure: GatewayFailure;
    };

export interface Load<Value> {
  load(options: CallOptions): Promise<GatewayResult<Value>>;
}

/** Reads from a gateway, and returns the outcome. */
export function loadActor<Value>() {
  return fromPromise<LoadOutcome<Value>, Load<Value>>(async ({ input, signal }) =>
    loadOutcome(await input.load({ signal })),
  );
}

function loadOutcome<Value>(answer: GatewayResult<Value>): LoadOutcome<Value> {
  if (answer.ok) return { kind: 'loaded', value: answer.value };
  const failure = failureOfLoad(answer.failure);
  return { kind: FAILURE_KINDS[failure.kind].load, failure };
}
