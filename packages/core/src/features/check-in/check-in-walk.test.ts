import { test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { type PendingKeyDraft, pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { startOfWibDay } from '../../rules/calendar/wib.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkedCall, walkMachine } from '../../testing/machine-walk.ts';
import {
  createCheckInCampaign,
  createMemoryCheckInGateway,
} from '../../testing/memory-check-in-gateway.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { WalkedStart } from '../../testing/walked-visit.ts';
import { type CheckInMachine, checkInMachine } from './check-in.machine.ts';
import { checkInStanding } from './check-in-standing.ts';

/** A minute before midnight in WIB: the next day begins during the walk. */
const START = Date.parse('2026-11-21T23:59:00+07:00');

function begin() {
  const clock = createVirtualClock(START);
  // Tomorrow’s check-in is the second in a row, which earns a reward.
  const campaign = createCheckInCampaign(START - 2000);
  const { checkIns, calls, made } = createMemoryCheckInGateway(clock, campaign);
  const change = watchChange(checkIns.checkIn);
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
    clock,
    made,
    changes: [change],
    calls: [checkIn, walkedCall(calls.find, [campaign, { ...campaign, startsAt: START + 60_000 }])],
    wished: checkIn,
    draftOf: ({ context }: SnapshotFrom<CheckInMachine>) => pendingKeyDraftOf(context),
    load: (start: WalkedStart<PendingKeyDraft>) =>
      createActor(checkInMachine, {
        clock,
        input: { ports, activityCode: 'absen', ...start },
      }).start(),
  };
}

test('checks in once a day, whatever happens', () =>
  walkMachine({
    begin,
    events: [
      { type: 'CHECK_IN' },
      { type: 'CHECK_IN' },
      { type: 'CHECK_IN' },
      { type: 'CLOSE_REWARD' },
      { type: 'OPEN_REWARD' },
      { type: 'RETRY' },
      { type: 'RETRY' },
      { type: 'LOG_IN' },
      { type: 'SESSION_CHANGED', loggedIn: true },
      { type: 'SESSION_CHANGED', loggedIn: false },
    ],
    wish: [{ type: 'CHECK_IN' }],
    laws: {
      'a day has one check-in': (_, { made }) =>
        new Set(made.map((moment) => startOfWibDay(moment))).size === made.length,
      'a pending check-in has a key': (snapshot) =>
        !snapshot.matches('checkingIn') || snapshot.context.pendingKey !== null,
      'a key belongs to a pending check-in': (snapshot) =>
        snapshot.context.pendingKey === null ||
        ['checkingIn', 'unsettled', 'loading', 'loadFailed', 'notFound', 'loginRequired'].some(
          (state) => Object.is(snapshot.value, state),
        ),
      'a reward is shown where there is one': (snapshot) =>
        (snapshot.context.reward !== null) === snapshot.matches('rewarded'),
      'the page shows the standing of this moment': (snapshot, { clock }) => {
        if (!snapshot.matches('settled') || snapshot.context.campaign === null) return true;
        const { kind } = checkInStanding(snapshot.context.campaign, clock.now());
        return Object.is(Object.values(snapshot.value).join(''), kind);
      },
      'a login that a problem offers can be asked for': (snapshot) =>
        snapshot.context.problem?.next !== 'logIn' || snapshot.can({ type: 'LOG_IN' }),
      'a problem is shown where the user can retry': (snapshot) =>
        snapshot.context.problem === null || snapshot.can({ type: 'RETRY' }),
    },
  }));
