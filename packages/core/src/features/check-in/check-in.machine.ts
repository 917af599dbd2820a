import { assign, emit, fromPromise, setup } from 'xstate';
import { retryChange } from '../../flow/change/retry-change.ts';
import type { GatewayResult } from '../../flow/gateway/gateway.ts';
import {
  isLoginRequired,
  isNotFound,
  isTokenRefused,
  isUnsettled,
  readReply,
  pendingAfter,
} from '../../flow/gateway/read-reply.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { CheckInCampaign, CheckInReply, EarnedReward } from './check-in.gateway.ts';
import type {
  CheckInContext,
  CheckInEmitted,
  CheckInEvent,
  CheckInInput,
  CheckInPorts,
} from './check-in.types.ts';
import { type CheckInNotice, checkInNotice } from './check-in-notice.ts';
import { type CheckInStanding, checkInStanding } from './check-in-standing.ts';

/** A reply, read. */
interface CheckInAnswer extends Omit<CheckInReply, 'code'> {
  readonly notice: CheckInNotice;
}

/**
 * A check-in campaign: once a WIB day, for rewards by days in a row (docs/assumptions.md). The day turns while
 * the page is open. A check-in under way has a key that is kept until its fate is known.
 */
export function createCheckInMachine({ checkIns, clock, random }: CheckInPorts) {
  return setup({
    types: machineTypes<{
      context: CheckInContext;
      events: CheckInEvent;
      emitted: CheckInEmitted;
      input: CheckInInput;
    }>(),
    actors: {
      findCampaign: fromPromise<GatewayResult<CheckInCampaign>, CheckInContext>(
        ({ input: { activityCode }, signal }) => checkIns.find(activityCode, { signal }),
      ),
      checkIn: fromPromise<GatewayResult<CheckInAnswer>, CheckInContext>(
        ({ input: { activityCode, pendingKey, maybeApplied }, signal }) =>
          retryChange(
            async () =>
              readReply(
                await checkIns.checkIn(activityCode, { idempotencyKey: pendingKey ?? '', signal }),
                readAnswer,
              ),
            { clock, random },
            { signal, maybeApplied },
          ),
      ),
    },
    delays: {
      untilTurn: ({ context: { standing } }) => delayUntil(standing?.until, clock.now()),
    },
    guards: {
      isLoggedIn: ({ context }) => context.loggedIn,
      isPending: ({ context }) => context.pendingKey !== null,
      isRewarded: ({ context }) => context.reward !== null,
      stands: ({ context }, kind: CheckInStanding['kind']) => context.standing?.kind === kind,
    },
    actions: {
      look: assign({
        standing: ({ context: { campaign } }) => campaign && checkInStanding(campaign, clock.now()),
      }),
      openCheckIn: assign({
        maybeApplied: ({ context }) => context.pendingKey !== null,
        pendingKey: ({ context }) => context.pendingKey ?? random.uuid(),
      }),
      closeCheckIn: assign({ pendingKey: null }),
      // What may have been made is asked for again after the login.
      closeSettled: assign({
        pendingKey: ({ context }, answer: GatewayResult<CheckInAnswer>) =>
          pendingAfter(answer, context.pendingKey),
      }),
      forgetNews: assign({ notice: null, problem: null }),
      forgetReward: assign({ reward: null }),
    },
  }).createMachine({
    id: 'checkIn',
    context: ({ input: { activityCode, loggedIn, draft } }) => ({
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
    on: {
      SESSION_CHANGED: {
        target: '.loading',
        // A check-in under way was that of whoever was here: what came of it, the campaign tells them.
        actions: [
          'closeCheckIn',
          'forgetReward',
          assign({ loggedIn: ({ event }) => event.loggedIn }),
        ],
      },
    },
    states: {
      loading: {
        entry: 'forgetNews',
        invoke: {
          src: 'findCampaign',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => isNotFound(event.output),
              target: 'notFound',
            },
            {
              guard: ({ context, event }) => context.loggedIn && isTokenRefused(event.output),
              target: 'loginRequired',
              actions: emit({ type: 'sessionEnded' }),
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: assign(({ event }) => found(event.output)),
            },
            { target: 'loadFailed', actions: assign(({ event }) => found(event.output)) },
          ],
        },
      },

      loadFailed: {
        on: {
          RETRY: 'loading',
          LOG_IN: { target: 'loginRequired', actions: 'forgetNews' },
        },
      },

      deciding: {
        entry: 'look',
        always: [
          // First of all: its answer was lost, and it may have earned something.
          { guard: 'isPending', target: 'checkingIn' },
          { guard: 'isRewarded', target: 'rewarded' },
          { guard: { type: 'stands', params: 'notStarted' }, target: 'settled.notStarted' },
          { guard: { type: 'stands', params: 'ready' }, target: 'settled.ready' },
          { guard: { type: 'stands', params: 'checkedIn' }, target: 'settled.checkedIn' },
          { target: 'settled.ended' },
        ],
      },

      /** Nothing is under way. The day may turn all the same. */
      settled: {
        initial: 'ended',
        after: { untilTurn: { target: 'deciding', actions: 'forgetNews' } },
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
        entry: ['openCheckIn', 'forgetNews'],
        invoke: {
          src: 'checkIn',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => isNotFound(event.output),
              target: 'notFound',
              actions: 'closeCheckIn',
            },
            {
              guard: ({ event }) => isTokenRefused(event.output),
              target: 'loginRequired',
              actions: [
                { type: 'closeSettled', params: ({ event }) => event.output },
                emit({ type: 'sessionEnded' }),
              ],
            },
            {
              guard: ({ event }) => isLoginRequired(event.output),
              target: 'loginRequired',
              actions: { type: 'closeSettled', params: ({ event }) => event.output },
            },
            {
              guard: ({ event }) => isUnsettled(event.output),
              target: 'unsettled',
              actions: assign(({ event }) => answered(event.output)),
            },
            {
              // It was made; or it was refused, and the person sees why.
              target: 'deciding',
              actions: ['closeCheckIn', assign(({ event }) => answered(event.output))],
            },
          ],
        },
      },

      /** Nobody knows whether it arrived: the same is asked for again. */
      unsettled: {
        on: { RETRY: 'checkingIn', CHECK_IN: 'checkingIn' },
      },

      /** What was earned is shown once; it stays in the wallet. */
      rewarded: {
        on: {
          CLOSE_REWARD: { target: 'deciding', actions: 'forgetReward' },
          OPEN_REWARD: {
            target: 'deciding',
            actions: [
              emit(({ context }) => ({ type: 'goTo', route: rewardRoute(context.reward) })),
              'forgetReward',
            ],
          },
        },
      },

      loginRequired: {
        entry: emit({ type: 'loginRequired' }),
        on: { LOG_IN: { actions: emit({ type: 'loginRequired' }) } },
      },

      notFound: {},
    },
  });
}

export type CheckInMachine = ReturnType<typeof createCheckInMachine>;

function readAnswer({ code, campaign, reward }: CheckInReply): CheckInAnswer | null {
  const notice = checkInNotice(code);
  return notice === null ? null : { notice, campaign, reward };
}

function found(result: GatewayResult<CheckInCampaign>): Partial<CheckInContext> {
  return result.ok ? { campaign: result.value } : { problem: problemOf(result.failure) };
}

function answered(result: GatewayResult<CheckInAnswer>): Partial<CheckInContext> {
  return result.ok ? result.value : { problem: problemOf(result.failure) };
}

function rewardRoute(reward: EarnedReward | null): string {
  return withQuery(ROUTES.couponDetail, { id: reward?.voucherId ?? '' });
}
