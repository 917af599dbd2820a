import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fail, succeed } from '../platform/result.ts';
import { settle } from '../testing/virtual-clock.ts';
import { failureOfCode } from './gateway/failure-of-code.ts';
import type { CallOptions, GatewayFailure, GatewayResult } from './gateway/gateway.ts';
import { type LoadOutcome, loadActor } from './load.actor.ts';

/** Reads from a gateway with this answer. */
function startLoad(answer: Promise<GatewayResult<string>>) {
  const calls: CallOptions[] = [];
  const actor = createActor(loadActor<string>(), {
    input: {
      load(options) {
        calls.push(options);
        return answer;
      },
    },
  });
  actor.start();
  return { actor, calls, outcome: () => actor.getSnapshot().output };
}

test('returns the loaded value', async () => {
  const { calls, outcome } = startLoad(Promise.resolve(succeed('a wheel')));
  await settle();
  expect(outcome()).toEqual({ kind: 'loaded', value: 'a wheel' });
  expect(calls).toHaveLength(1);
});

test.each<[LoadOutcome<never>['kind'], GatewayFailure]>([
  ['loginRequired', failureOfCode(30011)],
  ['sessionEnded', failureOfCode(10001)],
  ['notFound', failureOfCode(10015)],
  ['failed', { kind: 'unreachable' }],
  ['failed', { kind: 'malformed' }],
  ['failed', failureOfCode(10000)],
  ['failed', failureOfCode(10013)],
  ['failed', failureOfCode(30005)],
  ['failed', failureOfCode(99999)],
])('is %s after %j', async (kind, failure) => {
  const { outcome } = startLoad(Promise.resolve(fail(failure)));
  await settle();
  expect(outcome()).toEqual({ kind, failure });
});

test('does not find what a malformed link names', async () => {
  const { outcome } = startLoad(Promise.resolve(fail(failureOfCode(10014))));
  await settle();
  expect(outcome()).toEqual({ kind: 'notFound', failure: failureOfCode(10015) });
});

test('aborts its call when the page stops', () => {
  const { actor, calls } = startLoad(new Promise(() => {}));
  expect(calls[0]?.signal?.aborted).toBe(false);
  actor.stop();
  expect(calls[0]?.signal?.aborted).toBe(true);
});
