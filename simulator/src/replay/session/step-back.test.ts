import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Driver, Stage } from '../driver.ts';
import { machinesDriver } from '../machines/machines-driver.ts';
import { CLAIM, memberStory } from '../testing.ts';
import { createReplaySession } from './replay-session.ts';
import { takeSnapshot } from './snapshot.ts';

/** A session, with what can be observed on its stage. */
function startSession() {
  const opened: Stage[] = [];
  let screensRead = 0;
  const driver: Driver = {
    async open(scenario) {
      const stage = await machinesDriver.open(scenario);
      opened.push(stage);
      return {
        ...stage,
        observe(name) {
          if (name === 'screen') screensRead += 1;
          return stage.observe(name);
        },
      };
    },
  };
  const session = createReplaySession({
    driver,
    lockDesk: async () => async () => {},
    rest: async () => {},
  });
  /** The hash of everything: a report of two whole states would be too long to read. */
  async function observed(): Promise<string> {
    const stage = opened.at(-1);
    if (stage === undefined) throw new Error('No stage was opened.');
    const { all } = await takeSnapshot(stage.observe);
    return createHash('sha256').update(all).digest('hex');
  }
  const touch = async () => void (await opened.at(-1)?.perform(CLAIM, '/touched'));
  const state = () => session.store.getSnapshot().context;
  return {
    session,
    observed,
    touch,
    state,
    openedCount: () => opened.length,
    screensRead: () => screensRead,
  };
}

function storedText(id: string): string {
  return readFileSync(new URL(`../../../scenarios/${id}.json`, import.meta.url), 'utf8');
}

test.each(['login-answer-lost-reload', 'draw-not-started-there', 'payment-renew-twice'])(
  'each step back of %s leads to the very bytes of a run from the start',
  async (id) => {
    const { session, observed, state } = startSession();
    await session.load(storedText(id));
    const forward = [await observed()];
    while (!state().isOver) {
      await session.step();
      forward.push(await observed());
    }
    expect(state().result?.passed).toBe(true);
    const { changes } = state();
    for (let done = changes.length - 1; done >= 0; done -= 1) {
      await session.back();
      expect(state().done).toBe(done);
      expect(await observed()).toBe(forward[done]);
      expect(state().changes).toEqual(changes.slice(0, done));
    }
    await session.run();
    expect([state().result?.passed, state().changes]).toEqual([true, changes]);
  },
);

const EXPECT_CLAIMED = { do: 'expect', actor: 'claim', state: 'claimed' };
const EXPECT_READY = { do: 'expect', actor: 'claim', state: 'ready' };

function claimStory(...steps: readonly object[]): string {
  return JSON.stringify(memberStory({ steps }));
}

test('a step back over an expectation keeps the stage', async () => {
  const { session, state, openedCount } = startSession();
  await session.load(claimStory(CLAIM, EXPECT_CLAIMED, { ...EXPECT_CLAIMED, user: null }));
  await session.run();
  expect(state().result?.failures).toHaveLength(1);
  await session.back();
  await session.back();
  expect([state().done, openedCount()]).toEqual([1, 1]);
  expect(state().result?.failures).toEqual([]);
  await session.runTo(3);
  expect([state().done, openedCount()]).toEqual([2, 1]);
  await session.back();
  await session.back();
  expect([state().done, openedCount()]).toEqual([0, 2]);
});

test('a step back undoes what the person did between the steps', async () => {
  const { session, touch, observed, openedCount } = startSession();
  await session.load(claimStory(EXPECT_READY, CLAIM));
  await session.step();
  const before = await observed();
  await touch();
  expect(await observed()).not.toBe(before);
  await session.back();
  expect([await observed(), openedCount()]).toEqual([before, 2]);
});

test('does not check expectations again on the way to the step before', async () => {
  const { session, state, screensRead } = startSession();
  await session.load(claimStory({ ...EXPECT_READY, screen: [{ heading: 'Claim' }] }, CLAIM));
  await session.run();
  expect([state().result?.passed, screensRead()]).toEqual([true, 1]);
  await session.back();
  expect([state().done, screensRead()]).toEqual([1, 1]);
  expect(state().result?.steps.map(({ status }) => status)).toEqual(['ok', 'notRun']);
});
