import type { ChangeOptions, GatewayResult } from '../ports/gateway.ts';

/**
 * Stands before a call that changes something, and notes each change that is asked for under a second key
 * while the first one may have been carried out: to the backend that is another change.
 */
export interface KeyWatch<Request, Value> {
  ask(request: Request, options: ChangeOptions): Promise<GatewayResult<Value>>;
  /** The person saw an answer, or wants something else: the next ask is another change. */
  release(): void;
  /** What was asked for twice. */
  readonly doubles: readonly string[];
}

/** Watches the keys of a call. */
export function watchKeys<Request, Value>(
  ask: (request: Request, options: ChangeOptions) => Promise<GatewayResult<Value>>,
): KeyWatch<Request, Value> {
  const doubles: string[] = [];
  let open: { readonly request: string; readonly key: string } | null = null;
  return {
    doubles,
    release() {
      open = null;
    },
    ask(request, options) {
      const asked = { request: JSON.stringify(request), key: options.idempotencyKey };
      if (open !== null && open.request === asked.request && open.key !== asked.key) {
        doubles.push(asked.request);
      }
      open = asked;
      return ask(request, options);
    },
  };
}
