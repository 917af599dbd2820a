import { assign, emit, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import { defineChange } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { paymentRoute } from '../../rules/order/payment-route.ts';
import { payableOrder, type UnpaidOrder } from '../../rules/order/unpaid-order.ts';
import { rightsCardUpdateAt } from './benefit-status.ts';
import type { RightsCardContext, RightsCardTypes } from './rights-card.types.ts';

const purchase = defineChange({
  types: machineTypes<RightsCardTypes>(),
  send: ({ ports }, options) => ports.rightsCards.buy(options),
  done: (_, receipt) => ({ receipt }),
});

/**
 * The membership card with its benefits, and its purchase or renewal (specification, sections 1 and 3). A pending
 * purchase keeps its key until its outcome is known, so that it is one order. The order is paid on the payment page.
 */
export const rightsCardMachine = setup({
  types: machineTypes<RightsCardTypes>(),
  actors: { buy: purchase.actor },
  delays: {
    untilUpdate: ({ context }) => delayUntil(updateOf(context), context.ports.clock.now()),
  },
  guards: {
    ...purchase.guards,
    isLoggedIn: ({ context }) => context.isLoggedIn,
    hasUpdate: ({ context }) => updateOf(context) !== null,
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
    updateStatus: assign(({ context: { ports } }) => ({ seenAt: ports.clock.now() })),
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
  }),
  initial: 'deciding',
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
      },
    },

    buying: purchase.sending('buy', { done: 'bought', refused: 'ready', unknown: 'unsettled' }),

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

/** When the view of now is out of date; null if it stays. */
function updateOf({ card, seenAt }: RightsCardContext): number | null {
  return rightsCardUpdateAt(card, seenAt);
}
