import type { CallOptions, ChangeOptions, GatewayResult } from '../flow/gateway/gateway.ts';
import { succeed } from '../platform/result.ts';
import { type AnsweringCall, createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

type Options = CallOptions | ChangeOptions;

type RequestOf<Method> = Method extends (...given: infer Given) => unknown
  ? Given extends readonly [(Options | undefined)?]
    ? null
    : Given[0]
  : never;

type ValueOf<Method> = Method extends (...given: never) => Promise<GatewayResult<infer Value>>
  ? Value
  : never;

/**
 * What each method answers, unless a test scripts its call: it knows no rule of the backend. `nth` counts the changes,
 * from 1.
 */
type Answers<Gateway> = {
  readonly [Method in keyof Gateway]: (
    request: RequestOf<Gateway[Method]>,
    nth: number,
  ) => ValueOf<Gateway[Method]>;
};

/** A gateway in memory, with a scripted call for each of its methods. */
export interface MemoryGateway<Gateway> {
  readonly gateway: Gateway;
  readonly calls: {
    readonly [Method in keyof Gateway]: MemoryCall<
      RequestOf<Gateway[Method]>,
      ValueOf<Gateway[Method]>
    >;
  };
}

/** Creates a gateway that answers what a test says. */
export function createMemoryGateway<Gateway extends object>(
  clock: VirtualClock,
  answers: Answers<Gateway>,
): MemoryGateway<Gateway>;
export function createMemoryGateway(
  clock: VirtualClock,
  answers: Readonly<Record<string, (request: unknown, nth: number) => unknown>>,
): MemoryGateway<object> {
  const calls = Object.entries(answers).map(([method, answer]) => {
    const call: AnsweringCall<unknown, unknown> = createMemoryCall(clock, (request) =>
      succeed(answer(request, call.made.length + 1)),
    );
    return [method, call] as const;
  });
  return {
    gateway: Object.fromEntries(calls.map(([method, call]) => [method, methodOf(call)])),
    calls: Object.fromEntries(calls),
  };
}

/** A method takes its options last, and a request before them if it has one. */
function methodOf({ ask }: AnsweringCall<unknown, unknown>) {
  return (...given: readonly unknown[]) => {
    const last = given.at(-1);
    const request = isOptions(last) ? given.slice(0, -1) : given;
    return ask(request[0] ?? null, isOptions(last) ? last : {});
  };
}

function isOptions(value: unknown): value is Options {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).every((name) => name === 'signal' || name === 'idempotencyKey')
  );
}
