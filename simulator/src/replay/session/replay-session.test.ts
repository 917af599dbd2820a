import { expect, test } from 'vitest';
import { machinesDriver } from '../machines/machines-driver.ts';
import { CLAIM, memberStory } from '../testing.ts';
import { createReplaySession } from './replay-session.ts';

const STORY = memberStory({
  id: 'claim-twice',
  title: 'A claim is made once, whatever the person taps',
  steps: [
    CLAIM,
    { do: 'expect', actor: 'claim', state: 'claimed' },
    { do: 'expect', backend: { '/claims/length': 1 } },
    { do: 'expect', route: '/get-coupons' },
  ],
});

/** The text of the story, with an expectation that fails where one is given. */
function textOf(claims = 1): string {
  const steps = STORY.steps.with(2, { do: 'expect', backend: { '/claims/length': claims } });
  return JSON.stringify({ ...STORY, steps });
}

function startSession() {
  const lock = { count: 0, isHeld: false };
  const rests: number[] = [];
  const session = createReplaySession({
    driver: machinesDriver,
    async lockDesk() {
      lock.count += 1;
      lock.isHeld = true;
      return async () => {
        lock.isHeld = false;
      };
    },
    rest: async (ms) => void rests.push(ms),
  });
  const statuses = () =>
    session.store.getSnapshot().context.result?.steps.map(({ status }) => status);
  return { session, lock, rests, statuses, state: () => session.store.getSnapshot().context };
}

test('a story that is loaded stands before its first step', async () => {
  const { session, lock, statuses, state } = startSession();
  expect(await session.load(textOf())).toEqual([]);
  expect(lock.isHeld).toBe(true);
  expect([state().done, state().isOver, state().isMoving]).toEqual([0, false, false]);
  expect(statuses()).toEqual(['notRun', 'notRun', 'notRun', 'notRun']);
});

test('runs step by step, and back', async () => {
  const { session, statuses, state } = startSession();
  await session.load(textOf());
  await session.step();
  await session.step();
  expect(statuses()).toEqual(['ok', 'ok', 'notRun', 'notRun']);
  await session.back();
  expect([state().done, statuses()]).toEqual([1, ['ok', 'notRun', 'notRun', 'notRun']]);
  await session.back();
  await session.back();
  expect(state().done).toBe(0);
});

test('it runs to its end, and from there on from the beginning', async () => {
  const { session, lock, state } = startSession();
  await session.load(textOf());
  expect(await session.run()).toMatchObject({ passed: true });
  expect(state().isOver).toBe(true);
  expect(await session.run()).toMatchObject({ passed: true });
  expect(lock.count).toBe(1);
});

test('a run stops before a breakpoint, and goes on from it', async () => {
  const { session, state } = startSession();
  await session.load(textOf());
  session.store.trigger.breakpointToggled({ number: 3 });
  await session.run();
  expect(state().done).toBe(2);
  await session.run();
  expect(state().isOver).toBe(true);
  session.store.trigger.breakpointToggled({ number: 3 });
  expect(state().breakpoints).toEqual([]);
});

test('a run to a step stops before it, be it behind or ahead', async () => {
  const { session, state } = startSession();
  await session.load(textOf());
  await session.runTo(4);
  expect(state().done).toBe(3);
  await session.runTo(2);
  expect(state().done).toBe(1);
});

test('a run rests between its steps for the chosen time', async () => {
  const { session, rests } = startSession();
  await session.load(textOf());
  session.store.trigger.changed({ change: { pace: 500 } });
  await session.run();
  expect(rests).toEqual([500, 500, 500, 500]);
});

test('a run that is to pause takes no further step', async () => {
  const { session, state } = startSession();
  await session.load(textOf());
  session.store.trigger.changed({ change: { pace: 1 } });
  const running = session.run();
  session.store.subscribe(({ context }) => {
    if (context.done === 2) session.pause();
  });
  await running;
  expect([state().done, state().isMoving]).toEqual([2, false]);
});

test('a step that fails ends the story, and says what was expected and got', async () => {
  const { session, statuses, state } = startSession();
  await session.load(textOf(2));
  const result = await session.run();
  expect(result?.failures).toMatchObject([{ step: 3, difference: { expected: 2, got: 1 } }]);
  expect(statuses()).toEqual(['ok', 'ok', 'failed', 'notRun']);
  expect(state().isOver).toBe(true);
});

test('a step back after a failure takes back the step that failed, and no other', async () => {
  const { session, statuses, state } = startSession();
  await session.load(textOf(2));
  await session.run();
  await session.back();
  expect([state().done, state().isOver]).toEqual([2, false]);
  expect(statuses()).toEqual(['ok', 'ok', 'notRun', 'notRun']);
  await session.back();
  expect(state().done).toBe(1);
});

test('a step back after the end takes back the last step', async () => {
  const { session, state } = startSession();
  await session.load(textOf());
  await session.run();
  await session.back();
  expect([state().done, state().isOver]).toEqual([3, false]);
});

test('a file that is not a scenario says why, and locks nothing', async () => {
  const { session, lock, state } = startSession();
  const problems = await session.load('{ "version": 2 }');
  expect(problems.length).toBeGreaterThan(0);
  expect(state().problems).toEqual(problems);
  expect(lock.count).toBe(0);
  expect(await session.run()).toBeNull();
});

test('the desk is given back when the stories are left', async () => {
  const { session, lock, state } = startSession();
  await session.load(textOf());
  await session.step();
  await session.leave();
  expect(lock.isHeld).toBe(false);
  expect(state().scenario).toBeNull();
  await session.load(textOf());
  expect(lock.count).toBe(2);
});

test('the machines alone leave no screen of a failed step', async () => {
  const { session, state } = startSession();
  await session.load(textOf(2));
  await session.run();
  expect([state().result?.passed, state().failedScreen]).toEqual([false, null]);
});

test('a step shows what it changed, or that nothing changed', async () => {
  const { session, state } = startSession();
  await session.load(textOf());
  await session.step();
  await session.step();
  const [ofClaim, ofExpectation] = state().changes;
  expect(ofClaim).toContainEqual(
    expect.objectContaining({ owner: 'claim', pointer: '/state', after: '"claimed"' }),
  );
  expect(ofExpectation).toEqual([]);
  await session.back();
  await session.back();
  expect(state().changes).toEqual([]);
});
