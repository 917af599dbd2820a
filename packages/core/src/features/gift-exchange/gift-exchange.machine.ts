import { assign, emit, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import { defineChange } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import { type Problem, problemOfCode } from '../../flow/problem/problem.ts';
import { exchangeRefusal } from './gift-availability.ts';
import type { Gift, GiftActivity } from './gift-exchange.gateway.ts';
import type { AskedGifts, GiftExchangeContext, GiftExchangeTypes } from './gift-exchange.types.ts';
import { parseQuantity } from './gift-quantity.ts';

/** The initial choice. */
const NO_CHOICE = { giftId: null, typedQuantity: '1' } as const;

const exchange = defineChange({
  types: machineTypes<GiftExchangeTypes>(),
  send: ({ ports, activity: { activityCode }, asked }, options) =>
    ports.gifts.exchange({ activityCode, ...asked }, options),
  opened: (context) => (context.pendingKey === null ? { asked: askedGifts(context) } : {}),
  done: ({ activity, asked }, { balance }) => ({
    ...NO_CHOICE,
    activity: { ...activity, balance },
    exchanged: { ...asked, balance },
  }),
});

/**
 * Exchanges points for gifts (specification, sections 1 and 8). A pending exchange keeps its key until its
 * outcome is known, so that the points are spent once.
 */
export const giftExchangeMachine = setup({
  types: machineTypes<GiftExchangeTypes>(),
  actors: {
    findActivity: loadActor<GiftActivity>(),
    exchange: exchange.actor,
  },
  delays: {
    untilStart: ({ context: { activity, ports } }) =>
      delayUntil(activity.startsAt, ports.clock.now()),
    untilEnd: ({ context: { activity, ports } }) => delayUntil(activity.endsAt, ports.clock.now()),
  },
  guards: {
    ...exchange.guards,
    isEarly: ({ context: { activity, ports } }) => ports.clock.now() < activity.startsAt,
    hasEnded: ({ context: { activity, ports } }) => ports.clock.now() >= activity.endsAt,
    isComplete: ({ context }) => choiceOf(context) !== null,
    isLoginMissing: ({ context }) => choiceOf(context) !== null && !context.isLoggedIn,
    isRefused: ({ context }) => refusalOf(context) !== null,
  },
  actions: {
    ...exchange.actions,
    reload: emit({ type: 'reload' }),
    clearProblem: assign({ problem: null }),
    // If it fails to load, the activity and the refusal's problem stay.
    refreshActivity: assign((_, loaded: LoadOutcome<GiftActivity>) =>
      loaded.kind === 'loaded' ? { activity: loaded.value } : {},
    ),
    chooseGift: assign((_, giftId: string) => ({ ...NO_CHOICE, giftId, problem: null })),
    keepQuantity: assign((_, typedQuantity: string) => ({ typedQuantity, problem: null })),
    showRefusal: assign(({ context }) => ({ problem: refusalOf(context) })),
  },
}).createMachine({
  id: 'giftExchange',
  context: ({ input: { ports, activity, isLoggedIn, draft } }) => ({
    ports,
    activity,
    isLoggedIn,
    giftId: draft?.giftId ?? NO_CHOICE.giftId,
    typedQuantity: draft?.typedQuantity ?? NO_CHOICE.typedQuantity,
    asked: { giftId: draft?.pending?.giftId ?? '', quantity: draft?.pending?.quantity ?? 0 },
    ...startChange(isLoggedIn, { pendingKey: draft?.pending?.key ?? null }),
    exchanged: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        // The answer to a pending exchange was lost, and the points may be spent: retry it first.
        { guard: 'isPending', target: 'exchanging' },
        { guard: 'isEarly', target: 'notStarted' },
        { guard: 'hasEnded', target: 'ended' },
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

    exchanging: exchange.sending('exchange', {
      done: 'exchanged',
      refused: 'refreshing',
      unknown: 'unsettled',
    }),

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

/** What the choice asks for. Only a complete choice is sent. */
function askedGifts(context: GiftExchangeContext): AskedGifts {
  const choice = choiceOf(context);
  return { giftId: choice?.gift.id ?? '', quantity: choice?.quantity ?? 0 };
}
