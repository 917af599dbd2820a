import { assign, emit, setup } from 'xstate';
import { afterChangeWithLogin } from '../../flow/change/after-change.ts';
import { changeActor } from '../../flow/change/change.actor.ts';
import { type ChangeOutcome, openChange, settleChange } from '../../flow/change/change-outcome.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import {
  isNotFound,
  isOutcome,
  isSessionOver,
  LOAD_FAILED,
  LOGIN_REQUIRED,
  withOutcome,
} from '../../flow/outcome-transitions.ts';
import { restartPage } from '../../flow/page/restart-page.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { CheckInCampaign, CheckInReply } from './check-in.gateway.ts';
import type { CheckInTypes } from './check-in.types.ts';
import { type CheckInNotice, checkInNotice } from './check-in-notice.ts';
import { type CheckInStanding, checkInStanding } from './check-in-standing.ts';

/** What the reply to a check-in means. */
export interface CheckInAnswer extends Omit<CheckInReply, 'code'> {
  readonly notice: CheckInNotice;
}

/**
 * A check-in campaign: once per WIB day, with rewards for streaks (docs/assumptions.md). A new day may begin while the
 * page is open. A pending check-in keeps its key until its outcome is known.
 */
export const checkInMachine = setup({
  types: machineTypes<CheckInTypes>(),
  actors: {
    findCampaign: loadActor<CheckInCampaign>(),
    checkIn: changeActor<CheckInAnswer>(),
  },
  delays: {
    untilTurn: ({ context: { standing, ports } }) => delayUntil(standing?.until, ports.clock.now()),
  },
  guards: {
    isLoggedIn: ({ context }) => context.loggedIn,
    isPending: ({ context }) => context.pendingKey !== null,
    isRewarded: ({ context }) => context.reward !== null,
    stands: ({ context }, kind: CheckInStanding['kind']) => context.standing?.kind === kind,
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    endSession: emit({ type: 'sessionEnded' }),
    goToReward: emit(({ context: { reward } }) => ({
      type: 'goTo',
      route: withQuery(ROUTES.couponDetail, { id: reward?.voucherId ?? '' }),
    })),
    clearProblem: assign({ notice: null, problem: null }),
    clearReward: assign({ reward: null }),
    showCampaign: assign((_, loaded: LoadOutcome<CheckInCampaign>) =>
      loaded.kind === 'loaded'
        ? { campaign: loaded.value }
        : { problem: problemOf(loaded.failure) },
    ),
    updateStanding: assign(({ context: { campaign, ports } }) => ({
      standing: campaign && checkInStanding(campaign, ports.clock.now()),
    })),
    openCheckIn: assign(({ context }) => openChange(context)),
    settleCheckIn: assign(({ context }, outcome: ChangeOutcome<CheckInAnswer>) => ({
      ...settleChange(context, outcome),
      ...(outcome.kind === 'done' && outcome.value),
    })),
    // The pending check-in belonged to the previous user. The campaign shows its outcome.
    changeUser: assign((_, loggedIn: boolean) => ({
      loggedIn,
      pendingKey: null,
      reward: null,
    })),
  },
}).createMachine({
  id: 'checkIn',
  context: ({ input: { ports, activityCode, loggedIn, draft } }) => ({
    ports,
    activityCode,
    loggedIn,
    campaign: null,
    standing: null,
    pendingKey: loggedIn ? (draft?.pendingKey ?? null) : null,
    maybeApplied: false,
    reward: null,
    notice: null,
    problem: null,
  }),
  initial: 'loading',
  on: { SESSION_CHANGED: restartPage('.loading') },
  states: {
    loading: {
      entry: 'clearProblem',
      invoke: {
        src: 'findCampaign',
        input: ({ context: { activityCode, ports } }) => ({
          load: (options) => ports.checkIns.find(activityCode, options),
        }),
        onDone: [
          { guard: isOutcome('loaded'), target: 'deciding', actions: withOutcome('showCampaign') },
          { guard: isNotFound, target: 'notFound' },
          { guard: isSessionOver, target: 'loginRequired', actions: 'endSession' },
          { target: 'loadFailed', actions: withOutcome('showCampaign') },
        ],
      },
    },

    loadFailed: LOAD_FAILED,

    deciding: {
      entry: 'updateStanding',
      always: [
        // Retry first: the answer was lost, and the check-in may have earned a reward.
        { guard: 'isPending', target: 'checkingIn' },
        { guard: 'isRewarded', target: 'rewarded' },
        { guard: { type: 'stands', params: 'notStarted' }, target: 'settled.notStarted' },
        { guard: { type: 'stands', params: 'ready' }, target: 'settled.ready' },
        { guard: { type: 'stands', params: 'checkedIn' }, target: 'settled.checkedIn' },
        { target: 'settled.ended' },
      ],
    },

    /** Nothing is pending, but a new day may begin. */
    settled: {
      initial: 'ended',
      after: { untilTurn: { target: 'deciding', actions: 'clearProblem' } },
      on: { RETRY: 'loading' },
      states: {
        notStarted: {},
        ready: {
          on: {
            CHECK_IN: [
              { guard: 'isLoggedIn', target: '#checkIn.checkingIn' },
              { target: '#checkIn.loginRequired' },
            ],
          },
        },
        checkedIn: {},
        ended: {},
      },
    },

    checkingIn: {
      tags: 'busy',
      entry: ['openCheckIn', 'clearProblem'],
      invoke: {
        src: 'checkIn',
        input: ({ context: { ports, activityCode, pendingKey, maybeApplied } }) => ({
          send: async (options) =>
            readReply(await ports.checkIns.checkIn(activityCode, options), readAnswer),
          key: pendingKey,
          maybeApplied,
          ports,
        }),
        onDone: [
          {
            guard: isNotFound,
            target: 'notFound',
            actions: [withOutcome('settleCheckIn'), 'clearProblem'],
          },
          // It was made; or it was refused, and the user sees why.
          ...afterChangeWithLogin('settleCheckIn', {
            done: 'deciding',
            refused: 'deciding',
            unknown: 'unsettled',
          }),
        ],
      },
    },

    /** The outcome is unknown: retry the same check-in. */
    unsettled: {
      on: { RETRY: 'checkingIn', CHECK_IN: 'checkingIn' },
    },

    /** The reward is shown once, and stays in the wallet. */
    rewarded: {
      on: {
        CLOSE_REWARD: { target: 'deciding', actions: 'clearReward' },
        OPEN_REWARD: { target: 'deciding', actions: ['goToReward', 'clearReward'] },
      },
    },

    loginRequired: LOGIN_REQUIRED,

    notFound: {},
  },
});

export type CheckInMachine = typeof checkInMachine;

function readAnswer({ code, campaign, reward }: CheckInReply): CheckInAnswer | null {
  const notice = checkInNotice(code);
  return notice === null ? null : { notice, campaign, reward };
}
