import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import {
  createDrawActivity,
  createMemoryDrawGateway,
  createWin,
} from '../../testing/memory-draw-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { drawMachine, MAX_SPIN_MS, MIN_SPIN_MS } from './draw.machine.ts';
import type { DrawEmitted, DrawInput } from './draw.types.ts';

const DAY = 24 * 60 * 60 * 1000;
const WIN = createWin(MEMORY_START);
const LOST = { kind: 'lost' } as const;
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;
const LOGIN_REQUIRED = { kind: 'refused', code: CLAIM_CODE.loginRequired } as const;
const BUSY = { kind: 'refused', code: RESPONSE_CODE.serverBusy } as const;

/** A wheel that opens at `startsAt`, and its page. */
function openWheel({ startsAt = MEMORY_START }: { readonly startsAt?: number } = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const gateway = createMemoryDrawGateway(clock, startsAt);
  const ports = { clock, draws: gateway.draws, random: createSeededRandom(1) };

  async function load(input: Partial<DrawInput> = {}) {
    const actor = createActor(drawMachine, {
      clock,
      input: { ports, activityCode: 'roda', loggedIn: true, draft: null, ...input },
    });
    const emitted: DrawEmitted['type'][] = [];
    actor.on('*', ({ type }) => emitted.push(type));
    actor.start();
    await settle();
    return {
      emitted,
      actor,
      state: () => actor.getSnapshot().value,
      context: () => actor.getSnapshot().context,
      busy: () => actor.getSnapshot().hasTag('busy'),
      async send(...types: ('START' | 'RETRY' | 'LOG_IN')[]) {
        for (const type of types) actor.send({ type });
        await settle();
      },
      async sessionChanged(loggedIn: boolean) {
        actor.send({ type: 'SESSION_CHANGED', loggedIn });
        await settle();
      },
    };
  }

  return { ...gateway, clock, load };
}

const keysOf = ({ calls }: ReturnType<typeof openWheel>) =>
  new Set(calls.draw.asked.map(({ key }) => key));

describe('a draw', () => {
  test('spins for four seconds, however fast the answer is, and shows what was won', async () => {
    const wheel = openWheel();
    const { send, state, context, busy } = await wheel.load();
    expect(state()).toBe('ready');
    await send('START');
    expect([state(), busy()]).toEqual([{ drawing: 'spinning' }, true]);
    await wheel.clock.advance(MIN_SPIN_MS - 1);
    expect(state()).toEqual({ drawing: 'spinning' });
    await wheel.clock.advance(1);
    expect([state(), busy()]).toEqual([{ result: 'won' }, false]);
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

  test('with an answer slower than the spin ends with the answer', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next({ kind: 'answered', afterMs: 6000 });
    const { send, state } = await wheel.load();
    await send('START');
    await wheel.clock.advance(5999);
    expect(state()).toEqual({ drawing: 'stopping' });
    await wheel.clock.advance(1);
    expect(state()).toEqual({ result: 'won' });
  });

  test('is made once, however often the wheel is tapped', async () => {
    const wheel = openWheel();
    const { send } = await wheel.load();
    await send('START', 'START', 'RETRY');
    await wheel.clock.advance(MIN_SPIN_MS);
    await send('START');
    expect(wheel.drawn).toHaveLength(1);
    expect(wheel.calls.draw.asked).toHaveLength(1);
  });

  test('is retried under the same key after lost answers', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next(LOST, LOST);
    const { send, state } = await wheel.load();
    await send('START');
    await wheel.clock.advance(MIN_SPIN_MS);
    expect(state()).toEqual({ result: 'won' });
    expect(wheel.drawn).toHaveLength(1);
    expect(wheel.calls.draw.asked).toHaveLength(3);
    expect(keysOf(wheel).size).toBe(1);
  });

  test('stalls after thirty seconds, and a retry draws nothing twice', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next({ kind: 'never' });
    const { send, state, context } = await wheel.load();
    await send('START');
    await wheel.clock.advance(MAX_SPIN_MS - 1);
    expect(state()).toEqual({ drawing: 'stopping' });
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
    expect(state()).toEqual({ drawing: 'spinning' });
  });

  test('that does not reach the backend fails at once, and is retried as the same draw', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next(LOST, LOST, LOST, LOST);
    const { send, state, context, busy } = await wheel.load();
    await send('START');
    await wheel.clock.advance(MAX_SPIN_MS - 1);
    expect([state(), busy()]).toEqual(['failed', false]);
    expect(context().problem?.message).toBe('unreachable');
    await send('RETRY');
    await wheel.clock.advance(MIN_SPIN_MS);
    expect(state()).toEqual({ result: 'won' });
    expect(keysOf(wheel).size).toBe(1);
  });

  test('that is refused is over: the next one is another', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next({ kind: 'refused', code: 99999 });
    const { send, state, context } = await wheel.load();
    await send('START');
    expect(state()).toBe('failed');
    expect(context()).toMatchObject({ pendingKey: null, problem: { code: 99999 } });
    await send('START');
    await wheel.clock.advance(MIN_SPIN_MS);
    expect(state()).toEqual({ result: 'won' });
    expect(keysOf(wheel).size).toBe(2);
  });

  test('keeps its key if the backend is too busy', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next(BUSY, BUSY, BUSY, BUSY);
    const { send, state, context } = await wheel.load();
    await send('START');
    await wheel.clock.advance(MAX_SPIN_MS - 1);
    expect(state()).toBe('failed');
    expect(context().problem?.message).toBe('busy');
    expect(context().pendingKey).not.toBeNull();
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
    const wheel = openWheel({ startsAt: MEMORY_START + 40 * DAY });
    const { state } = await wheel.load();
    await wheel.clock.advance(40 * DAY - 1);
    expect(state()).toBe('countdown');
    await wheel.clock.advance(1);
    expect(state()).toBe('ready');
  });

  test('is over after the end', async () => {
    const last = openWheel({ startsAt: MEMORY_START - DAY + 1 });
    expect((await last.load()).state()).toBe('ready');
    const over = openWheel({ startsAt: MEMORY_START - DAY });
    expect((await over.load()).state()).toBe('ended');
  });
});

describe('a user who has drawn before', () => {
  test('sees the result, even after the end', async () => {
    const wheel = openWheel();
    const value = { ...createDrawActivity('roda', MEMORY_START - 2 * DAY), drawn: WIN };
    wheel.calls.find.next({ kind: 'answered', value });
    const { state, context } = await wheel.load();
    expect(state()).toEqual({ result: 'alreadyDrawn' });
    expect(context().outcome).toEqual({ kind: 'alreadyDrawn', result: WIN });
  });
});

describe('an activity that fails to load', () => {
  test('can be retried', async () => {
    const wheel = openWheel();
    wheel.calls.find.next({ kind: 'unreachable' });
    const { send, state, context } = await wheel.load();
    expect([state(), context().problem?.message]).toEqual(['loadFailed', 'unreachable']);
    await send('RETRY');
    expect([state(), context().problem]).toEqual(['ready', null]);
  });

  test('with a refused token ends the session and requires a login', async () => {
    const wheel = openWheel();
    wheel.calls.find.next(TOKEN_REFUSED);
    const { state, emitted } = await wheel.load();
    expect(state()).toBe('loginRequired');
    expect(emitted).toEqual(['sessionEnded', 'loginRequired']);
  });

  test.each([
    ['a refused token of nobody', TOKEN_REFUSED, false],
    ['a word to a visitor', LOGIN_REQUIRED, false],
    ['a word to a member', LOGIN_REQUIRED, true],
  ] as const)(
    'because a login is required by %s leads to it on a tap',
    async (_, outcome, loggedIn) => {
      const wheel = openWheel();
      wheel.calls.find.next(outcome);
      const { send, state, context, emitted } = await wheel.load({ loggedIn });
      expect([state(), context().problem?.next, emitted]).toEqual(['loadFailed', 'logIn', []]);
      await send('LOG_IN');
      expect([state(), context().problem, emitted]).toEqual([
        'loginRequired',
        null,
        ['loginRequired'],
      ]);
    },
  );
});

describe('a login', () => {
  test('is required of a visitor who taps, and again on request', async () => {
    const wheel = openWheel();
    const { send, state, emitted } = await wheel.load({ loggedIn: false });
    expect(state()).toBe('ready');
    await send('START');
    expect([state(), emitted]).toEqual(['loginRequired', ['loginRequired']]);
    await send('LOG_IN');
    expect(emitted).toEqual(['loginRequired', 'loginRequired']);
    expect(wheel.calls.draw.asked).toEqual([]);
  });

  test('required by the backend ends the draw', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next({ kind: 'answered', value: { code: CLAIM_CODE.loginRequired } });
    const { send, state, context, emitted } = await wheel.load();
    await send('START');
    expect([state(), emitted]).toEqual(['loginRequired', ['loginRequired']]);
    expect(context().pendingKey).toBeNull();
  });

  test('follows a refused token', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next(TOKEN_REFUSED);
    const { send, state, context, emitted } = await wheel.load();
    await send('START');
    expect([state(), emitted]).toEqual(['loginRequired', ['sessionEnded', 'loginRequired']]);
    expect(context().pendingKey).toBeNull();
  });

  test.each([
    ['a refused token', TOKEN_REFUSED],
    ['a word', { kind: 'answered', value: { code: CLAIM_CODE.loginRequired } }],
  ] as const)('required by %s after a lost answer makes no second draw', async (_, outcome) => {
    const wheel = openWheel();
    wheel.calls.draw.next(LOST, LOST, LOST, LOST, outcome);
    const { actor, send, state, context, emitted } = await wheel.load();
    await send('START');
    await wheel.clock.advance(MAX_SPIN_MS);
    await send('RETRY');
    expect([state(), emitted.at(-1)]).toEqual(['loginRequired', 'loginRequired']);
    expect(context().problem).toBeNull();
    actor.stop();
    const back = await wheel.load({ draft: pendingKeyDraftOf(context()) });
    await wheel.clock.advance(MIN_SPIN_MS);
    expect(back.state()).toEqual({ result: 'won' });
    expect([keysOf(wheel).size, wheel.drawn.length]).toEqual([1, 1]);
  });

  test('elsewhere reloads the page for the current user', async () => {
    const wheel = openWheel();
    const { send, state, context, sessionChanged } = await wheel.load({ loggedIn: false });
    await send('START');
    await sessionChanged(true);
    expect([state(), context().loggedIn]).toEqual(['ready', true]);
    expect(wheel.calls.find.asked).toHaveLength(2);
  });

  test('of another user drops the previous user’s draw and its result', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next({ kind: 'never' });
    const { send, context, state, sessionChanged } = await wheel.load();
    await send('START');
    wheel.calls.find.next({ kind: 'answered', value: createDrawActivity('roda', MEMORY_START) });
    await sessionChanged(true);
    expect(context()).toMatchObject({ pendingKey: null, outcome: null });
    expect(state()).toBe('ready');
  });
});

describe('a reload', () => {
  test('during a draw resumes it', async () => {
    const wheel = openWheel();
    wheel.calls.draw.next({ kind: 'never' });
    const before = await wheel.load();
    await before.send('START');
    await wheel.clock.advance(2000);
    before.actor.stop();
    const { state } = await wheel.load({ draft: pendingKeyDraftOf(before.context()) });
    expect(state()).toEqual({ drawing: 'spinning' });
    await wheel.clock.advance(MIN_SPIN_MS);
    expect(state()).toEqual({ result: 'won' });
    expect(wheel.drawn).toHaveLength(1);
    expect(keysOf(wheel).size).toBe(1);
  });

  test('after logout sends nothing', async () => {
    const wheel = openWheel();
    const { state, context } = await wheel.load({
      loggedIn: false,
      draft: { pendingKey: 'key-1' },
    });
    expect([state(), context().pendingKey]).toEqual(['ready', null]);
  });

  test('resumes nothing if nothing is pending', async () => {
    const { context } = await openWheel().load();
    expect(pendingKeyDraftOf(context())).toBeNull();
  });
});

test('a page that was left sends nothing more', async () => {
  const wheel = openWheel();
  wheel.calls.draw.next(LOST);
  const { actor, send } = await wheel.load();
  await send('START');
  actor.stop();
  await wheel.clock.advance(MAX_SPIN_MS);
  expect(wheel.calls.draw.asked).toHaveLength(1);
});

test('leaving the page aborts its request', async () => {
  const { load, calls } = openWheel();
  calls.find.next({ kind: 'never' });
  const { actor } = await load();
  expect(calls.find.givenUp()).toBe(0);
  actor.stop();
  expect(calls.find.givenUp()).toBe(1);
});
