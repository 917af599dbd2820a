import { fromPromise } from 'xstate';
import type { CallOptions, GatewayFailure, GatewayResult } from './gateway/gateway.ts';

/**
 * What became of a read.
 * - `loginRequired`: only members may see it. - `sessionExpired`: the token was refused.
 * - `notFound`: there is no such thing. - `failed`: it may succeed another time.
 */
export type LoadOutcome<Value> =
  | { readonly kind: 'loaded'; readonly value: Value }
  | {
      readonly kind: 'loginRequired' | 'sessionExpired' | 'notFound' | 'failed';
      readonly failure: GatewayFailure;
    };

/** A read of a gateway. */
export interface Load<Value> {
  load(options: CallOptions): Promise<GatewayResult<Value>>;
}

/** Reads from a gateway, and says what became of it. */
export function loadActor<Value>() {
  return fromPromise<LoadOutcome<Value>, Load<Value>>(async ({ input, signal }) =>
    loadOutcome(await input.load({ signal })),
  );
}

/** What an answer says of a read. */
function loadOutcome<Value>(answer: GatewayResult<Value>): LoadOutcome<Value> {
  if (answer.ok) return { kind: 'loaded', value: answer.value };
  const { failure } = answer;
  switch (failure.kind) {
    case 'loginRequired':
    case 'sessionExpired':
    case 'notFound':
      return { kind: failure.kind, failure };
    default:
      return { kind: 'failed', failure };
  }
}
