import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createDrawActivity, createMemoryDrawGateway, createWin } from './draw.memory.ts';
import { drawPage } from './draw.page.ts';
import { LANDING_MS, MAX_SPIN_MS, MIN_SPIN_MS } from './spin.ts';

const WIN = createWin(MEMORY_START);
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;

/** A wheel that opens at `startsAt`, and its page. */
function openWheel({ startsAt = MEMORY_START }: { readonly startsAt?: number } = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const gateway = createMemoryDrawGateway(clock, startsAt);
  const ports = { clock, draws: gateway.draws, random: createSeededRandom(1) };

  async function load(start: Partial<PageStart> = {}) {
    const page = openPage(drawPage, ports, clock, { key: 'roda', ...start });
    await page.start();
    return {
      ...page,
      asked: () => page.emitted.map(({ type }) => type),
      send: (...types: ('START' | 'RETRY')[]) => page.send(...types.map((type) => ({ type }))),
    };
  }

  return { ...gateway, clock, load };
}

const keysOf = ({ calls }: ReturnType<typeof openWheel>) =>
  new Set(calls.draw.asked.map(({ key }) => key));

describe('a draw', () => {
  test('spins for four seconds, however fast the answer is, and shows what was won', async () => {
    const wheel = openWheel();
    const { send, state, context, isBusy } = await wheel.load();
    expect(state()).toBe('ready');
    await send('START');
    expect([state(), isBusy()]).toEqual([{ drawing: 'landing' }, true]);
    await wheel.clock.advance(MIN_SPIN_MS - 1);
    expect(state()).toEqual({ drawing: 'landing' });
    await wheel.clock.advance(1);
    expect([state(), isBusy()]).toEqual([{ result: 'won' }, false]);
    expect(context()).toMatchObject({
      outcome: { kind: 'drawn', result: WIN },
      pendingKey: null,
      problem: null,
    });
    expect(wheel.calls.draw.asked).toMatchObject([{ request: 'roda' }]);
  });

  test('without a prize says so', async () => {
    const wheel = openWheel();
    const value = { code: 0, result: { ...WIN, prize: null } };
    wheel.calls.draw.next({ kind: 'answered', value });
    const { send, state } = await wheel.load();
    await send('START');
    await wheel.clock.advance(MIN_SPIN_MS);
    expect(state()).toEqual({ result: 'lost' });
  });

  test('made elsewhere meanwhile is shown', async () => {
    const wheel = openWheel();
    const value = { code: CLAIM_CODE.alreadyClaimed, result: WIN };
    wheel.calls.draw.next({ kind: 'answered', value });
    const { send, state } = await wheel.load();
    await send('START');
    await wheel.clock.advance(MIN_SPIN_MS);
    expect(state()).toEqual({ result: 'alreadyDrawn' });
  });

  test('lands once its answer is there, however slow that is', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next({ kind: 'answered', afterMs: 6000 });
    const { send, state, isBusy } = await wheel.load();
    await send('START');
    await wheel.clock.advance(5999);
    expect(state()).toEqual({ drawing: 'spinning' });
    await wheel.clock.advance(LANDING_MS);
    expect([state(), isBusy()]).toEqual([{ drawing: 'landing' }, true]);
    await wheel.clock.advance(1);
    expect(state()).toEqual({ result: 'won' });
  });

  test('stalls after thirty seconds, and a retry draws nothing twice', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next({ kind: 'never' });
    const { send, state, context } = await wheel.load();
    await send('START');
    await wheel.clock.advance(MAX_SPIN_MS - 1);
    expect(state()).toEqual({ drawing: 'spinning' });
    await wheel.clock.advance(1);
    expect(state()).toBe('stalled');
    expect(context().problem).toEqual({ message: 'unreachable', next: 'retry', code: null });
    await send('RETRY');
    expect(context().problem).toBeNull();
    await wheel.clock.advance(MIN_SPIN_MS);
    expect(state()).toEqual({ result: 'won' });
    expect(wheel.drawn).toHaveLength(1);
    expect(keysOf(wheel).size).toBe(1);
  });

  test('can be tapped again once stalled', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next({ kind: 'never' });
    const { send, state } = await wheel.load();
    await send('START');
    await wheel.clock.advance(MAX_SPIN_MS);
    await send('START');
    expect(state()).toEqual({ drawing: 'landing' });
  });

  test('with an unrelated code shows its number', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next({ kind: 'answered', value: { code: 39999 } });
    const { send, state, context } = await wheel.load();
    await send('START');
    expect(state()).toBe('failed');
    expect(context().problem).toEqual({ message: 'unexpected', next: 'retry', code: 39999 });
  });

  test('ends if the activity has ended meanwhile', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next({ kind: 'answered', value: { code: CLAIM_CODE.ended } });
    const { send, state } = await wheel.load();
    await send('START');
    expect(state()).toBe('ended');
  });

  test('that is too early for the backend’s clock reloads after five seconds', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next({ kind: 'answered', value: { code: CLAIM_CODE.notStarted } });
    const { send, state } = await wheel.load();
    await send('START');
    expect(state()).toBe('tooEarly');
    await wheel.clock.advance(4999);
    expect(wheel.calls.find.asked).toHaveLength(1);
    await wheel.clock.advance(1);
    expect(wheel.calls.find.asked).toHaveLength(2);
    expect(state()).toBe('ready');
  });
});

describe('the countdown', () => {
  test('ends at the start', async () => {
    const wheel = openWheel({ startsAt: MEMORY_START + 60_000 });
    const { send, state } = await wheel.load();
    expect(state()).toBe('countdown');
    await send('START');
    await wheel.clock.advance(59_999);
    expect(state()).toBe('countdown');
    await wheel.clock.advance(1);
    expect(state()).toBe('ready');
  });

  test('beyond a timer’s maximum ends at the start, too', async () => {
    const wheel = openWheel({ startsAt: MEMORY_START + 40 * DAY_MS });
    const { state } = await wheel.load();
    await wheel.clock.advance(40 * DAY_MS - 1);
    expect(state()).toBe('countdown');
    await wheel.clock.advance(1);
    expect(state()).toBe('ready');
  });

  test('is over after the end', async () => {
    const last = openWheel({ startsAt: MEMORY_START - DAY_MS + 1 });
    expect((await last.load()).state()).toBe('ready');
    const over = openWheel({ startsAt: MEMORY_START - DAY_MS });
    expect((await over.load()).state()).toBe('ended');
  });
});

describe('a user who has drawn before', () => {
  test('sees the result, even after the end', async () => {
    const wheel = openWheel();
    const value = { ...createDrawActivity('roda', MEMORY_START - 2 * DAY_MS), drawn: WIN };
    wheel.calls.find.next({ kind: 'answered', value });
    const { state, context } = await wheel.load();
    expect(state()).toEqual({ result: 'alreadyDrawn' });
    expect(context().outcome).toEqual({ kind: 'alreadyDrawn', result: WIN });
  });
});

describe('a login', () => {
  test('is required of a visitor who taps', async () => {
    const wheel = openWheel();
    const { send, state, asked } = await wheel.load({ isLoggedIn: false });
    expect(state()).toBe('ready');
    await send('START');
    expect([state(), asked()]).toEqual(['loginRequired', ['loginRequired']]);
    expect(wheel.calls.draw.asked).toEqual([]);
  });

  test.each([
    ['a word', { kind: 'answered', value: { code: CLAIM_CODE.loginRequired } }, []],
    ['a refused token', TOKEN_REFUSED, ['sessionEnded']],
  ] as const)('required by %s ends the draw', async (_, outcome, before) => {
    const wheel = openWheel();
    wheel.calls.draw.next(outcome);
    const { send, state, draft, asked } = await wheel.load();
    await send('START');
    expect([state(), draft()]).toEqual(['loginRequired', null]);
    expect(asked()).toEqual([...before, 'loginRequired']);
  });
});

describe('a reload', () => {
  test('resumes nothing if nothing is pending', async () => {
    const { draft } = await openWheel().load();
    expect(draft()).toBeNull();
  });
});
