import { fromPromise } from 'xstate';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { ChangeOptions, GatewayResult } from '../gateway/gateway.ts';
import type { ChangeOutcome } from './change-outcome.ts';
import { retryChange } from './retry-change.ts';

/** A change, and its idempotency key until the outcome is known. */
export interface Change<Value> {
  send(options: ChangeOptions): Promise<GatewayResult<Value>>;
  /** Never null in a sending state: its entry creates the key. */
  readonly key: string | null;
  /** An earlier try under this key got no answer. */
  readonly maybeApplied: boolean;
  readonly ports: { readonly clock: Clock; readonly random: Random };
}

/** Sends a change under its idempotency key until its outcome is known, or the tries run out. */
export function changeActor<Value>() {
  return fromPromise<ChangeOutcome<Value>, Change<Value>>(
    ({ input: { send, key, maybeApplied, ports }, signal }) =>
      retryChange(() => send({ idempotencyKey: key ?? '', signal }), ports, {
        signal,
        maybeApplied,
      }),
  );
}
