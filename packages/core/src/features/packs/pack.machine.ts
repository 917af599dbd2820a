import { assign, emit, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import { defineChange } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import { type Problem, problemOfCode } from '../../flow/problem/problem.ts';
import { paymentRoute } from '../../rules/order/payment-route.ts';
import { payableOrder } from '../../rules/order/unpaid-order.ts';
import type { OfferedPack } from './pack.ts';
import type { PackContext, PackInput, PackTypes } from './pack.types.ts';
import { maxPacks, type PackAvailability, packAvailability } from './pack-availability.ts';
import { PACK_CODE } from './pack-code.ts';
import { checkPackPurchase } from './pack-purchase.ts';
import { packRoute } from './pack-route.ts';

const purchase = defineChange({
  types: machineTypes<PackTypes>(),
  send: ({ ports, pack, ad, quantity }, options) =>
    ports.packs.buy({ packId: pack.id, quantity, ...(pack.channel === 'ad' && ad) }, options),
  done: (_, receipt) => ({ receipt }),
});

/** The unpaid order leads to its payment, as a purchase does. */
const CONTINUE_PAYMENT = { guard: 'isUnpaid', actions: 'goToPayment' } as const;

/** The unpaid order has expired. */
const DECIDE_AGAIN = { guard: 'isUnpaid', target: 'deciding' } as const;

/**
 * Sells a voucher pack (specification, sections 1 and 8). A pending purchase keeps its key until its outcome is known,
 * so that it is one order. The order is paid on the payment page.
 */
export const packMachine = setup({
  types: machineTypes<PackTypes>(),
  actors: {
    findPack: loadActor<OfferedPack>(),
    buy: purchase.actor,
  },
  delays: {
    untilStart: ({ context: { pack, ports } }) => delayUntil(pack.sale.start, ports.clock.now()),
    untilEnd: ({ context: { pack, ports } }) => delayUntil(pack.sale.end, ports.clock.now()),
    untilExpiry: ({ context: { unpaidOrder, ports } }) =>
      delayUntil(unpaidOrder?.expiresAt, ports.clock.now()),
  },
  guards: {
    hasLinkQuantity: ({ context }) => context.linkQuantity !== null,
    ...purchase.guards,
    isAvailability: ({ context }, availability: PackAvailability) =>
      context.availability === availability,
    isRefused: ({ context }, quantity: number) => refusalOf(context, quantity) !== null,
    isQuantity: (_, quantity: number) => Number.isInteger(quantity) && quantity >= 1,
    isUnpaid: ({ context }) => context.unpaidOrder !== null,
    isLoggedIn: ({ context }) => context.isLoggedIn,
  },
  actions: {
    ...purchase.actions,
    // The quantity is taken once: a reload has the draft.
    dropLinkQuantity: emit(({ context }) => ({
      type: 'redirect',
      route: packRoute(context.pack.id),
    })),
    goToPayment: emit(({ context: { receipt, unpaidOrder } }) => ({
      type: 'goTo',
      route: paymentRoute(receipt ?? unpaidOrder ?? { orderNumber: '', paymentMethod: 'qris' }),
    })),
    clearProblem: assign({ problem: null }),
    // If it fails to load, the pack and the refusal's problem stay.
    refreshPack: assign(({ context }, loaded: LoadOutcome<OfferedPack>) =>
      loaded.kind === 'loaded' ? offered(context, loaded.value) : {},
    ),
    updateStatus: assign(({ context }) => statusOf(context)),
    // A pending purchase kept its own.
    lowerQuantity: assign(({ context }) => offered(context, context.pack)),
    keepQuantity: assign((_, quantity: number) => ({ quantity, problem: null })),
    showRefusal: assign(({ context }, quantity: number) => ({
      problem: refusalOf(context, quantity),
    })),
  },
}).createMachine({
  id: 'pack',
  context: ({ input }) => {
    const { ports, pack, linkQuantity, isLoggedIn } = input;
    const start = startOf(input);
    return {
      ports,
      linkQuantity,
      isLoggedIn,
      ...startChange(isLoggedIn, input.draft),
      ...start,
      ...offered(start, pack),
      ...statusOf(input),
      receipt: null,
    };
  },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasLinkQuantity', target: 'deciding', actions: 'dropLinkQuantity' },
        { target: 'deciding' },
      ],
    },

    deciding: {
      entry: 'updateStatus',
      always: [
        // The answer to a pending purchase was lost, and it may be an order: retry it first.
        { guard: 'isPending', target: 'buying' },
        { guard: { type: 'isAvailability', params: 'notStarted' }, target: 'notStarted' },
        { guard: { type: 'isAvailability', params: 'ended' }, target: 'ended' },
        { target: 'onSale' },
      ],
    },

    notStarted: {
      after: {
        untilStart: { target: 'deciding', actions: 'clearProblem' },
        untilExpiry: DECIDE_AGAIN,
      },
      on: {
        BUY: { actions: { type: 'showRefusal', params: chosenQuantity } },
        CONTINUE_PAYMENT,
      },
    },

    onSale: {
      after: {
        untilEnd: { target: 'deciding', actions: 'clearProblem' },
        untilExpiry: DECIDE_AGAIN,
      },
      on: {
        CHOOSE_QUANTITY: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.quantity },
            actions: { type: 'showRefusal', params: ({ event }) => event.quantity },
          },
          {
            guard: { type: 'isQuantity', params: ({ event }) => event.quantity },
            actions: { type: 'keepQuantity', params: ({ event }) => event.quantity },
          },
        ],
        BUY: [
          {
            guard: { type: 'isRefused', params: chosenQuantity },
            actions: { type: 'showRefusal', params: chosenQuantity },
          },
          { guard: 'isLoggedIn', target: 'buying' },
          { actions: 'requireLogin' },
        ],
        CONTINUE_PAYMENT,
      },
    },

    ended: {
      after: { untilExpiry: DECIDE_AGAIN },
      on: {
        BUY: { actions: { type: 'showRefusal', params: chosenQuantity } },
        CONTINUE_PAYMENT,
      },
    },

    buying: purchase.sending('buy', {
      done: 'bought',
      refused: 'refreshing',
      unknown: 'unsettled',
    }),

    /** The outcome is unknown: retry the same purchase. */
    unsettled: {
      on: { RETRY: 'buying' },
    },

    /** Refused: reload the stock, and how many the user bought. */
    refreshing: {
      tags: 'busy',
      entry: 'lowerQuantity',
      invoke: {
        src: 'findPack',
        input: ({ context: { pack, ports } }) => ({
          load: (options) => ports.packs.find(pack.id, options),
        }),
        onDone: { target: 'deciding', actions: withOutcome('refreshPack') },
      },
      on: { CONTINUE_PAYMENT },
    },

    /** The payment page takes the place of this one. */
    bought: {
      entry: 'goToPayment',
    },
  },
});

export type PackMachine = typeof packMachine;

/** A pending purchase belonged to a member, and keeps its own quantity and ad: a key stands for one request. */
function startOf({
  linkQuantity,
  ad,
  isLoggedIn,
  draft,
}: PackInput): Pick<PackContext, 'quantity' | 'ad' | 'pendingKey'> {
  if (isLoggedIn && draft !== null && draft.pendingKey !== null) return { ad: null, ...draft };
  return { quantity: linkQuantity ?? draft?.quantity ?? 1, ad, pendingKey: null };
}

/** The pack at this moment. */
function statusOf({
  pack,
  ports,
}: Pick<PackContext, 'pack' | 'ports'>): Pick<PackContext, 'availability' | 'unpaidOrder'> {
  const now = ports.clock.now();
  return {
    availability: packAvailability(pack, now),
    unpaidOrder: payableOrder(pack.unpaidOrder, now),
  };
}

function chosenQuantity({ context }: { readonly context: PackContext }): number {
  return context.quantity;
}

/** The context after a read. Without a pending purchase, the quantity is lowered to what can be bought. */
function offered(
  { quantity, pendingKey }: Pick<PackContext, 'quantity' | 'pendingKey'>,
  pack: OfferedPack,
): Pick<PackContext, 'pack' | 'quantity'> {
  const max = Math.max(1, maxPacks(pack));
  return { pack, quantity: pendingKey === null ? Math.min(quantity, max) : quantity };
}

/** Why the backend would refuse a purchase, or null. */
function refusalOf({ pack, ports }: PackContext, quantity: number): Problem | null {
  const check = checkPackPurchase(
    pack,
    { quantity, boughtBefore: pack.boughtBefore },
    ports.clock.now(),
  );
  return check.ok ? null : problemOfCode(PACK_CODE[check.failure]);
}
