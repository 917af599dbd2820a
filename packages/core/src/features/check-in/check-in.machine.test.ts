import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import {
  createCheckInCampaign,
  createMemoryCheckInGateway,
} from '../../testing/memory-check-in-gateway.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import type { CheckInCampaign } from './check-in.gateway.ts';
import { checkInMachine } from './check-in.machine.ts';
import type { CheckInEmitted, CheckInEvent, CheckInInput } from './check-in.types.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Noon in WIB, on the second day of the campaign. */
const NOON = Date.parse('2026-11-21T12:00:00+07:00');
const STARTED = NOON - 36 * HOUR;
const YESTERDAY = NOON - DAY;

const LOST = { kind: 'lost' } as const;
const NEVER = { kind: 'never' } as const;
const BUSY = { kind: 'refused', code: RESPONSE_CODE.serverBusy } as const;
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;
const LOGIN_REQUIRED = { kind: 'refused', code: CLAIM_CODE.loginRequired } as const;
const NOT_FOUND = { kind: 'refused', code: RESPONSE_CODE.notFound } as const;

/** A campaign of 14 days, and its page. */
function openCampaign(changes: Partial<CheckInCampaign> = {}, now = NOON) {
  const clock = createVirtualClock(now);
  const campaign = createCheckInCampaign(STARTED, changes);
  const gateway = createMemoryCheckInGateway(clock, campaign);
  const ports = { checkIns: gateway.checkIns, clock, random: createSeededRandom(1) };

  async function load(input: Partial<CheckInInput> = {}) {
    const actor = createActor(checkInMachine, {
      clock,
      input: { ports, activityCode: 'absen', loggedIn: true, draft: null, ...input },
    });
    const emitted: CheckInEmitted[] = [];
    actor.on('*', (asked) => emitted.push(asked));
    actor.start();
    await settle();
    return {
      actor,
      emitted,
      state: () => actor.getSnapshot().value,
      context: () => actor.getSnapshot().context,
      busy: () => actor.getSnapshot().hasTag('busy'),
      draft: () => pendingKeyDraftOf(actor.getSnapshot().context),
      async send(...types: Exclude<CheckInEvent['type'], 'SESSION_CHANGED'>[]) {
        for (const type of types) actor.send({ type });
        await settle();
      },
      async sessionChanged(loggedIn: boolean) {
        actor.send({ type: 'SESSION_CHANGED', loggedIn });
        await settle();
      },
    };
  }

  return { ...gateway, campaign, clock, load };
}

const wantsLogin = (campaign: CheckInCampaign) =>
  ({
    kind: 'answered',
    value: { code: CLAIM_CODE.loginRequired, campaign, reward: null },
  }) as const;

const keysOf = ({ calls }: ReturnType<typeof openCampaign>) =>
  new Set(calls.checkIn.asked.map(({ key }) => key)).size;

describe('a check-in', () => {
  test('is made once a day', async () => {
    const { load, calls, clock, made } = openCampaign();
    const { send, state, context, busy } = await load();
    expect([state(), busy()]).toEqual([{ settled: 'ready' }, false]);
    calls.checkIn.next({ kind: 'answered', afterMs: 100 });
    await send('CHECK_IN', 'CHECK_IN');
    expect([state(), busy()]).toEqual(['checkingIn', true]);
    await clock.advance(100);
    expect([state(), busy()]).toEqual([{ settled: 'checkedIn' }, false]);
    expect(context()).toMatchObject({ notice: 'checkedIn', pendingKey: null, problem: null });
    await send('CHECK_IN');
    expect(calls.checkIn.asked).toMatchObject([{ request: 'absen' }]);
    expect(made).toEqual([NOON]);
  });

  test('reopens at midnight WIB while the page is open', async () => {
    const { load, clock, made } = openCampaign({ checkIns: [NOON] });
    const { send, state, context } = await load();
    await clock.advance(12 * HOUR - 1);
    expect(state()).toEqual({ settled: 'checkedIn' });
    await clock.advance(1);
    expect(state()).toEqual({ settled: 'ready' });
    await send('CHECK_IN', 'CLOSE_REWARD');
    expect(made).toEqual([NOON + 12 * HOUR]);
    expect(context().campaign?.checkIns).toHaveLength(2);
  });

  test('clears yesterday’s message at midnight', async () => {
    const { load, clock } = openCampaign();
    const { send, context } = await load();
    await send('CHECK_IN');
    expect(context().notice).toBe('checkedIn');
    await clock.advance(12 * HOUR);
    expect(context().notice).toBeNull();
  });

  test('made elsewhere earlier today is reported', async () => {
    const { load, calls, campaign } = openCampaign();
    const value = {
      code: CLAIM_CODE.alreadyClaimed,
      campaign: { ...campaign, checkIns: [NOON] },
      reward: null,
    };
    calls.checkIn.next({ kind: 'answered', value });
    const { send, state, context } = await load();
    await send('CHECK_IN');
    expect([state(), context().notice]).toEqual([{ settled: 'checkedIn' }, 'alreadyCheckedIn']);
  });

  test('reports that it is too early or too late by the backend’s clock', async () => {
    const { load, calls, campaign } = openCampaign();
    calls.checkIn.next(
      { kind: 'answered', value: { code: 120_002, campaign, reward: null } },
      {
        kind: 'answered',
        value: { code: 120_003, campaign: { ...campaign, endsAt: NOON }, reward: null },
      },
    );
    const { send, state, context } = await load();
    await send('CHECK_IN');
    expect([state(), context().notice]).toEqual([{ settled: 'ready' }, 'notStarted']);
    await send('CHECK_IN');
    expect([state(), context().notice]).toEqual([{ settled: 'ended' }, 'ended']);
  });

  test('is retried under the same key after lost answers', async () => {
    const campaign = openCampaign();
    campaign.calls.checkIn.next(LOST, LOST);
    const { send, state } = await campaign.load();
    await send('CHECK_IN');
    await campaign.clock.advance(10_000);
    expect(state()).toEqual({ settled: 'checkedIn' });
    expect([campaign.calls.checkIn.asked.length, keysOf(campaign)]).toEqual([3, 1]);
    expect(campaign.made).toEqual([NOON]);
  });

  test.each(['RETRY', 'CHECK_IN'] as const)(
    'keeps its key when retried by %s after all tries failed',
    async (event) => {
      const campaign = openCampaign();
      campaign.calls.checkIn.next(LOST, LOST, LOST, BUSY);
      const { send, state, context, busy } = await campaign.load();
      await send('CHECK_IN');
      await campaign.clock.advance(30_000);
      expect([state(), busy(), context().problem?.message]).toEqual(['unsettled', false, 'busy']);
      await send(event);
      expect([state(), context().problem]).toEqual([{ settled: 'checkedIn' }, null]);
      expect([keysOf(campaign), campaign.made]).toEqual([1, [NOON]]);
    },
  );

  test('gets a new key after a refusal', async () => {
    const campaign = openCampaign();
    campaign.calls.checkIn.next({ kind: 'refused', code: 99_999 });
    const { send, state, context } = await campaign.load();
    await send('CHECK_IN');
    expect([state(), context().pendingKey, context().problem?.code]).toEqual([
      { settled: 'ready' },
      null,
      99_999,
    ]);
    await send('CHECK_IN');
    expect([state(), context().problem, keysOf(campaign)]).toEqual([
      { settled: 'checkedIn' },
      null,
      2,
    ]);
  });

  test('shows the number of an unknown code', async () => {
    const { load, calls, campaign } = openCampaign();
    calls.checkIn.next({ kind: 'answered', value: { code: 39_999, campaign, reward: null } });
    const { send, context } = await load();
    await send('CHECK_IN');
    expect(context().problem).toEqual({ message: 'unexpected', next: 'retry', code: 39_999 });
  });

  test('leads to not found if the campaign was removed meanwhile', async () => {
    const { load, calls } = openCampaign();
    calls.checkIn.next(NOT_FOUND);
    const { send, state, context } = await load();
    await send('CHECK_IN');
    expect([state(), context().pendingKey]).toEqual(['notFound', null]);
  });
});

describe('a reward', () => {
  test('is shown once, and opens in the wallet', async () => {
    const { load } = openCampaign({ checkIns: [YESTERDAY] });
    const { send, state, context, emitted } = await load();
    await send('CHECK_IN');
    expect(state()).toBe('rewarded');
    expect(context().reward).toMatchObject({ streak: 2, voucherId: 'voucher-2' });
    await send('OPEN_REWARD');
    expect(emitted).toEqual([{ type: 'goTo', route: '/couponDetail?id=voucher-2' }]);
    expect([state(), context().reward]).toEqual([{ settled: 'checkedIn' }, null]);
    const again = await load();
    expect([again.state(), again.context().reward]).toEqual([{ settled: 'checkedIn' }, null]);
    expect(again.context().campaign?.rewards[0]?.voucherId).toBe('voucher-2');
  });

  test('can be closed', async () => {
    const { load } = openCampaign({ checkIns: [YESTERDAY] });
    const { send, state, context, emitted } = await load();
    await send('CHECK_IN', 'RETRY');
    await send('CLOSE_REWARD');
    expect([state(), context().reward, emitted]).toEqual([{ settled: 'checkedIn' }, null, []]);
  });

  test('stays until the user has seen it, even past midnight', async () => {
    const { load, clock } = openCampaign({ checkIns: [YESTERDAY] });
    const { send, state } = await load();
    await send('CHECK_IN');
    await clock.advance(DAY);
    expect(state()).toBe('rewarded');
    await send('CLOSE_REWARD');
    expect(state()).toEqual({ settled: 'ready' });
  });

  test('whose answer was lost is shown after a reload', async () => {
    const campaign = openCampaign({ checkIns: [YESTERDAY] });
    campaign.calls.checkIn.next(NEVER);
    const before = await campaign.load();
    await before.send('CHECK_IN');
    before.actor.stop();
    const { state, context, draft } = await campaign.load({ draft: before.draft() });
    expect([state(), context().reward?.voucherId, draft()]).toEqual([
      'rewarded',
      'voucher-2',
      null,
    ]);
    expect([keysOf(campaign), campaign.made]).toEqual([1, [NOON]]);
  });
});

describe('a campaign', () => {
  test('opens at its start, and closes at its end, while the page is open', async () => {
    const { load, clock } = openCampaign({ startsAt: NOON + 1000, endsAt: NOON + 2000 });
    const { send, state } = await load();
    expect(state()).toEqual({ settled: 'notStarted' });
    await send('CHECK_IN');
    await clock.advance(999);
    expect(state()).toEqual({ settled: 'notStarted' });
    await clock.advance(1);
    expect(state()).toEqual({ settled: 'ready' });
    await clock.advance(1000);
    expect(state()).toEqual({ settled: 'ended' });
    await send('CHECK_IN');
    expect(state()).toEqual({ settled: 'ended' });
  });

  test('opens at its start even beyond a timer’s maximum', async () => {
    const { load, clock } = openCampaign({ startsAt: NOON + 40 * DAY, endsAt: NOON + 50 * DAY });
    const { state } = await load();
    await clock.advance(40 * DAY - 1);
    expect(state()).toEqual({ settled: 'notStarted' });
    await clock.advance(1);
    expect(state()).toEqual({ settled: 'ready' });
  });

  test('loads again after a failed load', async () => {
    const { load, calls } = openCampaign();
    calls.find.next({ kind: 'unreachable' });
    const { send, state, context } = await load();
    expect([state(), context().problem?.message]).toEqual(['loadFailed', 'unreachable']);
    await send('RETRY');
    expect([state(), context().problem]).toEqual([{ settled: 'ready' }, null]);
  });

  test('loads again on request', async () => {
    const { load, calls } = openCampaign();
    const { send } = await load();
    await send('RETRY');
    expect(calls.find.asked).toHaveLength(2);
  });

  test('shows not found for an unknown campaign', async () => {
    const { load } = openCampaign();
    expect((await load({ activityCode: 'no-such' })).state()).toBe('notFound');
  });
});

describe('a login', () => {
  test('is required of a visitor who checks in, and again on request', async () => {
    const { load, calls } = openCampaign();
    const { send, state, emitted, sessionChanged, context } = await load({ loggedIn: false });
    await send('CHECK_IN');
    expect([state(), emitted]).toEqual(['loginRequired', [{ type: 'loginRequired' }]]);
    await send('LOG_IN');
    expect(emitted).toEqual([{ type: 'loginRequired' }, { type: 'loginRequired' }]);
    expect(calls.checkIn.asked).toEqual([]);
    await sessionChanged(true);
    expect([state(), context().loggedIn]).toEqual([{ settled: 'ready' }, true]);
  });

  test('required by the backend drops the key of a check-in that it did not make', async () => {
    const { load, calls, campaign } = openCampaign();
    calls.checkIn.next(wantsLogin(campaign));
    const { send, state, context, emitted } = await load();
    await send('CHECK_IN');
    expect([state(), emitted]).toEqual(['loginRequired', [{ type: 'loginRequired' }]]);
    expect(context()).toMatchObject({ pendingKey: null, notice: null });
  });

  test('follows a refused token, and ends the session', async () => {
    const { load, calls } = openCampaign();
    calls.checkIn.next(TOKEN_REFUSED);
    const { send, state, context, emitted } = await load();
    await send('CHECK_IN');
    expect([state(), context().pendingKey]).toEqual(['loginRequired', null]);
    expect(emitted).toEqual([{ type: 'sessionEnded' }, { type: 'loginRequired' }]);
  });

  test.each([
    ['code 30011', (campaign: CheckInCampaign) => wantsLogin(campaign)],
    ['a refused token', () => TOKEN_REFUSED],
  ])(
    'after a lost answer, because of %s, keeps the key of the check-in',
    async (_, callOutcomeOf) => {
      const opened = openCampaign();
      const { load, calls, campaign, clock, made } = opened;
      calls.checkIn.next(LOST, LOST, LOST, LOST, callOutcomeOf(campaign));
      const { actor, send, state, draft } = await load();
      await send('CHECK_IN');
      await clock.advance(10_000);
      await send('RETRY');
      expect(state()).toBe('loginRequired');
      actor.stop();
      const back = await load({ draft: draft() });
      expect(back.state()).toEqual({ settled: 'checkedIn' });
      expect(calls.checkIn.asked).toHaveLength(6);
      expect([keysOf(opened), made.length]).toEqual([1, 1]);
    },
  );

  test('follows a token that is refused while loading', async () => {
    const { load, calls } = openCampaign();
    calls.find.next(TOKEN_REFUSED);
    const { state, emitted } = await load();
    expect(state()).toBe('loginRequired');
    expect(emitted).toEqual([{ type: 'sessionEnded' }, { type: 'loginRequired' }]);
  });

  test.each([
    ['a visitor’s refused token', TOKEN_REFUSED, false],
    ['code 30011 to a visitor', LOGIN_REQUIRED, false],
    ['code 30011 to a member', LOGIN_REQUIRED, true],
  ] as const)(
    'is offered, and required on a tap, after a load that failed with %s',
    async (_, callOutcome, loggedIn) => {
      const { load, calls } = openCampaign();
      calls.find.next(callOutcome);
      const { send, state, context, emitted } = await load({ loggedIn });
      expect([state(), context().problem?.next, emitted]).toEqual(['loadFailed', 'logIn', []]);
      await send('LOG_IN');
      expect([state(), context().problem]).toEqual(['loginRequired', null]);
      expect(emitted).toEqual([{ type: 'loginRequired' }]);
    },
  );

  test('of another user drops the previous user’s check-in and reward', async () => {
    const { load, calls } = openCampaign({ checkIns: [YESTERDAY] });
    const { send, sessionChanged, state, context } = await load();
    await send('CHECK_IN');
    expect(state()).toBe('rewarded');
    await sessionChanged(true);
    expect([state(), context().reward]).toEqual([{ settled: 'checkedIn' }, null]);
    calls.find.next({ kind: 'answered', value: createCheckInCampaign(STARTED) });
    await send('RETRY');
    calls.checkIn.next(NEVER);
    calls.find.next({ kind: 'answered', value: createCheckInCampaign(STARTED) });
    await send('CHECK_IN');
    await sessionChanged(true);
    expect([state(), context().pendingKey]).toEqual([{ settled: 'ready' }, null]);
    expect(calls.checkIn.asked).toHaveLength(2);
  });
});

test('a reload after logout sends nothing', async () => {
  const { load, calls } = openCampaign();
  const { state, draft } = await load({ loggedIn: false, draft: { pendingKey: 'key-1' } });
  expect([state(), draft(), calls.checkIn.asked]).toEqual([{ settled: 'ready' }, null, []]);
});

test('a page that was left sends nothing more', async () => {
  const { load, calls, clock } = openCampaign();
  calls.checkIn.next(LOST);
  const { actor, send } = await load();
  await send('CHECK_IN');
  actor.stop();
  await clock.advance(60_000);
  expect(calls.checkIn.asked).toHaveLength(1);
});

test('leaving the page aborts its request', async () => {
  const { load, calls } = openCampaign();
  calls.find.next(NEVER);
  const { actor } = await load();
  expect(calls.find.givenUp()).toBe(0);
  actor.stop();
  expect(calls.find.givenUp()).toBe(1);
});
