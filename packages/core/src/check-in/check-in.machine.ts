import { assign, emit, fromPromise, setup } from 'xstate';
import { askAgain, isFinal } from '../gateway/ask-again.ts';
import { machineTypes } from '../machine/machine-types.ts';
import { MAX_DELAY_MS } from '../machine/max-delay.ts';
import { withQuery } from '../navigation/route.ts';
import { ROUTES } from '../navigation/routes.ts';
import type { CheckInCampaign, CheckInReply, EarnedReward } from '../ports/check-in-gateway.ts';
import type { GatewayResult } from '../ports/gateway.ts';
import { fail, succeed } from '../ports/result.ts';
import { isTokenRefused, problemOf } from '../problem/problem.ts';
import { RESPONSE_CODE } from '../response-code/response-code.ts';
import type {
  CheckInContext,
  CheckInEmitted,
  CheckInEvent,
  CheckInInput,
  CheckInPorts,
} from './check-in.types.ts';
import { type CheckInOutcome, checkInOutcome } from './check-in-outcome.ts';
import { type CheckInStanding, checkInStanding } from './check-in-standing.ts';

/** A reply, read. */
interface CheckInAnswer extends Omit<CheckInReply, 'code'> {
  readonly outcome: CheckInOutcome;
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
        async ({ input: { activityCode, pendingKey }, signal }) =>
          readAnswer(
            await askAgain(
              () => checkIns.checkIn(activityCode, { idempotencyKey: pendingKey ?? '', signal }),
              { clock, random },
              signal,
            ),
          ),
      ),
    },
    delays: {
      untilTurn: ({ context: { standing } }) =>
        Math.min((standing?.until ?? 0) - clock.now(), MAX_DELAY_MS),
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
        pendingKey: ({ context }) => context.pendingKey ?? random.uuid(),
      }),
      closeCheckIn: assign({ pendingKey: null }),
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
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: assign(({ event }) =>
                event.output.ok ? { campaign: event.output.value } : {},
              ),
            },
            { guard: ({ event }) => isNotFound(event.output), target: 'notFound' },
            {
              guard: ({ context, event }) => context.loggedIn && isRefusedToken(event.output),
              target: 'loginRequired',
              actions: emit({ type: 'sessionEnded' }),
            },
            { target: 'loadFailed', actions: assign(({ event }) => failed(event.output)) },
          ],
        },
      },

      loadFailed: {
        on: { RETRY: 'loading' },
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
              guard: ({ event }) => isLoginAsked(event.output),
              target: 'loginRequired',
              actions: 'closeCheckIn',
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: ['closeCheckIn', assign(({ event }) => answered(event.output))],
            },
            {
              guard: ({ event }) => isRefusedToken(event.output),
              target: 'loginRequired',
              actions: ['closeCheckIn', emit({ type: 'sessionEnded' })],
            },
            {
              guard: ({ event }) => isNotFound(event.output),
              target: 'notFound',
              actions: 'closeCheckIn',
            },
            {
              guard: ({ event }) => !event.output.ok && isFinal(event.output.failure),
              target: 'deciding',
              actions: ['closeCheckIn', assign(({ event }) => failed(event.output))],
            },
            { target: 'unsettled', actions: assign(({ event }) => failed(event.output)) },
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

/** A code that is none of a check-in's is a refusal. */
function readAnswer(result: GatewayResult<CheckInReply>): GatewayResult<CheckInAnswer> {
  if (!result.ok) return result;
  const { code, campaign, reward } = result.value;
  const outcome = checkInOutcome(code);
  return outcome === null
    ? fail({ kind: 'refused', code })
    : succeed({ outcome, campaign, reward });
}

function answered(result: GatewayResult<CheckInAnswer>): Partial<CheckInContext> {
  if (!result.ok || result.value.outcome === 'loginRequired') return {};
  const { outcome, campaign, reward } = result.value;
  return { campaign, reward, notice: outcome };
}

function rewardRoute(reward: EarnedReward | null): string {
  return withQuery(ROUTES.couponDetail, { id: reward?.voucherId ?? '' });
}

function failed(result: GatewayResult<unknown>): Partial<CheckInContext> {
  return result.ok ? {} : { problem: problemOf(result.failure) };
}

function isLoginAsked(result: GatewayResult<CheckInAnswer>): boolean {
  return result.ok && result.value.outcome === 'loginRequired';
}

function isNotFound(result: GatewayResult<unknown>): boolean {
  return (
    !result.ok &&
    result.failure.kind === 'refused' &&
    result.failure.code === RESPONSE_CODE.notFound
  );
}

function isRefusedToken(result: GatewayResult<unknown>): boolean {
  return !result.ok && isTokenRefused(result.failure);
}
