import { expect, test } from 'vitest';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { CheckInCampaign } from './check-in.gateway.ts';
import { createCheckInCampaign, createMemoryCheckInGateway } from './check-in.memory.ts';
import { checkInPage } from './check-in.page.ts';
import type { CheckInEvent } from './check-in.types.ts';
import { checkInCalendar } from './check-in-calendar.ts';
import { checkInMonths } from './check-in-months.ts';

const NOON = Date.parse('2026-11-21T12:00:00+07:00');
const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null };

/** A page before it loads, and its view. */
function visitPage(changes: Partial<CheckInCampaign> = {}) {
  const clock = createVirtualClock(NOON);
  const campaign = createCheckInCampaign(NOON - DAY_MS, changes);
  const { checkIns, calls } = createMemoryCheckInGateway(clock, campaign);
  const ports = { checkIns, clock, random: createSeededRandom(1) };
  const page = openPage(checkInPage, ports, clock, { key: 'absen' });
  return {
    campaign,
    calls,
    clock,
    view: page.view,
    begin: page.start,
    send: (type: CheckInEvent['type']) => page.send({ type }),
  };
}

test('the calendar, the streak and what is next', async () => {
  const { begin, view, campaign } = visitPage({ checkIns: [NOON - DAY_MS] });
  await begin();
  expect(view()).toEqual({
    step: 'ready',
    campaign,
    months: checkInMonths(checkInCalendar(campaign, NOON)),
    currentMonth: 0,
    streak: 1,
    missedDay: null,
    next: { reward: campaign.rewards[0], daysLeft: 1 },
    notice: null,
    problem: null,
  });
});

test('a pending check-in, and one whose outcome is unknown', async () => {
  const { begin, send, view, calls, clock, campaign } = visitPage();
  calls.checkIn.always({ kind: 'lost' });
  await begin();
  await send('CHECK_IN');
  const board = {
    campaign,
    months: checkInMonths(checkInCalendar(campaign, NOON)),
    currentMonth: 0,
    streak: 0,
    missedDay: null,
    next: { reward: campaign.rewards[0], daysLeft: 2 },
  };
  expect(view()).toEqual({ step: 'checkingIn', ...board });
  await clock.advance(30_000);
  expect(view()).toEqual({ step: 'unsettled', problem: UNREACHABLE, ...board });
});

test('a reward, and the day that is done', async () => {
  const { begin, send, view, calls, campaign } = visitPage({ checkIns: [NOON - DAY_MS] });
  const reward = { streak: 2, name: campaign.name, voucherId: 'voucher-2' };
  const checkedIn = { ...campaign, checkIns: [NOON - DAY_MS, NOON] };
  calls.checkIn.next({
    kind: 'answered',
    value: { code: CLAIM_CODE.claimed, campaign: checkedIn, reward },
  });
  await begin();
  await send('CHECK_IN');
  expect(view()).toMatchObject({ step: 'rewarded', reward: { streak: 2 }, streak: 2 });
  await send('CLOSE_REWARD');
  expect(view()).toMatchObject({ step: 'checkedIn', notice: 'checkedIn', streak: 2 });
});

test('a refused check-in', async () => {
  const { begin, send, view, calls } = visitPage();
  calls.checkIn.next({ kind: 'refused', code: 99_999 });
  await begin();
  await send('CHECK_IN');
  expect(view()).toMatchObject({ step: 'ready', problem: { code: 99_999 } });
});

test('a missed day breaks the streak at midnight', async () => {
  const { begin, view, clock } = visitPage({ checkIns: [NOON - DAY_MS] });
  await begin();
  await clock.advance(DAY_MS);
  expect(view()).toMatchObject({ step: 'ready', streak: 0, missedDay: NOON - DAY_MS / 2 });
});

test.each([
  ['notStarted', { startsAt: NOON + 1 }],
  ['ended', { endsAt: NOON }],
] as const)('%s', async (step, changes) => {
  const { begin, view } = visitPage(changes);
  await begin();
  expect(view()).toMatchObject({ step });
});
