import { fromPromise } from 'xstate';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { ChangeOptions, GatewayResult } from '../gateway/gateway.ts';
import type { ChangeOutcome } from './change-outcome.ts';
import { retryChange } from './retry-change.ts';

/** One change, and the key that it is sent under until its outcome is known. */
export interface Change<Value> {
  send(options: ChangeOptions): Promise<GatewayResult<Value>>;
  /** Null never happens in a state that sends: the key is made on the way in. */
  readonly key: string | null;
  /** An earlier try sent the change under this key and saw no answer. */
  readonly maybeApplied: boolean;
  readonly ports: { readonly clock: Clock; readonly random: Random };
}

/** Sends a change under its idempotency key until its outcome is known, or the tries are used up. */
export function changeActor<Value>() {
  return fromPromise<ChangeOutcome<Value>, Change<Value>>(
    ({ input: { send, key, maybeApplied, ports }, signal }) =>
      retryChange(() => send({ idempotencyKey: key ?? '', signal }), ports, {
        signal,
        maybeApplied,
      }),
  );
}
