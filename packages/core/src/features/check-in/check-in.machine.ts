import { assign, emit, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import { defineChange, GONE } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { toStatus } from '../../flow/to-status.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { CheckInReply } from './check-in.gateway.ts';
import type { CheckInTypes } from './check-in.types.ts';
import { type CheckInNotice, checkInNotice } from './check-in-notice.ts';
import { type CheckInStatus, checkInStatus } from './check-in-status.ts';

/** What the reply to a check-in means. */
export interface CheckInAnswer extends Omit<CheckInReply, 'code'> {
  readonly notice: CheckInNotice;
}

const checkIn = defineChange({
  types: machineTypes<CheckInTypes>(),
  send: async ({ ports, campaign }, options) =>
    readReply(await ports.checkIns.checkIn(campaign.activityCode, options), readAnswer),
  opened: () => ({ notice: null }),
  done: (_, answer) => answer,
});

/**
 * A check-in campaign: once per WIB day, with rewards for streaks (docs/assumptions.md). A new day may begin while the
 * page is open. A pending check-in keeps its key until its outcome is known.
 */
export const checkInMachine = setup({
  types: machineTypes<CheckInTypes>(),
  actors: { checkIn: checkIn.actor },
  delays: {
    untilNextStatus: ({ context: { status, ports } }) =>
      delayUntil(status.until, ports.clock.now()),
  },
  guards: {
    ...checkIn.guards,
    isLoggedIn: ({ context }) => context.isLoggedIn,
    isRewarded: ({ context }) => context.reward !== null,
    hasStatus: ({ context }, kind: CheckInStatus['kind']) => context.status.kind === kind,
  },
  actions: {
    ...checkIn.actions,
    reload: emit({ type: 'reload' }),
    showNotFound: emit({ type: 'notFound' }),
    goToReward: emit(({ context: { reward } }) => ({
      type: 'goTo',
      route: withQuery(ROUTES.couponDetail, { id: reward?.voucherId ?? '' }),
    })),
    clearProblem: assign({ notice: null, problem: null }),
    clearReward: assign({ reward: null }),
    updateStatus: assign(({ context: { campaign, ports } }) => ({
      status: checkInStatus(campaign, ports.clock.now()),
    })),
  },
}).createMachine({
  id: 'checkIn',
  context: ({ input: { ports, campaign, isLoggedIn, draft } }) => ({
    ports,
    campaign,
    isLoggedIn,
    status: checkInStatus(campaign, ports.clock.now()),
    ...startChange(isLoggedIn, draft),
    reward: null,
    notice: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      entry: 'updateStatus',
      always: [
        // Retry first: the answer was lost, and the check-in may have earned a reward.
        { guard: 'isPending', target: 'checkingIn' },
        { guard: 'isRewarded', target: 'rewarded' },
        ...toStatus<CheckInStatus['kind']>({
          notStarted: 'settled.notStarted',
          ready: 'settled.ready',
          checkedIn: 'settled.checkedIn',
          ended: 'settled.ended',
        }),
      ],
    },

    /** Nothing is pending, but a new day may begin. */
    settled: {
      initial: 'ended',
      after: { untilNextStatus: { target: 'deciding', actions: 'clearProblem' } },
      on: { RETRY: { actions: 'reload' } },
      states: {
        notStarted: {},
        ready: {
          on: {
            CHECK_IN: [
              { guard: 'isLoggedIn', target: '#checkIn.checkingIn' },
              { actions: 'requireLogin' },
            ],
          },
        },
        checkedIn: {},
        ended: {},
      },
    },

    checkingIn: checkIn.sending('checkIn', {
      // It was made; or it was refused, and the user sees why.
      done: 'deciding',
      refused: 'deciding',
      unknown: 'unsettled',
      first: [GONE],
    }),

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
  },
});

export type CheckInMachine = typeof checkInMachine;

function readAnswer({ code, campaign, reward }: CheckInReply): CheckInAnswer | null {
  const notice = checkInNotice(code);
  return notice === null ? null : { notice, campaign, reward };
}
