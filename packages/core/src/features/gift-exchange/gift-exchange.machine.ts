import { assign, emit, fromPromise, setup } from 'xstate';
import { retryChange } from '../../flow/change/retry-change.ts';
import type { GatewayResult } from '../../flow/gateway/gateway.ts';
import {
  isLoginRequired,
  isTokenRefused,
  isUnsettled,
  pendingAfter,
} from '../../flow/gateway/read-reply.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { type Problem, problemOf, problemOfCode } from '../../flow/problem/problem.ts';
import { exchangeRefusal } from './gift-availability.ts';
import type {
  ExchangeReceipt,
  ExchangeRequest,
  Gift,
  GiftActivity,
} from './gift-exchange.gateway.ts';
import type {
  GiftExchangeContext,
  GiftExchangeEmitted,
  GiftExchangeEvent,
  GiftExchangeInput,
  GiftExchangePorts,
  PendingExchange,
} from './gift-exchange.types.ts';
import { parseQuantity } from './gift-quantity.ts';

interface ExchangeInput extends Pick<PendingExchange, 'key'> {
  readonly request: ExchangeRequest;
  readonly maybeApplied: boolean;
}

/** What is chosen where nothing is. */
const NO_CHOICE = { giftId: null, typedQuantity: '1' } as const;

/** Stands where nothing is under way. */
const NO_EXCHANGE: PendingExchange = { key: '', giftId: '', quantity: 0 };

/**
 * Exchanges points for gifts (specification, sections 1 and 8). The exchange under way has a key that is kept
 * until there is an answer: whatever happens on the way, the points are spent once.
 */
export function createGiftExchangeMachine({ gifts, clock, random }: GiftExchangePorts) {
  return setup({
    types: machineTypes<{
      context: GiftExchangeContext;
      events: GiftExchangeEvent;
      emitted: GiftExchangeEmitted;
      input: GiftExchangeInput;
    }>(),
    actors: {
      findActivity: fromPromise<GatewayResult<GiftActivity>, GiftExchangeContext>(
        ({ input, signal }) => gifts.find(input.activityCode, { signal }),
      ),
      exchange: fromPromise<GatewayResult<ExchangeReceipt>, ExchangeInput>(
        ({ input: { request, key, maybeApplied }, signal }) =>
          retryChange(
            () => gifts.exchange(request, { idempotencyKey: key, signal }),
            { clock, random },
            { signal, maybeApplied },
          ),
      ),
    },
    delays: {
      untilStart: ({ context: { activity } }) => delayUntil(activity?.startsAt, clock.now()),
    },
    guards: {
      isPending: ({ context }) => context.pending !== null,
      isEarly: ({ context: { activity } }) => activity !== null && clock.now() < activity.startsAt,
      isOver: ({ context: { activity } }) => activity !== null && clock.now() >= activity.endsAt,
      isComplete: ({ context }) => choiceOf(context) !== null,
      isLoginMissing: ({ context }) => choiceOf(context) !== null && !context.loggedIn,
      isRefused: ({ context }) => refusalOf(context) !== null,
    },
    actions: {
      tellRefusal: assign({ problem: ({ context }) => refusalOf(context) }),
      openExchange: assign({
        maybeApplied: ({ context }) => context.pending !== null,
        pending: ({ context }) => context.pending ?? newExchange(context),
        problem: null,
      }),
      // What may have cost the points is asked for again after the login.
      closeSettled: assign({
        pending: ({ context }, answer: GatewayResult<ExchangeReceipt>) =>
          pendingAfter(answer, context.pending),
      }),
    },
  }).createMachine({
    id: 'giftExchange',
    context: ({ input: { activityCode, loggedIn, draft } }) => ({
      activityCode,
      loggedIn,
      activity: null,
      giftId: draft?.giftId ?? NO_CHOICE.giftId,
      typedQuantity: draft?.typedQuantity ?? NO_CHOICE.typedQuantity,
      // An exchange under way was that of whoever was here.
      pending: loggedIn ? (draft?.pending ?? null) : null,
      maybeApplied: false,
      exchanged: null,
      problem: null,
    }),
    initial: 'loading',
    on: {
      SESSION_CHANGED: {
        target: '.loading',
        actions: assign(({ context, event }) => ({
          loggedIn: event.loggedIn,
          // What a visitor chose waits for their login; what a member chose was that member's.
          ...(context.loggedIn && NO_CHOICE),
          pending: null,
        })),
      },
    },
    states: {
      loading: {
        entry: assign({ problem: null, exchanged: null }),
        invoke: {
          src: 'findActivity',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: assign(({ event }) => activityRead(event.output)),
            },
            {
              guard: ({ context, event }) => context.loggedIn && isTokenRefused(event.output),
              target: 'loginRequired',
              actions: emit({ type: 'sessionEnded' }),
            },
            { target: 'loadFailed', actions: assign(({ event }) => activityRead(event.output)) },
          ],
        },
      },

      loadFailed: {
        on: { RETRY: 'loading', LOG_IN: 'loginRequired' },
      },

      deciding: {
        always: [
          // First of all: its answer was lost, and may have cost the points.
          { guard: 'isPending', target: 'exchanging' },
          { guard: 'isEarly', target: 'notStarted' },
          { guard: 'isOver', target: 'ended' },
          { target: 'choosing' },
        ],
      },

      notStarted: {
        after: { untilStart: 'loading' },
      },

      ended: {},

      choosing: {
        on: {
          CHOOSE: {
            actions: assign(({ event }) => ({
              ...NO_CHOICE,
              giftId: event.giftId,
              problem: null,
            })),
          },
          TYPE_QUANTITY: {
            actions: assign({ typedQuantity: ({ event }) => event.text, problem: null }),
          },
          EXCHANGE: [
            { guard: 'isLoginMissing', target: 'loginRequired' },
            { guard: 'isRefused', actions: 'tellRefusal' },
            { guard: 'isComplete', target: 'confirming', actions: assign({ problem: null }) },
          ],
        },
      },

      confirming: {
        on: {
          CONFIRM: 'exchanging',
          CANCEL: 'choosing',
        },
      },

      exchanging: {
        tags: 'busy',
        entry: 'openExchange',
        invoke: {
          src: 'exchange',
          input: ({ context: { activityCode, pending, maybeApplied } }) => {
            const { key, ...gifts } = pending ?? NO_EXCHANGE;
            return { request: { activityCode, ...gifts }, key, maybeApplied };
          },
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'exchanged',
              actions: assign(({ context, event }) => answered(context, event.output)),
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
              actions: assign(({ context, event }) => answered(context, event.output)),
            },
            {
              target: 'refreshing',
              actions: assign(({ context, event }) => answered(context, event.output)),
            },
          ],
        },
      },

      /** It is not known whether the points are spent. The same exchange is asked for again. */
      unsettled: {
        on: { RETRY: 'exchanging' },
      },

      /** The backend knew better: what is left, and what the person has, is read again. */
      refreshing: {
        tags: 'busy',
        invoke: {
          src: 'findActivity',
          input: ({ context }) => context,
          onDone: {
            target: 'deciding',
            actions: assign(({ event }) => activityRefreshed(event.output)),
          },
        },
      },

      exchanged: {
        on: {
          CONTINUE: 'loading',
        },
      },

      loginRequired: {
        entry: emit({ type: 'loginRequired' }),
        on: { LOG_IN: { actions: emit({ type: 'loginRequired' }) } },
      },
    },
  });

  function newExchange(context: GiftExchangeContext): PendingExchange | null {
    const choice = choiceOf(context);
    return choice && { key: random.uuid(), giftId: choice.gift.id, quantity: choice.quantity };
  }
}

export type GiftExchangeMachine = ReturnType<typeof createGiftExchangeMachine>;

/** The gift that the person chose, as the activity has it now, and how many; null where that is not whole. */
function choiceOf({
  activity,
  giftId,
  typedQuantity,
}: GiftExchangeContext): { readonly gift: Gift; readonly quantity: number } | null {
  const gift = activity?.gifts.find(({ id }) => id === giftId);
  const quantity = parseQuantity(typedQuantity);
  return gift === undefined || quantity === null ? null : { gift, quantity };
}

/** What the backend would say against what the person chose, or null. */
function refusalOf(context: GiftExchangeContext): Problem | null {
  const choice = choiceOf(context);
  const balance = context.activity?.balance ?? null;
  if (choice === null || balance === null) return null;
  const code = exchangeRefusal(choice.gift, choice.quantity, balance);
  return code && problemOfCode(code);
}

function activityRead(result: GatewayResult<GiftActivity>): Partial<GiftExchangeContext> {
  return result.ok ? { activity: result.value } : { problem: problemOf(result.failure) };
}

/** What was known stays where there is no answer, and so does what was refused. */
function activityRefreshed(result: GatewayResult<GiftActivity>): Partial<GiftExchangeContext> {
  return result.ok ? { activity: result.value } : {};
}

/**
 * The gifts are the person's, and nothing is chosen any more; or a refusal is final under its key, and a lost
 * answer is asked for again with the same one.
 */
function answered(
  { pending, activity }: GiftExchangeContext,
  result: GatewayResult<ExchangeReceipt>,
): Partial<GiftExchangeContext> {
  if (!result.ok) {
    return { problem: problemOf(result.failure), pending: pendingAfter(result, pending) };
  }
  const { balance } = result.value;
  return {
    ...NO_CHOICE,
    activity: activity && { ...activity, balance },
    exchanged: pending && { giftId: pending.giftId, quantity: pending.quantity, balance },
    pending: null,
  };
}
