import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { checkInQrText } from './check-in-qr.ts';
import type { CommunityActivity } from './community.gateway.ts';
import {
  createCommunityActivity,
  createMemoryCommunityGateway,
  MEMORY_HOST_CODE,
} from './community.memory.ts';
import { communityPage } from './community.page.ts';
import type { CommunityEvent } from './community.types.ts';
import { COMMUNITY_CODE } from './community-code.ts';

/** Noon in WIB, on the day of the activity. */
const NOON = Date.parse('2026-11-21T12:00:00+07:00');
const EVENING = NOON + 7 * HOUR_MS;
const MIDNIGHT = NOON + 12 * HOUR_MS;

const HOST_QR = checkInQrText({ id: 'latte', code: MEMORY_HOST_CODE }, MEMORY_HOSTS);
const LOST = { kind: 'lost' } as const;
const NEVER = { kind: 'never' } as const;
const BUSY = { kind: 'refused', code: RESPONSE_CODE.serverBusy } as const;
const NOT_FOUND = { kind: 'refused', code: RESPONSE_CODE.notFound } as const;

/** An activity on the evening of the day, and its page. */
function openCommunity(changes: Partial<CommunityActivity> = {}, now = NOON) {
  const clock = createVirtualClock(now);
  const activity = createCommunityActivity('latte', EVENING, changes);
  const gateway = createMemoryCommunityGateway(clock, activity);
  const scanner = createMemoryScanner(clock);
  const ports = {
    community: gateway.community,
    hosts: MEMORY_HOSTS,
    scanner,
    clock,
    random: createSeededRandom(1),
  };

  async function load(start: Partial<PageStart> = {}) {
    const page = openPage(communityPage, ports, clock, { key: 'latte', ...start });
    await page.start();
    return {
      ...page,
      /** Sends events at once. */
      send: (...types: CommunityEvent['type'][]) =>
        Promise.all(types.map((type) => page.send({ type }))),
    };
  }

  return { ...gateway, activity, clock, scanner, load };
}

const keysOf = (call: { readonly asked: readonly { readonly key: string }[] }) =>
  new Set(call.asked.map(({ key }) => key)).size;

describe('registering', () => {
  test('takes a place', async () => {
    const { load, effects, calls, clock } = openCommunity();
    const { send, state, context, isBusy } = await load();
    expect([state(), isBusy()]).toEqual([{ settled: 'open' }, false]);
    calls.register.next({ kind: 'answered', afterMs: 100 });
    await send('REGISTER');
    expect([state(), isBusy()]).toEqual(['changing', true]);
    await clock.advance(100);
    expect([state(), isBusy()]).toEqual([{ settled: 'checkInDay' }, false]);
    expect(context()).toMatchObject({
      activity: { registration: 'registered' },
      notice: 'registered',
      pendingKey: null,
      problem: null,
    });
    expect(calls.register.asked).toMatchObject([{ request: 'latte' }]);
    expect(effects).toEqual(['register']);
  });

  test('shows that the activity is full if another user took the last place', async () => {
    const { load, calls, activity } = openCommunity({ taken: 9 });
    const { send, state, context, emitted } = await load();
    const full = { ...activity, taken: 10 };
    calls.register.next({
      kind: 'answered',
      value: { code: COMMUNITY_CODE.quotaFull, activity: full },
    });
    await send('REGISTER');
    expect(state()).toEqual({ settled: 'full' });
    expect(context()).toMatchObject({ notice: 'quotaFull', pendingKey: null });
    await send('REGISTER_ANOTHER');
    expect(emitted).toEqual([{ type: 'goTo', route: '/tommunity' }]);
  });

  test('is possible again when a place becomes free', async () => {
    const { load, change } = openCommunity({ taken: 10 });
    const { send, state } = await load();
    expect(state()).toEqual({ settled: 'full' });
    change({ taken: 9 });
    await send('RETRY');
    expect(state()).toEqual({ settled: 'open' });
  });

  test('ends as the activity begins, while the page is open', async () => {
    const { load, clock } = openCommunity();
    const { send, state, emitted } = await load();
    await clock.advance(7 * HOUR_MS - 1);
    expect(state()).toEqual({ settled: 'open' });
    await clock.advance(1);
    expect(state()).toEqual({ settled: 'closed' });
    await send('REGISTER', 'REGISTER_ANOTHER');
    expect(emitted).toEqual([{ type: 'goTo', route: '/tommunity' }]);
    await clock.advance(2 * HOUR_MS - 1);
    expect(state()).toEqual({ settled: 'closed' });
    await clock.advance(1);
    expect(state()).toEqual({ settled: 'ended' });
    await send('REGISTER_ANOTHER');
    expect(emitted).toHaveLength(2);
  });

  test('requires a login of a visitor first', async () => {
    const { load, calls } = openCommunity();
    const { send, state, emitted } = await load({ isLoggedIn: false });
    await send('REGISTER');
    expect([state(), emitted]).toEqual(['loginRequired', [{ type: 'loginRequired' }]]);
    expect(calls.register.asked).toEqual([]);
  });

  test('can be retried after all tries failed, and blocks everything else until then', async () => {
    const { load, calls, clock, effects } = openCommunity();
    calls.register.next(LOST, LOST, LOST, BUSY);
    const { send, state, context, isBusy } = await load();
    await send('REGISTER');
    await clock.advance(30_000);
    expect([state(), isBusy()]).toEqual(['unsettled', false]);
    expect(context().problem).toEqual({ message: 'busy', next: 'retry', code: null });
    await send('REGISTER', 'SCAN', 'CANCEL_REGISTRATION');
    expect(state()).toBe('unsettled');
    await send('RETRY');
    expect(state()).toEqual({ settled: 'checkInDay' });
    expect([context().problem, keysOf(calls.register), effects]).toEqual([null, 1, ['register']]);
  });

  test('shows the number of an unknown code', async () => {
    const { load, calls, activity } = openCommunity();
    calls.register.next({ kind: 'answered', value: { code: 39_999, activity } });
    const { send, state, context } = await load();
    await send('REGISTER');
    expect(state()).toEqual({ settled: 'open' });
    expect(context().problem?.code).toBe(39_999);
  });

  test('leads to not found if the activity was removed meanwhile', async () => {
    const { load, calls } = openCommunity();
    calls.register.next(NOT_FOUND);
    const { send, state, draft } = await load();
    await send('REGISTER');
    expect([state(), draft()]).toEqual(['notFound', null]);
  });
});

describe('cancelling', () => {
  test('asks for confirmation, and does nothing if the user declines', async () => {
    const { load, effects } = openCommunity({ registration: 'registered' });
    const { send, state, isBusy } = await load();
    await send('CANCEL_REGISTRATION');
    expect([state(), isBusy()]).toEqual(['confirmingCancel', false]);
    await send('CANCEL');
    expect([state(), effects]).toEqual([{ settled: 'checkInDay' }, []]);
  });

  test('is final: the user cannot register for the same activity again', async () => {
    const { load, effects, clock, calls } = openCommunity(
      { registration: 'registered' },
      NOON - DAY_MS,
    );
    const { send, state, context, emitted } = await load();
    expect(state()).toEqual({ settled: 'registered' });
    await send('CANCEL_REGISTRATION', 'CONFIRM');
    expect(state()).toEqual({ settled: 'cancelled' });
    expect(context().notice).toBe('cancelled');
    expect(calls.cancel.asked).toMatchObject([{ request: 'latte' }]);
    await send('REGISTER', 'CANCEL_REGISTRATION', 'SCAN');
    expect([state(), effects]).toEqual([{ settled: 'cancelled' }, ['cancel']]);
    await send('REGISTER_ANOTHER');
    expect(emitted).toEqual([{ type: 'goTo', route: '/tommunity' }]);
    await clock.advance(3 * DAY_MS);
    expect(state()).toEqual({ settled: 'ended' });
  });

  test('elsewhere shows here that the registration is cancelled', async () => {
    const { load, calls, activity } = openCommunity();
    const value = {
      code: COMMUNITY_CODE.cannotReregister,
      activity: { ...activity, registration: 'cancelled' } as const,
    };
    calls.register.next({ kind: 'answered', value });
    const { send, state, context } = await load();
    await send('REGISTER');
    expect([state(), context().notice]).toEqual([{ settled: 'cancelled' }, 'cannotReregister']);
  });

  test('is too late once the activity has begun, even in an open dialog', async () => {
    const { load, clock, effects, calls, activity } = openCommunity({ registration: 'registered' });
    const { send, state, context } = await load();
    await send('CANCEL_REGISTRATION');
    await clock.advance(7 * HOUR_MS);
    calls.cancel.next({
      kind: 'answered',
      value: { code: COMMUNITY_CODE.registrationOver, activity },
    });
    await send('CONFIRM');
    expect([state(), context().notice]).toEqual([{ settled: 'begun' }, 'registrationOver']);
    expect(effects).toEqual([]);
    await send('CANCEL_REGISTRATION');
    expect(state()).toEqual({ settled: 'begun' });
  });
});

describe('checking in', () => {
  test('by the host’s QR, on the day, earns rewards that are paid once', async () => {
    const { load, scanner, effects, calls } = openCommunity({ registration: 'registered' });
    const { send, state, context, emitted } = await load();
    scanner.next({ text: HOST_QR });
    await send('SCAN', 'SCAN');
    expect(state()).toEqual({ settled: 'rewardsDue' });
    expect(context().notice).toBe('checkedIn');
    expect(scanner.timesOpened()).toBe(1);
    expect(calls.checkIn.asked).toMatchObject([
      { request: { id: 'latte', code: MEMORY_HOST_CODE } },
    ]);
    await send('CLAIM_REWARDS', 'CLAIM_REWARDS');
    await send('CLAIM_REWARDS');
    expect(state()).toEqual({ settled: 'attended' });
    expect(context().notice).toBe('rewardsPaid');
    expect(effects).toEqual(['checkIn', 'claimRewards']);
    expect(calls.claimRewards.asked).toMatchObject([{ request: 'latte' }]);
    await send('OPEN_WALLET');
    expect(emitted).toEqual([{ type: 'goTo', route: '/mine/vouchers' }]);
  });

  test('opens at midnight, while the page is open, and lasts until the next one', async () => {
    const { load, clock, scanner } = openCommunity({ registration: 'registered' }, NOON - DAY_MS);
    const { send, state } = await load();
    await clock.advance(12 * HOUR_MS - 1);
    await send('SCAN');
    expect([state(), scanner.timesOpened()]).toEqual([{ settled: 'registered' }, 0]);
    await clock.advance(1);
    expect(state()).toEqual({ settled: 'checkInDay' });
    await clock.advance(DAY_MS - 1);
    expect(state()).toEqual({ settled: 'begun' });
    scanner.next({ text: HOST_QR });
    await send('SCAN');
    expect(state()).toEqual({ settled: 'rewardsDue' });
  });

  test('is impossible when the day is over', async () => {
    const { load, clock, scanner } = openCommunity({ registration: 'registered' });
    const { send, state } = await load();
    await clock.advance(MIDNIGHT - NOON);
    await send('SCAN');
    expect([state(), scanner.timesOpened()]).toEqual([{ settled: 'ended' }, 0]);
  });

  test.each([
    [
      'of another activity',
      checkInQrText({ id: 'cupping', code: 'c' }, MEMORY_HOSTS),
      'otherActivity',
    ],
    ['of another site', 'https://elsewhere.example/', 'wrongQr'],
  ])('with a QR %s sends nothing', async (_, text, notice) => {
    const { load, scanner, calls } = openCommunity({ registration: 'registered' });
    scanner.next({ text });
    const { send, state, context } = await load();
    await send('SCAN');
    expect([state(), context().notice]).toEqual([{ settled: 'checkInDay' }, notice]);
    expect(calls.checkIn.asked).toEqual([]);
  });

  test('with a forged QR is refused, and can be tried again', async () => {
    const { load, scanner, effects, calls, activity } = openCommunity({
      registration: 'registered',
    });
    scanner.next(
      { text: checkInQrText({ id: 'latte', code: 'guess' }, MEMORY_HOSTS) },
      { text: HOST_QR },
    );
    calls.checkIn.next({ kind: 'answered', value: { code: COMMUNITY_CODE.wrongQr, activity } });
    const { send, state, context } = await load();
    await send('SCAN');
    expect([state(), context().notice]).toEqual([{ settled: 'checkInDay' }, 'wrongQr']);
    await send('SCAN');
    expect([context().notice, effects]).toEqual(['checkedIn', ['checkIn']]);
    expect(calls.checkIn.asked.map(({ request }) => request.code)).toEqual([
      'guess',
      MEMORY_HOST_CODE,
    ]);
  });

  test.each([
    ['declined', 'scanDeclined'],
    ['unavailable', 'scanUnavailable'],
  ] as const)('shows a message if the camera is %s', async (failure, notice) => {
    const { load, scanner } = openCommunity({ registration: 'registered' });
    scanner.next({ failure });
    const { send, state, context } = await load();
    await send('SCAN');
    expect([state(), context().notice]).toEqual([{ settled: 'checkInDay' }, notice]);
    await send('CANCEL_REGISTRATION');
    expect(context().notice).toBeNull();
  });

  test('can be cancelled while the camera is open, which ignores a later scan', async () => {
    const { load, scanner, clock, calls } = openCommunity({ registration: 'registered' });
    scanner.next({ failure: 'declined' }, { text: HOST_QR, afterMs: 1000 });
    const { send, state, isBusy, context } = await load();
    await send('SCAN');
    await send('SCAN');
    expect([state(), isBusy(), context().notice]).toEqual(['scanning', true, null]);
    await send('CANCEL');
    await clock.advance(1000);
    expect([state(), calls.checkIn.asked]).toEqual([{ settled: 'checkInDay' }, []]);
  });

  test('reports that the user is not registered', async () => {
    const { load, scanner, calls, activity } = openCommunity({ registration: 'registered' });
    const value = {
      code: COMMUNITY_CODE.notRegistered,
      activity: { ...activity, registration: 'none' } as const,
    };
    calls.checkIn.next({ kind: 'answered', value });
    scanner.next({ text: HOST_QR });
    const { send, state, context } = await load();
    await send('SCAN');
    expect([state(), context().notice]).toEqual([{ settled: 'open' }, 'notRegistered']);
    await send('REGISTER');
    expect(calls.register.asked).toMatchObject([{ request: 'latte' }]);
    expect(calls.checkIn.asked).toHaveLength(1);
  });

  test('reports the wrong day by the backend’s clock, until the status changes with time', async () => {
    const { load, scanner, calls, activity, clock } = openCommunity({ registration: 'registered' });
    calls.checkIn.next({ kind: 'answered', value: { code: COMMUNITY_CODE.wrongDay, activity } });
    scanner.next({ text: HOST_QR });
    const { send, state, context } = await load();
    await send('SCAN');
    expect([state(), context().notice]).toEqual([{ settled: 'checkInDay' }, 'wrongDay']);
    await clock.advance(7 * HOUR_MS);
    expect([state(), context().notice]).toEqual([{ settled: 'begun' }, null]);
  });

  test('earns rewards that can still be claimed after the day', async () => {
    const { load, clock } = openCommunity({ registration: 'checkedIn' });
    const { send, state } = await load();
    await clock.advance(40 * DAY_MS);
    expect(state()).toEqual({ settled: 'rewardsDue' });
    await send('CLAIM_REWARDS');
    expect(state()).toEqual({ settled: 'ended' });
  });

  test('does not pay rewards again that were claimed elsewhere', async () => {
    const { load, effects, calls, activity } = openCommunity({ registration: 'checkedIn' });
    const value = {
      code: CLAIM_CODE.alreadyClaimed,
      activity: { ...activity, registration: 'rewarded' } as const,
    };
    calls.claimRewards.next({ kind: 'answered', value });
    const { send, state, context } = await load();
    await send('CLAIM_REWARDS');
    expect([state(), context().notice]).toEqual([{ settled: 'attended' }, 'alreadyDone']);
    expect(effects).toEqual([]);
  });
});

describe('a login, as a visitor may be registered', () => {
  test.each([
    ['closed', 7.5 * HOUR_MS, 'registered', 'begun'],
    ['ended', 9.5 * HOUR_MS, 'registered', 'begun'],
    ['ended', DAY_MS, 'checkedIn', 'rewardsDue'],
  ] as const)('is possible while it is %s', async (status, passed, registration, after) => {
    const { load, clock, calls, activity } = openCommunity();
    const { stop, send, state, emitted } = await load({ isLoggedIn: false });
    await clock.advance(passed);
    expect(state()).toEqual({ settled: status });
    await send('LOG_IN');
    expect([state(), emitted]).toEqual(['loginRequired', [{ type: 'loginRequired' }]]);
    calls.find.next({ kind: 'answered', value: { ...activity, registration } });
    stop();
    expect((await load()).state()).toEqual({ settled: after });
  });

  test.each([
    ['closed', 7.5 * HOUR_MS],
    ['ended', DAY_MS],
  ])('is not asked of a member while it is %s', async (status, passed) => {
    const { load, clock } = openCommunity();
    const { send, state, emitted } = await load();
    await clock.advance(passed);
    await send('LOG_IN');
    expect([state(), emitted]).toEqual([{ settled: status }, []]);
  });
});

describe('a reload', () => {
  test.each([
    ['registering', {}, ['REGISTER'], 'register'],
    ['cancelling', { registration: 'registered' }, ['CANCEL_REGISTRATION', 'CONFIRM'], 'cancel'],
    ['checking in', { registration: 'registered' }, ['SCAN'], 'checkIn'],
    ['claiming the rewards', { registration: 'checkedIn' }, ['CLAIM_REWARDS'], 'claimRewards'],
  ] as const)('in the middle of %s finishes it', async (_, changes, events, effect) => {
    const { load, calls, effects, scanner } = openCommunity(changes);
    scanner.next({ text: HOST_QR });
    calls[effect].next(NEVER);
    const before = await load();
    await before.send(...events);
    expect(before.state()).toBe('changing');
    before.stop();
    const after = await load({ draft: before.draft() });
    expect([effects, calls[effect].asked.length, keysOf(calls[effect])]).toEqual([[effect], 2, 1]);
    expect(calls[effect].asked[1]?.request).toEqual(calls[effect].asked[0]?.request);
    expect([after.draft(), after.isBusy()]).toEqual([null, false]);
  });

  test('with an open camera or dialog has no draft', async () => {
    const { load, scanner } = openCommunity({ registration: 'registered' });
    scanner.next('never');
    const { send, draft } = await load();
    expect(draft()).toBeNull();
    await send('SCAN');
    expect(draft()).toBeNull();
    await send('CANCEL', 'CANCEL_REGISTRATION');
    expect(draft()).toBeNull();
  });
});
