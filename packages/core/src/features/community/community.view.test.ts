import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import {
  createCommunityActivity,
  createMemoryCommunityGateway,
} from '../../testing/memory-community-gateway.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import type { CommunityActivity } from './community.gateway.ts';
import { communityMachine } from './community.machine.ts';
import type { CommunityEvent } from './community.types.ts';
import { communityRouteName, communityView } from './community.view.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOON = Date.parse('2026-11-21T12:00:00+07:00');
const EVENING = NOON + 7 * HOUR;
const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null };

/** A page before it loads, and its view. */
function visitPage(changes: Partial<CommunityActivity> = {}, loggedIn = true) {
  const clock = createVirtualClock(NOON);
  const activity = createCommunityActivity('latte', EVENING, changes);
  const { community, calls } = createMemoryCommunityGateway(clock, activity);
  const scanner = createMemoryScanner(clock);
  const ports = {
    community,
    scanner,
    clock,
    random: createSeededRandom(1),
  };
  const actor = createActor(communityMachine, {
    clock,
    input: { ports, id: 'latte', loggedIn, draft: null },
  });
  const view = () => communityView(actor.getSnapshot());
  return {
    activity,
    calls,
    clock,
    scanner,
    view,
    route: () => communityRouteName(view()),
    async begin() {
      actor.start();
      await settle();
    },
    async send(...types: Exclude<CommunityEvent['type'], 'SESSION_CHANGED'>[]) {
      for (const type of types) actor.send({ type });
      await settle();
    },
  };
}

test('loading, a failed load, and loading again', async () => {
  const { begin, send, view, calls, route } = visitPage();
  calls.find.next({ kind: 'unreachable' }, { kind: 'answered' }, { kind: 'never' });
  expect(view()).toEqual({ step: 'loading' });
  await begin();
  expect([view(), route()]).toEqual([{ step: 'loadFailed', problem: UNREACHABLE }, null]);
  await send('RETRY');
  await send('RETRY');
  expect([view(), route()]).toEqual([{ step: 'loading' }, null]);
});

test('an activity that does not exist', async () => {
  const { begin, view, calls, route } = visitPage();
  calls.find.next({ kind: 'refused', code: 10_015 });
  await begin();
  expect([view(), route()]).toEqual([{ step: 'notFound', actions: ['REGISTER_ANOTHER'] }, null]);
});

test('a visitor who must log in', async () => {
  const { begin, send, view } = visitPage({}, false);
  await begin();
  await send('REGISTER');
  expect(view()).toEqual({ step: 'loginRequired' });
});

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
    standing: 'open',
    placesLeft: 6,
    checkInDay: { start: NOON - 12 * HOUR, end: NOON + 12 * HOUR },
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
    standing: 'open',
    problem: { message: 'unexpected', code: 99_999 },
  });
});

describe('the actions and the route of each standing', () => {
  const registration = 'registered';
  test.each([
    ['open', {}, ['REGISTER'], 'communitySignUp'],
    ['full', { taken: 10 }, ['REGISTER_ANOTHER'], 'communitySignUp'],
    ['closed', { startsAt: NOON }, ['REGISTER_ANOTHER'], 'communitySignUp'],
    [
      'registered',
      { registration, startsAt: NOON + DAY },
      ['CANCEL_REGISTRATION'],
      'communitySignUp',
    ],
    ['checkInDay', { registration }, ['SCAN', 'CANCEL_REGISTRATION'], 'communityCheckIn'],
    ['begun', { registration, startsAt: NOON }, ['SCAN'], 'communityCheckIn'],
    ['cancelled', { registration: 'cancelled' }, ['REGISTER_ANOTHER'], 'communitySignUp'],
    ['rewardsDue', { registration: 'checkedIn' }, ['CLAIM_REWARDS'], 'communityCheckIn'],
    ['attended', { registration: 'rewarded' }, ['OPEN_WALLET'], 'communityCheckIn'],
    ['ended', { startsAt: NOON - DAY }, ['REGISTER_ANOTHER'], null],
  ] as const)('%s', async (standing, changes, actions, name) => {
    const { begin, view, route } = visitPage(changes);
    await begin();
    expect(view()).toMatchObject({ step: 'settled', standing, actions });
    expect(route()).toBe(name);
  });
});

describe('a visitor, who may be registered', () => {
  test.each([
    ['open', {}, ['REGISTER']],
    ['full', { taken: 10 }, ['REGISTER_ANOTHER', 'LOG_IN']],
    ['closed', { startsAt: NOON }, ['REGISTER_ANOTHER', 'LOG_IN']],
    ['ended', { startsAt: NOON - DAY }, ['REGISTER_ANOTHER', 'LOG_IN']],
  ] as const)('%s', async (standing, changes, actions) => {
    const { begin, view } = visitPage(changes, false);
    await begin();
    expect(view()).toMatchObject({ step: 'settled', standing, actions });
  });
});
