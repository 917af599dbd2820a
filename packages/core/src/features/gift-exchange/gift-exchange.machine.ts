import { assign, emit, setup } from 'xstate';
import { afterChange } from '../../flow/change/after-change.ts';
import { changeActor } from '../../flow/change/change.actor.ts';
import { type ChangeOutcome, pendingAfter } from '../../flow/change/change-outcome.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import { type Problem, problemOf, problemOfCode } from '../../flow/problem/problem.ts';
import { exchangeRefusal } from './gift-availability.ts';
import type { ExchangeReceipt, Gift, GiftActivity } from './gift-exchange.gateway.ts';
import type {
  GiftExchangeContext,
  GiftExchangeTypes,
  PendingExchange,
} from './gift-exchange.types.ts';
import { parseQuantity } from './gift-quantity.ts';

/** The initial choice. */
const NO_CHOICE = { giftId: null, typedQuantity: '1' } as const;

/**
 * Exchanges points for gifts (specification, sections 1 and 8). A pending exchange keeps its key until its
 * outcome is known, so that the points are spent once.
 */
export const giftExchangeMachine = setup({
  types: machineTypes<GiftExchangeTypes>(),
  actors: {
    findActivity: loadActor<GiftActivity>(),
    exchange: changeActor<ExchangeReceipt>(),
  },
  delays: {
    untilStart: ({ context: { activity, ports } }) =>
      delayUntil(activity.startsAt, ports.clock.now()),
    untilEnd: ({ context: { activity, ports } }) => delayUntil(activity.endsAt, ports.clock.now()),
  },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    isEarly: ({ context: { activity, ports } }) => ports.clock.now() < activity.startsAt,
    isOver: ({ context: { activity, ports } }) => ports.clock.now() >= activity.endsAt,
    isComplete: ({ context }) => choiceOf(context) !== null,
    isLoginMissing: ({ context }) => choiceOf(context) !== null && !context.loggedIn,
    isRefused: ({ context }) => refusalOf(context) !== null,
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    endSession: emit({ type: 'sessionEnded' }),
    reload: emit({ type: 'reload' }),
    clearProblem: assign({ problem: null }),
    // If it fails to load, the activity and the refusal's problem stay.
    refreshActivity: assign((_, loaded: LoadOutcome<GiftActivity>) =>
      loaded.kind === 'loaded' ? { activity: loaded.value } : {},
    ),
    chooseGift: assign((_, giftId: string) => ({ ...NO_CHOICE, giftId, problem: null })),
    keepQuantity: assign((_, typedQuantity: string) => ({ typedQuantity, problem: null })),
    showRefusal: assign(({ context }) => ({ problem: refusalOf(context) })),
    openExchange: assign(({ context }) => ({
      maybeApplied: context.pending !== null,
      pending: context.pending ?? newExchange(context),
      problem: null,
    })),
    settleExchange: assign(({ context }, outcome: ChangeOutcome<ExchangeReceipt>) => ({
      pending: pendingAfter(outcome, context.pending),
      ...(outcome.kind === 'done' && afterExchange(context, outcome.value)),
      ...('failure' in outcome && { problem: problemOf(outcome.failure) }),
    })),
  },
}).createMachine({
  id: 'giftExchange',
  context: ({ input: { ports, activity, loggedIn, draft } }) => ({
    ports,
    activity,
    loggedIn,
    giftId: draft?.giftId ?? NO_CHOICE.giftId,
    typedQuantity: draft?.typedQuantity ?? NO_CHOICE.typedQuantity,
    // The pending exchange belonged to a member.
    pending: loggedIn ? (draft?.pending ?? null) : null,
    maybeApplied: false,
    exchanged: null,
    problem: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        // The answer to a pending exchange was lost, and the points may be spent: retry it first.
        { guard: 'isPending', target: 'exchanging' },
        { guard: 'isEarly', target: 'notStarted' },
        { guard: 'isOver', target: 'ended' },
        { target: 'choosing' },
      ],
    },

    notStarted: {
      after: { untilStart: { actions: 'reload' } },
    },

    ended: {},

    choosing: {
      after: { untilEnd: 'deciding' },
      on: {
        CHOOSE: { actions: { type: 'chooseGift', params: ({ event }) => event.giftId } },
        TYPE_QUANTITY: { actions: { type: 'keepQuantity', params: ({ event }) => event.text } },
        EXCHANGE: [
          { guard: 'isLoginMissing', actions: 'requireLogin' },
          { guard: 'isRefused', actions: 'showRefusal' },
          { guard: 'isComplete', target: 'confirming', actions: 'clearProblem' },
        ],
      },
    },

    confirming: {
      on: { CONFIRM: 'exchanging', CANCEL: 'choosing' },
    },

    exchanging: {
      tags: 'busy',
      entry: 'openExchange',
      invoke: {
        src: 'exchange',
        input: ({ context: { ports, activity, pending, maybeApplied } }) => ({
          send: (options) =>
            ports.gifts.exchange(
              {
                activityCode: activity.activityCode,
                giftId: pending?.giftId ?? '',
                quantity: pending?.quantity ?? 0,
              },
              options,
            ),
          key: pending?.key ?? null,
          maybeApplied,
          ports,
        }),
        onDone: afterChange('settleExchange', {
          done: 'exchanged',
          refused: 'refreshing',
          unknown: 'unsettled',
        }),
      },
    },

    /** The outcome is unknown: retry the same exchange. */
    unsettled: {
      on: { RETRY: 'exchanging' },
    },

    /** Refused: reload the stock and the balance. */
    refreshing: {
      tags: 'busy',
      invoke: {
        src: 'findActivity',
        input: ({ context: { activity, ports } }) => ({
          load: (options) => ports.gifts.find(activity.activityCode, options),
        }),
        onDone: { target: 'deciding', actions: withOutcome('refreshActivity') },
      },
    },

    exchanged: {
      on: { CONTINUE: { actions: 'reload' } },
    },
  },
});

export type GiftExchangeMachine = typeof giftExchangeMachine;

/** The chosen gift as currently offered, and the quantity; null if incomplete. */
function choiceOf({
  activity,
  giftId,
  typedQuantity,
}: GiftExchangeContext): { readonly gift: Gift; readonly quantity: number } | null {
  const gift = activity.gifts.find(({ id }) => id === giftId);
  const quantity = parseQuantity(typedQuantity);
  return gift === undefined || quantity === null ? null : { gift, quantity };
}

/** Why the backend would refuse the choice, or null. */
function refusalOf(context: GiftExchangeContext): Problem | null {
  const choice = choiceOf(context);
  const { balance } = context.activity;
  if (choice === null || balance === null) return null;
  const code = exchangeRefusal(choice.gift, choice.quantity, balance);
  return code && problemOfCode(code);
}

function newExchange(context: GiftExchangeContext): PendingExchange | null {
  const choice = choiceOf(context);
  return (
    choice && {
      key: context.ports.random.uuid(),
      giftId: choice.gift.id,
      quantity: choice.quantity,
    }
  );
}

/** The context after an exchange: the new balance, what was exchanged, and no choice. */
function afterExchange(
  { pending, activity }: GiftExchangeContext,
  { balance }: ExchangeReceipt,
): Partial<GiftExchangeContext> {
  return {
    ...NO_CHOICE,
    activity: { ...activity, balance },
    exchanged: pending && { giftId: pending.giftId, quantity: pending.quantity, balance },
  };
}
