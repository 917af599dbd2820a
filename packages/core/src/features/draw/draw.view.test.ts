import { expect, test } from 'vitest';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createDrawActivity, createMemoryDrawGateway, createWin } from './draw.memory.ts';
import { drawPage } from './draw.page.ts';
import { DRAW_PAGE_STATE, type DrawPageState, drawPageState, drawView } from './draw.view.ts';
import { MIN_SPIN_MS } from './spin.ts';

const WIN = createWin(MEMORY_START);
const ACTIVITY = createDrawActivity('roda', MEMORY_START);
const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null };

/** A freshly loaded draw page, and its view. */
function openWheel({ startsAt = MEMORY_START } = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const { draws, calls } = createMemoryDrawGateway(clock, startsAt);
  const ports = { clock, draws, random: createSeededRandom(1) };
  let state: DrawPageState = DRAW_PAGE_STATE.countdown;
  const page = openPage(
    {
      ...drawPage,
      view(snapshot) {
        state = drawPageState(snapshot);
        return drawView(snapshot);
      },
    },
    ports,
    clock,
    { key: 'roda' },
  );
  return {
    clock,
    calls,
    begin: page.start,
    start: () => page.send({ type: 'START' }),
    view: page.view,
    /** The state of the last view. */
    pageState: () => state,
  };
}

test('a wheel that counts down, is open, spins and has stopped', async () => {
  const startsAt = MEMORY_START + 1000;
  const activity = createDrawActivity('roda', startsAt);
  const { begin, start, view, clock, calls, pageState } = openWheel({ startsAt });
  calls.draw.next({ kind: 'answered', afterMs: 100 });
  await begin();
  expect([view(), pageState()]).toEqual([{ step: 'countdown', activity }, 0]);
  await clock.advance(1000);
  expect([view(), pageState()]).toEqual([{ step: 'ready', activity }, 0]);
  await start();
  expect([view(), pageState()]).toEqual([{ step: 'spinning', activity, sectorId: null }, 1]);
  await clock.advance(100);
  expect(view()).toEqual({ step: 'spinning', activity, sectorId: 'tumbler' });
  await clock.advance(MIN_SPIN_MS);
  const result = createWin(startsAt);
  expect([view(), pageState()]).toEqual([{ step: 'won', activity, result }, 2]);
});

test('nothing won', async () => {
  const { begin, start, view, clock, calls } = openWheel();
  const result = { ...WIN, prize: null };
  calls.draw.next({ kind: 'answered', value: { code: 0, result } });
  await begin();
  await start();
  await clock.advance(MIN_SPIN_MS);
  expect(view()).toEqual({ step: 'lost', activity: ACTIVITY, result });
});

test('an earlier draw', async () => {
  const { begin, view, calls } = openWheel();
  const value = { ...ACTIVITY, drawn: WIN };
  calls.find.next({ kind: 'answered', value });
  await begin();
  expect(view()).toEqual({ step: 'alreadyDrawn', activity: value, result: WIN });
});

test('a refused draw still shows the draw state', async () => {
  const { begin, start, view, calls, pageState } = openWheel();
  calls.draw.next({ kind: 'refused', code: 99999 });
  await begin();
  await start();
  const problem = { message: 'unexpected', next: 'retry', code: 99999 };
  expect([view(), pageState()]).toEqual([{ step: 'failed', activity: ACTIVITY, problem }, 1]);
});

test('a draw that stalled after 30 seconds still shows the draw state', async () => {
  const { begin, start, view, calls, clock, pageState } = openWheel();
  calls.draw.next({ kind: 'never' });
  await begin();
  await start();
  await clock.advance(30_000);
  const failed = { step: 'failed', activity: ACTIVITY, problem: UNREACHABLE };
  expect([view(), pageState()]).toEqual([failed, 1]);
});

test('too early for the backend, and loading again after that', async () => {
  const { begin, start, view, calls, clock } = openWheel();
  calls.draw.next({ kind: 'answered', value: { code: CLAIM_CODE.notStarted } });
  await begin();
  await start();
  expect(view()).toEqual({ step: 'tooEarly', activity: ACTIVITY });
  calls.find.next({ kind: 'never' });
  await clock.advance(5000);
  expect(view()).toEqual({ step: 'loading' });
});

test('an activity that is over', async () => {
  const startsAt = MEMORY_START - DAY_MS;
  const { begin, view, pageState } = openWheel({ startsAt });
  await begin();
  expect(view()).toEqual({ step: 'ended', activity: createDrawActivity('roda', startsAt) });
  expect(pageState()).toBe(0);
});
