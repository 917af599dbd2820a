import { assign, emit, fromPromise, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import { defineChange } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { followVisibility } from '../../flow/follow-visibility.ts';
import type { CallOptions } from '../../flow/gateway/gateway.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { isOutcome, withOutcome } from '../../flow/outcome-transitions.ts';
import { SCAN_POLL_MS } from '../../flow/waits.ts';
import type { NativeResult } from '../../platform/native-host.ts';
import { paymentRoute } from '../../rules/order/payment-route.ts';
import { payableOrder, type UnpaidOrder } from '../../rules/order/unpaid-order.ts';
import { rightsCardUpdateAt } from './benefit-status.ts';
import { acceptedPoints, acceptsPoints } from './card-redemption.ts';
import type { RightsCardRequest } from './rights-card.gateway.ts';
import type { RightsCard } from './rights-card.ts';
import type { RightsCardContext, RightsCardPorts, RightsCardTypes } from './rights-card.types.ts';
import type { RightsCardDraft } from './rights-card-draft.ts';
import { type BenefitView, rightsCardOffer } from './rights-card-offer.ts';

/** Reads the card again. */
const FIND_CARD = {
  src: 'findCard',
  input: ({ context: { ports } }: { readonly context: RightsCardContext }) => ({
    load: (options: CallOptions) => ports.rightsCards.find(options),
  }),
  onDone: [
    { guard: isOutcome('sessionEnded'), actions: 'reportSessionEnded' },
    { guard: isOutcome('loginRequired'), actions: 'requireLogin' },
  ],
} as const;

const SHOW_CARD = [withOutcome('showCard'), 'limitPoints'] as const;

const purchase = defineChange({
  types: machineTypes<RightsCardTypes>(),
  send: ({ ports, request }, options) => ports.rightsCards.buy(request, options),
  done: (_, receipt) => ({ receipt }),
});

/**
 * The membership card with its benefits, and its purchase or renewal (specification, sections 1 and 3). A pending
 * purchase keeps its key until its outcome is known, so that it is one order. The order is paid on the payment page.
 */
export const rightsCardMachine = setup({
  types: machineTypes<RightsCardTypes>(),
  actors: {
    buy: purchase.actor,
    findCard: loadActor<RightsCard>(),
    readAppVersion: fromPromise<NativeResult<string>, RightsCardPorts>(({ input }) =>
      input.native.appVersion(),
    ),
    followVisibility,
  },
  delays: {
    poll: SCAN_POLL_MS,
    untilUpdate: ({ context }) => delayUntil(updateOf(context), context.ports.clock.now()),
  },
  guards: {
    ...purchase.guards,
    isLoggedIn: ({ context }) => context.isLoggedIn,
    hasUpdate: ({ context }) => updateOf(context) !== null,
    isHidden: ({ context }) => context.isHidden,
    canRedeem: ({ context: { card, request } }, points: number) =>
      acceptsPoints(card, { ...request, points }),
    canShow: ({ context }, benefitId: string) => benefitOf(context, benefitId)?.state === 'open',
    shows: ({ context }, state: BenefitView['state']) =>
      benefitOf(context, context.benefitId)?.state === state,
    isUnpaid: ({ context }) => unpaidOrderOf(context) !== null,
  },
  actions: {
    ...purchase.actions,
    goToPayment: emit(({ context }) => ({
      type: 'goTo',
      route: paymentRoute(
        context.receipt ?? unpaidOrderOf(context) ?? { orderNumber: '', paymentMethod: 'qris' },
      ),
    })),
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
    chooseBenefit: assign((_, benefitId: string) => ({ benefitId })),
    /** A card that cannot be read stays as it is: the till works without this phone's network. */
    showCard: assign((_, loaded: LoadOutcome<RightsCard>) =>
      loaded.kind === 'loaded' ? { card: loaded.value } : {},
    ),
    choosePoints: assign(({ context: { request } }, points: number) => ({
      request: { ...request, points },
    })),
    /** A pending purchase is sent again as it was. */
    showAppVersion: assign(({ context: { pendingKey, request } }, answer: NativeResult<string>) =>
      pendingKey === null
        ? { request: { ...request, appVersion: answer.ok ? answer.value : null } }
        : {},
    ),
    updateStatus: assign(({ context: { ports } }) => ({ seenAt: ports.clock.now() })),
    /** The card may have been read again, and hold fewer points than were chosen. */
    limitPoints: assign(({ context: { card, pendingKey, request } }) =>
      pendingKey === null ? { request: limited(card, request) } : {},
    ),
  },
}).createMachine({
  id: 'rightsCard',
  context: ({ input: { ports, card, isLoggedIn, draft } }) => ({
    ports,
    card,
    isLoggedIn,
    seenAt: ports.clock.now(),
    ...startChange(isLoggedIn, draft),
    receipt: null,
    isHidden: ports.visibility.isHidden(),
    benefitId: null,
    request: requestOf(card, draft),
  }),
  invoke: [
    { src: 'followVisibility', input: ({ context }) => context.ports.visibility },
    {
      src: 'readAppVersion',
      input: ({ context }) => context.ports,
      onDone: { actions: [withOutcome('showAppVersion'), 'limitPoints'] },
    },
  ],
  initial: 'deciding',
  on: {
    HIDDEN: { actions: 'hide' },
    VISIBLE: { actions: 'show' },
  },
  states: {
    deciding: {
      always: [
        // The answer to a pending purchase was lost, and it may be an order: retry it first.
        { guard: 'isPending', target: 'buying' },
        { target: 'ready' },
      ],
    },

    /** The card at a moment, until a benefit renews, the card ends or its unpaid order expires. */
    ready: {
      entry: 'updateStatus',
      after: { untilUpdate: { guard: 'hasUpdate', target: 'ready', reenter: true } },
      on: {
        BUY: [{ guard: 'isLoggedIn', target: 'buying' }, { actions: 'requireLogin' }],
        CONTINUE_PAYMENT: { guard: 'isUnpaid', actions: 'goToPayment' },
        CHOOSE_POINTS: {
          guard: { type: 'canRedeem', params: ({ event }) => event.points },
          actions: { type: 'choosePoints', params: ({ event }) => event.points },
        },
        SHOW_BENEFIT: {
          guard: { type: 'canShow', params: ({ event }) => event.benefitId },
          target: 'showing',
          actions: { type: 'chooseBenefit', params: ({ event }) => event.benefitId },
        },
      },
    },

    /** The QR of a benefit, until the till has used it. */
    showing: {
      entry: 'updateStatus',
      initial: 'deciding',
      after: { untilUpdate: { guard: 'hasUpdate', target: 'showing', reenter: true } },
      on: { CLOSE: 'ready' },
      states: {
        deciding: {
          always: [
            { guard: { type: 'shows', params: 'open' }, target: 'pausing' },
            { guard: { type: 'shows', params: 'used' }, target: 'used' },
            // The card has ended.
            { target: '#rightsCard.ready' },
          ],
        },
        pausing: {
          always: { guard: 'isHidden', target: 'asleep' },
          after: { poll: 'asking' },
          on: { HIDDEN: { target: 'asleep', actions: 'hide' } },
        },
        asking: {
          invoke: {
            ...FIND_CARD,
            onDone: [
              ...FIND_CARD.onDone,
              { target: '#rightsCard.showing', reenter: true, actions: SHOW_CARD },
            ],
          },
        },
        /** The page is hidden: stop polling. */
        asleep: {
          on: { VISIBLE: { target: 'asking', actions: 'show' } },
        },
        used: {},
      },
    },

    buying: purchase.sending('buy', { done: 'bought', refused: 'refused', unknown: 'unsettled' }),

    /** Why it was refused may be what the card holds of the points: it is read again. */
    refused: {
      tags: 'busy',
      invoke: {
        ...FIND_CARD,
        onDone: [...FIND_CARD.onDone, { target: 'ready', actions: SHOW_CARD }],
      },
    },

    /** The outcome is unknown: retry the same purchase. */
    unsettled: {
      on: { RETRY: 'buying' },
    },

    /** The payment page takes the place of this one. */
    bought: {
      entry: 'goToPayment',
    },
  },
});

export type RightsCardMachine = typeof rightsCardMachine;

/** The order that could be paid at the moment of the view; null without one. */
function unpaidOrderOf({ card, seenAt }: RightsCardContext): UnpaidOrder | null {
  return payableOrder(card.unpaidOrder, seenAt);
}

/** What was chosen on an earlier page, as far as the card still accepts it. A pending purchase is sent as it was. */
function requestOf(card: RightsCard, draft: RightsCardDraft | null): RightsCardRequest {
  if (draft === null) return { points: 0, appVersion: null };
  return draft.pendingKey === null ? limited(card, draft.request) : draft.request;
}

/** The same with as many of its points as an order of the card accepts. */
function limited(card: RightsCard, request: RightsCardRequest): RightsCardRequest {
  return { ...request, points: acceptedPoints(card, request) };
}

/** A benefit as it stands at the moment of the view; null if the user's card has no such one. */
function benefitOf(
  { card, seenAt }: RightsCardContext,
  benefitId: string | null,
): BenefitView | null {
  const benefits = card.code === null ? [] : rightsCardOffer(card, seenAt).benefits;
  return benefits.find(({ id }) => id === benefitId) ?? null;
}

/** When the view of now is out of date; null if it stays. */
function updateOf({ card, seenAt }: RightsCardContext): number | null {
  return rightsCardUpdateAt(card, seenAt);
}
