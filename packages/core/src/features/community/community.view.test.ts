import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/durations.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { CommunityActivity } from './community.gateway.ts';
import { createCommunityActivity, createMemoryCommunityGateway } from './community.memory.ts';
import { communityPage } from './community.page.ts';
import type { CommunityEvent } from './community.types.ts';

const NOON = Date.parse('2026-11-21T12:00:00+07:00');
const EVENING = NOON + 7 * HOUR_MS;
const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null };

/** A page before it loads, and its view. */
function visitPage(changes: Partial<CommunityActivity> = {}, isLoggedIn = true) {
  const clock = createVirtualClock(NOON);
  const activity = createCommunityActivity('latte', EVENING, changes);
  const { community, calls } = createMemoryCommunityGateway(clock, activity);
  const scanner = createMemoryScanner(clock);
  const ports = {
    community,
    hosts: MEMORY_HOSTS,
    scanner,
    clock,
    random: createSeededRandom(1),
  };
  const page = openPage(communityPage, ports, clock, { key: 'latte', isLoggedIn });
  return {
    activity,
    calls,
    clock,
    scanner,
    view: page.view,
    route: page.routeName,
    begin: page.start,
    /** Sends events at once. */
    send: (...types: CommunityEvent['type'][]) =>
      Promise.all(types.map((type) => page.send({ type }))),
  };
}

test('a pending change, and one whose outcome is unknown', async () => {
  const { begin, send, view, calls, clock, activity } = visitPage();
  calls.register.always({ kind: 'lost' });
  await begin();
  await send('REGISTER');
  expect(view()).toEqual({ step: 'changing', activity, change: 'register' });
  await clock.advance(30_000);
  expect(view()).toEqual({
    step: 'unsettled',
    activity,
    change: 'register',
    problem: UNREACHABLE,
  });
});

test('the dialog, the camera, and the message after a scan', async () => {
  const { begin, send, view, activity, scanner } = visitPage({ registration: 'registered' });
  scanner.next('never', { failure: 'unavailable' });
  await begin();
  await send('CANCEL_REGISTRATION');
  expect(view()).toEqual({ step: 'confirmCancel', activity });
  await send('CANCEL', 'SCAN');
  expect(view()).toEqual({ step: 'scanning', activity });
  await send('CANCEL', 'SCAN');
  expect(view()).toMatchObject({ step: 'settled', notice: 'scanUnavailable', problem: null });
});

test('an activity with free places', async () => {
  const { begin, view, activity } = visitPage();
  await begin();
  expect(view()).toEqual({
    step: 'settled',
    activity,
    status: 'open',
    placesLeft: 6,
    checkInDay: { start: NOON - 12 * HOUR_MS, end: NOON + 12 * HOUR_MS },
    actions: ['REGISTER'],
    notice: null,
    problem: null,
  });
});

test('a refused change', async () => {
  const { begin, send, view, calls } = visitPage();
  calls.register.next({ kind: 'refused', code: 99_999 });
  await begin();
  await send('REGISTER');
  expect(view()).toMatchObject({
    step: 'settled',
    status: 'open',
    problem: { message: 'unexpected', code: 99_999 },
  });
});

describe('the actions and the route of each status', () => {
  const registration = 'registered';
  test.each([
    ['open', {}, ['REGISTER'], 'communitySignUp'],
    ['full', { taken: 10 }, ['REGISTER_ANOTHER'], 'communitySignUp'],
    ['closed', { startsAt: NOON }, ['REGISTER_ANOTHER'], 'communitySignUp'],
    [
      'registered',
      { registration, startsAt: NOON + DAY_MS },
      ['CANCEL_REGISTRATION'],
      'communitySignUp',
    ],
    ['checkInDay', { registration }, ['SCAN', 'CANCEL_REGISTRATION'], 'communityCheckIn'],
    ['begun', { registration, startsAt: NOON }, ['SCAN'], 'communityCheckIn'],
    ['cancelled', { registration: 'cancelled' }, ['REGISTER_ANOTHER'], 'communitySignUp'],
    ['rewardsDue', { registration: 'checkedIn' }, ['CLAIM_REWARDS'], 'communityCheckIn'],
    ['attended', { registration: 'rewarded' }, ['OPEN_WALLET'], 'communityCheckIn'],
    ['ended', { startsAt: NOON - DAY_MS }, ['REGISTER_ANOTHER'], null],
  ] as const)('%s', async (status, changes, actions, name) => {
    const { begin, view, route } = visitPage(changes);
    await begin();
    expect(view()).toMatchObject({ step: 'settled', status, actions });
    expect(route()).toBe(name);
  });
});

describe('a visitor, who may be registered', () => {
  test.each([
    ['open', {}, ['REGISTER']],
    ['full', { taken: 10 }, ['REGISTER_ANOTHER', 'LOG_IN']],
    ['closed', { startsAt: NOON }, ['REGISTER_ANOTHER', 'LOG_IN']],
    ['ended', { startsAt: NOON - DAY_MS }, ['REGISTER_ANOTHER', 'LOG_IN']],
  ] as const)('%s', async (status, changes, actions) => {
    const { begin, view } = visitPage(changes, false);
    await begin();
    expect(view()).toMatchObject({ step: 'settled', status, actions });
  });
});
