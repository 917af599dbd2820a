import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { CheckInCampaign } from './check-in.gateway.ts';
import { createCheckInCampaign, createMemoryCheckInGateway } from './check-in.memory.ts';
import { checkInPage } from './check-in.page.ts';
import type { CheckInEvent } from './check-in.types.ts';

/** Noon in WIB, on the second day of the campaign. */
const NOON = Date.parse('2026-11-21T12:00:00+07:00');
const STARTED = NOON - 36 * HOUR_MS;
const YESTERDAY = NOON - DAY_MS;

const LOST = { kind: 'lost' } as const;
const NEVER = { kind: 'never' } as const;
const BUSY = { kind: 'refused', code: RESPONSE_CODE.serverBusy } as const;
const NOT_FOUND = { kind: 'refused', code: RESPONSE_CODE.notFound } as const;

/** A campaign of 14 days, and its page. */
function openCampaign(changes: Partial<CheckInCampaign> = {}, now = NOON) {
  const clock = createVirtualClock(now);
  const campaign = createCheckInCampaign(STARTED, changes);
  const gateway = createMemoryCheckInGateway(clock, campaign);
  const ports = { checkIns: gateway.checkIns, clock, random: createSeededRandom(1) };

  async function load(start: Partial<PageStart> = {}) {
    const page = openPage(checkInPage, ports, clock, { key: 'absen', ...start });
    await page.start();
    return {
      ...page,
      /** Sends events at once. */
      send: (...types: CheckInEvent['type'][]) =>
        Promise.all(types.map((type) => page.send({ type }))),
    };
  }

  return { ...gateway, campaign, clock, load };
}

/** The second check-in in a row earns a reward. */
function rewarding(campaign: CheckInCampaign) {
  const [first, ...rewards] = campaign.rewards;
  if (first === undefined) throw new Error('The campaign has no reward.');
  const reward = { ...first, voucherId: 'voucher-2' };
  const checkIns = [...campaign.checkIns, NOON];
  return {
    kind: 'answered',
    value: {
      code: CLAIM_CODE.claimed,
      campaign: { ...campaign, checkIns, rewards: [reward, ...rewards] },
      reward,
    },
  } as const;
}

const keysOf = ({ calls }: ReturnType<typeof openCampaign>) =>
  new Set(calls.checkIn.asked.map(({ key }) => key)).size;

describe('a check-in', () => {
  test('is made once a day', async () => {
    const { load, calls, clock, made } = openCampaign();
    const { send, state, context, isBusy } = await load();
    expect([state(), isBusy()]).toEqual([{ settled: 'ready' }, false]);
    calls.checkIn.next({ kind: 'answered', afterMs: 100 });
    await send('CHECK_IN', 'CHECK_IN');
    expect([state(), isBusy()]).toEqual(['checkingIn', true]);
    await clock.advance(100);
    expect([state(), isBusy()]).toEqual([{ settled: 'checkedIn' }, false]);
    expect(context()).toMatchObject({ notice: 'checkedIn', pendingKey: null, problem: null });
    await send('CHECK_IN');
    expect(calls.checkIn.asked).toMatchObject([{ request: 'absen' }]);
    expect(made).toEqual([NOON]);
  });

  test('reopens at midnight WIB while the page is open', async () => {
    const { load, clock, made } = openCampaign({ checkIns: [NOON] });
    const { send, state, context } = await load();
    await clock.advance(12 * HOUR_MS - 1);
    expect(state()).toEqual({ settled: 'checkedIn' });
    await clock.advance(1);
    expect(state()).toEqual({ settled: 'ready' });
    await send('CHECK_IN', 'CLOSE_REWARD');
    expect(made).toEqual([NOON + 12 * HOUR_MS]);
    expect(context().campaign.checkIns).toHaveLength(2);
  });

  test('clears yesterday’s message at midnight', async () => {
    const { load, clock } = openCampaign();
    const { send, context } = await load();
    await send('CHECK_IN');
    expect(context().notice).toBe('checkedIn');
    await clock.advance(12 * HOUR_MS);
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

  test.each(['RETRY', 'CHECK_IN'] as const)(
    'keeps its key when retried by %s after all tries failed',
    async (event) => {
      const campaign = openCampaign();
      campaign.calls.checkIn.next(LOST, LOST, LOST, BUSY);
      const { send, state, context, isBusy } = await campaign.load();
      await send('CHECK_IN');
      await campaign.clock.advance(30_000);
      expect([state(), isBusy(), context().problem?.message]).toEqual(['unsettled', false, 'busy']);
      await send(event);
      expect([state(), context().problem]).toEqual([{ settled: 'checkedIn' }, null]);
      expect([keysOf(campaign), campaign.made]).toEqual([1, [NOON]]);
    },
  );

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
    const { send, state, draft } = await load();
    await send('CHECK_IN');
    expect([state(), draft()]).toEqual(['notFound', null]);
  });
});

describe('a reward', () => {
  test('is shown once, and opens in the wallet', async () => {
    const { load, calls, campaign } = openCampaign({ checkIns: [YESTERDAY] });
    calls.checkIn.next(rewarding(campaign));
    const { send, state, context, emitted } = await load();
    await send('CHECK_IN');
    expect(state()).toBe('rewarded');
    expect(context().reward).toMatchObject({ streak: 2, voucherId: 'voucher-2' });
    await send('OPEN_REWARD');
    expect(emitted).toEqual([{ type: 'goTo', route: '/couponDetail?id=voucher-2' }]);
    expect([state(), context().reward]).toEqual([{ settled: 'checkedIn' }, null]);
    calls.find.next({ kind: 'answered', value: rewarding(campaign).value.campaign });
    const again = await load();
    expect([again.state(), again.context().reward]).toEqual([{ settled: 'checkedIn' }, null]);
  });

  test('can be closed', async () => {
    const { load, calls, campaign } = openCampaign({ checkIns: [YESTERDAY] });
    calls.checkIn.next(rewarding(campaign));
    const { send, state, context, emitted } = await load();
    await send('CHECK_IN', 'RETRY');
    expect(state()).toBe('rewarded');
    await send('CLOSE_REWARD');
    expect([state(), context().reward, emitted]).toEqual([{ settled: 'checkedIn' }, null, []]);
  });

  test('stays until the user has seen it, even past midnight', async () => {
    const { load, clock, calls, campaign } = openCampaign({ checkIns: [YESTERDAY] });
    calls.checkIn.next(rewarding(campaign));
    const { send, state } = await load();
    await send('CHECK_IN');
    await clock.advance(DAY_MS);
    expect(state()).toBe('rewarded');
    await send('CLOSE_REWARD');
    expect(state()).toEqual({ settled: 'ready' });
  });

  test('whose answer was lost is shown after a reload', async () => {
    const campaign = openCampaign({ checkIns: [YESTERDAY] });
    campaign.calls.checkIn.next(NEVER, rewarding(campaign.campaign));
    const before = await campaign.load();
    await before.send('CHECK_IN');
    before.stop();
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
    const { load, clock } = openCampaign({
      startsAt: NOON + 40 * DAY_MS,
      endsAt: NOON + 50 * DAY_MS,
    });
    const { state } = await load();
    await clock.advance(40 * DAY_MS - 1);
    expect(state()).toEqual({ settled: 'notStarted' });
    await clock.advance(1);
    expect(state()).toEqual({ settled: 'ready' });
  });

  test('loads again on request', async () => {
    const { load, calls } = openCampaign();
    const { send } = await load();
    await send('RETRY');
    expect(calls.find.asked).toHaveLength(2);
  });
});

describe('a login', () => {
  test('is required of a visitor who checks in', async () => {
    const { load, calls } = openCampaign();
    const { send, state, emitted } = await load({ isLoggedIn: false });
    await send('CHECK_IN');
    expect([state(), emitted]).toEqual(['loginRequired', [{ type: 'loginRequired' }]]);
    expect(calls.checkIn.asked).toEqual([]);
  });
});
