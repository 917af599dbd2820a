import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import type { CallOptions, ChangeOptions, GatewayResult } from '../flow/gateway/gateway.ts';
import { RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import type { VirtualClock } from './virtual-clock.ts';

/**
 * What becomes of one call.
 * - `answered`: it is done, and told; with `value`, that is told and nothing is done.
 * - `twice`: it arrives twice, as a proxy may repeat it, and is told once.
 * - `lost`: it is done, and the answer never comes back. - `unreachable`: it never arrived.
 * - `never`: it is done, and nothing comes back, not even a failure, until the caller gives up.
 * - `refused`: it is turned away with a code, and nothing is done. - `malformed`: it is done, and told in
 *   other words than the contract's.
 */
export type CallOutcome<Value> = (
  | { readonly kind: 'answered'; readonly value?: Value }
  | { readonly kind: 'twice' | 'lost' | 'unreachable' | 'never' | 'malformed' }
  | { readonly kind: 'refused'; readonly code: number }
) & {
  /** How long the caller waits for what comes back: milliseconds. */
  readonly afterMs?: number;
};

/** A call as it was made. The key is empty where the call changes nothing. */
export interface Asked<Request> {
  readonly request: Request;
  readonly key: string;
}

/** One call to a backend in memory. It can be told what becomes of it, and tells how it was asked. */
export interface MemoryCall<Request, Value> {
  /** What becomes of the next calls, in turn. */
  next(...fates: readonly CallOutcome<Value>[]): void;
  /** What becomes of every call that {@link MemoryCall.next} says nothing of. */
  always(fate: CallOutcome<Value>): void;
  /** Every call, the oldest first. */
  readonly asked: readonly Asked<Request>[];
  /** How many callers left while they waited for what comes back. */
  givenUp(): number;
}

/** The side of the call that a gateway calls. */
export interface AnsweringCall<Request, Value> extends MemoryCall<Request, Value> {
  ask(request: Request, options?: CallOptions | ChangeOptions): Promise<GatewayResult<Value>>;
}

/**
 * A call that does `carryOut`, at most once a key: as in the contract, what succeeded is answered again as
 * it was, or refused where it is another request, and what was refused may be asked again.
 */
export function createMemoryCall<Request, Value>(
  clock: VirtualClock,
  carryOut: (request: Request, key: string) => GatewayResult<Value>,
): AnsweringCall<Request, Value> {
  const asked: Asked<Request>[] = [];
  const turns: CallOutcome<Value>[] = [];
  const kept = new Map<
    string,
    { readonly request: string; readonly result: GatewayResult<Value> }
  >();
  let usual: CallOutcome<Value> = { kind: 'answered' };
  let givenUp = 0;

  function arrive(request: Request, key: string): GatewayResult<Value> {
    const known = kept.get(key);
    if (known !== undefined) {
      return known.request === JSON.stringify(request)
        ? known.result
        : fail(failureOfCode(RESPONSE_CODE.bodyInvalid));
    }
    const result = carryOut(request, key);
    if (result.ok && key !== '') kept.set(key, { request: JSON.stringify(request), result });
    return result;
  }

  /** Null where nothing ever comes back. */
  function meet(
    fate: CallOutcome<Value>,
    request: Request,
    key: string,
  ): GatewayResult<Value> | null {
    switch (fate.kind) {
      case 'answered':
        return fate.value === undefined ? arrive(request, key) : succeed(fate.value);
      case 'twice':
        arrive(request, key);
        return arrive(request, key);
      case 'lost':
        arrive(request, key);
        return fail({ kind: 'unreachable' });
      case 'unreachable':
        return fail({ kind: 'unreachable' });
      case 'never':
        arrive(request, key);
        return null;
      case 'malformed':
        arrive(request, key);
        return fail({ kind: 'malformed' });
      case 'refused':
        return fail(failureOfCode(fate.code));
    }
  }

  return {
    asked,
    givenUp: () => givenUp,
    next: (...fates) => void turns.push(...fates),
    always(fate) {
      usual = fate;
    },
    async ask(request, options = {}) {
      const key = 'idempotencyKey' in options ? options.idempotencyKey : '';
      asked.push({ request, key });
      if (options.signal?.aborted === true) return fail({ kind: 'unreachable' });
      const fate = turns.shift() ?? usual;
      const result = meet(fate, request, key);
      return new Promise((resolve) => {
        let waits = true;
        function comeBack(answer: GatewayResult<Value>) {
          waits = false;
          resolve(answer);
        }
        options.signal?.addEventListener('abort', () => {
          if (waits) givenUp += 1;
          comeBack(fail({ kind: 'unreachable' }));
        });
        if (result === null) return;
        if (fate.afterMs === undefined) comeBack(result);
        else clock.setTimeout(() => comeBack(result), fate.afterMs);
      });
    },
  };
}
