import { test } from 'vitest';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { createCheckInCampaign, createMemoryCheckInGateway } from './check-in.memory.ts';
import { checkInPage } from './check-in.page.ts';
import { checkInStatus } from './check-in-status.ts';

/** A minute before midnight in WIB: the next day begins during the walk. */
const START = Date.parse('2026-11-21T23:59:00+07:00');

function begin() {
  const clock = createVirtualClock(START);
  // Tomorrow’s check-in is the second in a row, which earns a reward.
  const campaign = createCheckInCampaign(START - 2000);
  const { checkIns, calls } = createMemoryCheckInGateway(clock, campaign);
  const change = watchChange(checkIns.checkIn, calls.checkIn.made);
  const checkIn = walkedCall(calls.checkIn, [
    { code: CLAIM_CODE.loginRequired, campaign, reward: null },
    { code: CLAIM_CODE.ended, campaign: { ...campaign, endsAt: START }, reward: null },
  ]);
  const ports = {
    clock,
    random: createSeededRandom(1),
    checkIns: { find: checkIns.find, checkIn: change.ask },
  };
  return {
    page: checkInPage,
    ports,
    key: () => 'absen',
    clock,
    changes: [change],
    calls: [checkIn, walkedCall(calls.find, [campaign, { ...campaign, startsAt: START + 60_000 }])],
    wished: checkIn,
  };
}

test('checks in once a day, whatever happens', () =>
  walkPage({
    begin,
    events: [
      { type: 'CHECK_IN' },
      { type: 'CHECK_IN' },
      { type: 'CHECK_IN' },
      { type: 'CLOSE_REWARD' },
      { type: 'OPEN_REWARD' },
    ],
    wish: ['settle', { type: 'CHECK_IN' }],
    laws: {
      'a pending check-in has a key': (snapshot) =>
        !snapshot.matches('checkingIn') || snapshot.context.pendingKey !== null,
      'a key belongs to a pending check-in': (snapshot) =>
        snapshot.context.pendingKey === null ||
        snapshot.matches('checkingIn') ||
        snapshot.matches('unsettled'),
      'a reward is shown where there is one': (snapshot) =>
        (snapshot.context.reward !== null) === snapshot.matches('rewarded'),
      'the page shows the status of this moment': (snapshot, { clock }) => {
        if (!snapshot.matches('settled')) return true;
        const { kind } = checkInStatus(snapshot.context.campaign, clock.now());
        return Object.is(Object.values(snapshot.value).join(''), kind);
      },
      'a problem is shown where the user can retry': (snapshot) =>
        snapshot.context.problem === null || snapshot.can({ type: 'RETRY' }),
    },
  }));
