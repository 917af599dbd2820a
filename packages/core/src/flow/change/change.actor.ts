import { fromPromise } from 'xstate';
import type { ChangeOptions, GatewayResult } from '../gateway/gateway.ts';
import type { OpenedChange } from './change-context.ts';
import type { ChangeOutcome } from './change-outcome.ts';
import { retryChange } from './retry-change.ts';

/** Sends a change under its idempotency key until its outcome is known, or the tries run out. */
export function changeActor<Context extends OpenedChange, Value>(
  send: (context: Context, options: ChangeOptions) => Promise<GatewayResult<Value>>,
) {
  return fromPromise<ChangeOutcome<Value>, Context>(({ input: context, signal }) => {
    const { ports, pendingKey, isMaybeApplied } = context;
    if (pendingKey === null) throw new Error('The change was sent before it was opened.');
    const options = { idempotencyKey: pendingKey, signal };
    return retryChange(() => send(context, options), ports, { signal, isMaybeApplied });
  });
}
