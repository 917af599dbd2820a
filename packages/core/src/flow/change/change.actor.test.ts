import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fail, succeed } from '../../platform/result.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { failureOfCode } from '../gateway/failure-of-code.ts';
import type { ChangeOptions, GatewayResult } from '../gateway/gateway.ts';
import { changeActor } from './change.actor.ts';
import type { OpenedChange } from './change-context.ts';

const LOST = fail({ kind: 'unreachable' } as const);

/** Sends a change to a backend that gives these answers in order, then none. */
function startChange(answers: readonly GatewayResult<string>[], { isMaybeApplied = false } = {}) {
  const clock = createVirtualClock(0);
  const sent: ChangeOptions[] = [];
  const change = changeActor<OpenedChange, string>((_, options) => {
    const answer = answers[sent.length];
    sent.push(options);
    return answer === undefined ? new Promise(() => {}) : Promise.resolve(answer);
  });
  const ports = { clock, random: createSeededRandom(1) };
  const actor = createActor(change, { input: { ports, pendingKey: 'key-1', isMaybeApplied } });
  actor.start();
  return { clock, sent, actor, outcome: () => actor.getSnapshot().output };
}

test('sends a change under its key until an answer arrives', async () => {
  const { clock, sent, outcome } = startChange([LOST, succeed('done')]);
  await clock.advance(10_000);
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  expect(outcome()).toEqual({ kind: 'done', value: 'done' });
});

test.each([
  [false, 'refused'],
  [true, 'unknown'],
])('knows whether an earlier try was sent: %s', async (isMaybeApplied, kind) => {
  const failure = failureOfCode(10013);
  const { outcome } = startChange([fail(failure)], { isMaybeApplied });
  await settle();
  expect(outcome()).toEqual({ kind, failure });
});

test('stops the call and its retries when the page stops', async () => {
  const { clock, sent, actor } = startChange([LOST]);
  await clock.advance(10_000);
  expect(sent).toHaveLength(2);
  expect(sent[1]?.signal?.aborted).toBe(false);
  actor.stop();
  expect(sent[1]?.signal?.aborted).toBe(true);
  await clock.advance(60_000);
  expect(sent).toHaveLength(2);
});
