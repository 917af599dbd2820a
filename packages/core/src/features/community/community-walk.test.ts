import { test } from 'vitest';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { checkInQrText } from './check-in-qr.ts';
import {
  createCommunityActivity,
  createMemoryCommunityGateway,
  MEMORY_HOST_CODE,
} from './community.memory.ts';
import { communityPage } from './community.page.ts';
import { COMMUNITY_CODE } from './community-code.ts';
import { communityStatus } from './community-status.ts';

/** The activity begins early in its day, which begins a minute into the walk. */
const STARTS_AT = Date.parse('2026-11-22T00:02:00+07:00');
const START = Date.parse('2026-11-21T23:59:00+07:00');

const HOST_QR = checkInQrText({ id: 'latte', code: MEMORY_HOST_CODE }, MEMORY_HOSTS);

function begin() {
  const clock = createVirtualClock(START);
  const activity = createCommunityActivity('latte', STARTS_AT, { quota: 5 });
  const { community, calls, change } = createMemoryCommunityGateway(clock, activity);
  const scanner = createMemoryScanner(clock);
  const register = watchChange(community.register, calls.register.made);
  const cancel = watchChange(community.cancel, calls.cancel.made);
  const checkIn = watchChange(community.checkIn, calls.checkIn.made);
  const claimRewards = watchChange(community.claimRewards, calls.claimRewards.made);
  const ports = {
    clock,
    random: createSeededRandom(1),
    hosts: MEMORY_HOSTS,
    scanner,
    community: {
      browse: community.browse,
      find: community.find,
      register: register.ask,
      cancel: cancel.ask,
      checkIn: checkIn.ask,
      claimRewards: claimRewards.ask,
    },
  };
  const checkedIn = { ...activity, startsAt: START, registration: 'checkedIn' } as const;
  const registration = walkedCall(calls.register, [
    { code: CLAIM_CODE.loginRequired, activity },
    { code: COMMUNITY_CODE.quotaFull, activity: { ...activity, taken: activity.quota } },
  ]);
  return {
    page: communityPage,
    ports,
    key: () => 'latte',
    clock,
    scanner,
    change,
    changes: [register, cancel, checkIn, claimRewards],
    calls: [
      registration,
      walkedCall(calls.checkIn, [{ code: COMMUNITY_CODE.wrongQr, activity }]),
      walkedCall(calls.find, [activity, { ...activity, registration: 'registered' }, checkedIn]),
      walkedCall(calls.cancel),
      walkedCall(calls.claimRewards),
    ],
    wished: registration,
  };
}

test('registers, cancels, checks in and pays once, whatever happens', () =>
  walkPage({
    begin,
    events: [
      { type: 'REGISTER' },
      { type: 'REGISTER' },
      { type: 'REGISTER' },
      { type: 'CANCEL_REGISTRATION' },
      { type: 'CONFIRM' },
      { type: 'CANCEL' },
      { type: 'SCAN' },
      { type: 'SCAN' },
      { type: 'CLAIM_REWARDS' },
      { type: 'CLAIM_REWARDS' },
      { type: 'REGISTER_ANOTHER' },
      { type: 'OPEN_WALLET' },
    ],
    worldEvents: {
      'the host shows the QR': ({ scanner }) => scanner.next({ text: HOST_QR }),
      'the host shows it after a while': ({ scanner }) =>
        scanner.next({ text: HOST_QR, afterMs: 5000 }),
      'somebody shows another QR': ({ scanner }) => scanner.next({ text: 'https://x.example' }),
      'the last place is taken': ({ change }) => change({ taken: 5 }),
    },
    wish: ['settle', { type: 'REGISTER' }],
    laws: {
      'nothing is cancelled before the confirmation': (snapshot) =>
        !snapshot.matches('confirmingCancel') || snapshot.context.pendingKey === null,
      'a key belongs to a pending change': (snapshot) =>
        snapshot.context.pendingKey === null ||
        snapshot.matches('changing') ||
        snapshot.matches('unsettled'),
      'a pending change has a key': (snapshot) =>
        !snapshot.matches('changing') || snapshot.context.pendingKey !== null,
      'the page shows the status of this moment': (snapshot, { clock }) => {
        if (!snapshot.matches('settled')) return true;
        const { kind } = communityStatus(snapshot.context.activity, clock.now());
        return Object.is(Object.values(snapshot.value).join(''), kind);
      },
      'a problem is shown where the user can retry': (snapshot) =>
        snapshot.context.problem === null || snapshot.can({ type: 'RETRY' }),
    },
  }));
