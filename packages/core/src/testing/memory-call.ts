import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import type { CallOptions, ChangeOptions, GatewayResult } from '../flow/gateway/gateway.ts';
import { RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import type { VirtualClock } from './virtual-clock.ts';

/**
 * The outcome of one call.
 * - `answered`: it succeeds; with `value`, that is the answer, without any effect.
 * - `twice`: it arrives twice, as after a proxy's retry, and is answered once.
 * - `lost`: it succeeds, but the answer is lost.
 * - `unreachable`: it never arrives.
 * - `never`: it succeeds, but gets no answer, not even a failure, until the caller gives up.
 * - `refused`: it is refused with a code, without any effect.
 * - `malformed`: it succeeds, but the answer breaks the contract.
 */
export type CallOutcome<Value> = (
  | { readonly kind: 'answered'; readonly value?: Value }
  | { readonly kind: 'twice' | 'lost' | 'unreachable' | 'never' | 'malformed' }
  | { readonly kind: 'refused'; readonly code: number; readonly retryAt?: number }
) & {
  /** The delay of the answer: milliseconds. */
  readonly afterMs?: number;
};

/** A recorded call. The key is empty if the call changes nothing. */
export interface Asked<Request> {
  readonly request: Request;
  readonly key: string;
}

/** One call to an in-memory backend, with scripted outcomes and recorded requests. */
export interface MemoryCall<Request, Value> {
  /** Scripts the outcomes of the next calls, in order. */
  next(...outcomes: readonly CallOutcome<Value>[]): void;
  /** The outcome of every call that {@link MemoryCall.next} does not cover. */
  always(outcome: CallOutcome<Value>): void;
  /** Every call, oldest first. */
  readonly asked: readonly Asked<Request>[];
  /** The keys of the changes that were made. */
  readonly made: readonly string[];
  /** The number of callers that left before the answer. */
  givenUp(): number;
}

/** The gateway's side of the call. */
export interface AnsweringCall<Request, Value> extends MemoryCall<Request, Value> {
  ask(request: Request, options?: CallOptions | ChangeOptions): Promise<GatewayResult<Value>>;
}

/**
 * A call that runs `carryOut` at most once per key, as in the contract. A repeated key gets the same answer, or a
 * refusal if the request differs. A refused request may be sent again.
 */
export function createMemoryCall<Request, Value>(
  clock: VirtualClock,
  carryOut: (request: Request, key: string) => GatewayResult<Value>,
): AnsweringCall<Request, Value> {
  const asked: Asked<Request>[] = [];
  const scripted: CallOutcome<Value>[] = [];
  const made: string[] = [];
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
    if (result.ok && key !== '') {
      kept.set(key, { request: JSON.stringify(request), result });
      made.push(key);
    }
    return result;
  }

  /** Null if it never gets an answer. */
  function deliver(
    outcome: CallOutcome<Value>,
    request: Request,
    key: string,
  ): GatewayResult<Value> | null {
    switch (outcome.kind) {
      case 'answered':
        return outcome.value === undefined ? arrive(request, key) : succeed(outcome.value);
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
        return fail({
          ...failureOfCode(outcome.code),
          ...(outcome.retryAt !== undefined && { retryAt: outcome.retryAt }),
        });
    }
  }

  return {
    asked,
    made,
    givenUp: () => givenUp,
    next: (...outcomes) => void scripted.push(...outcomes),
    always(outcome) {
      usual = outcome;
    },
    async ask(request, options = {}) {
      const key = 'idempotencyKey' in options ? options.idempotencyKey : '';
      asked.push({ request, key });
      if (options.signal?.aborted === true) return fail({ kind: 'unreachable' });
      const outcome = scripted.shift() ?? usual;
      const result = deliver(outcome, request, key);
      return new Promise((resolve) => {
        let isWaiting = true;
        function comeBack(answer: GatewayResult<Value>) {
          isWaiting = false;
          resolve(answer);
        }
        options.signal?.addEventListener('abort', () => {
          if (isWaiting) givenUp += 1;
          comeBack(fail({ kind: 'unreachable' }));
        });
        if (result === null) return;
        if (outcome.afterMs === undefined) comeBack(result);
        else clock.setTimeout(() => comeBack(result), outcome.afterMs);
      });
    },
  };
}
