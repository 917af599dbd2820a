import { assign, emit, setup } from 'xstate';
import { machineTypes } from '../../flow/machine-types.ts';
import { type Problem, problemOfCode } from '../../flow/problem/problem.ts';
import { paymentRoute } from '../../rules/order/payment-route.ts';
import { PACK_CODE } from './pack-code.ts';
import type { PackOrderContext, PackOrderTypes } from './pack-order.types.ts';
import { checkReorder } from './pack-purchase.ts';
import { reorderRoute } from './pack-route.ts';

/** The result of an order of packs (specification, sections 2 and 3). One that is not paid yet leads to its payment. */
export const packOrderMachine = setup({
  types: machineTypes<PackOrderTypes>(),
  guards: {
    isPaidAd: ({ context: { found } }) => found.order.isPaid && found.order.channel === 'ad',
    isPaid: ({ context: { found } }) => found.order.isPaid,
    isRefused: ({ context }) => refusalOf(context) !== null,
  },
  actions: {
    redirectToPayment: emit(({ context: { found } }) => ({
      type: 'redirect',
      route: paymentRoute(found.order),
    })),
    goToPack: emit(({ context: { found } }) => ({
      type: 'goTo',
      route: reorderRoute(found.order.packId, found.order.quantity),
    })),
    keepAdPaid: emit({ type: 'adVoucherPaid' }),
    showRefusal: assign(({ context }) => ({ problem: refusalOf(context) })),
  },
}).createMachine({
  id: 'packOrder',
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isPaidAd', target: 'paid', actions: 'keepAdPaid' },
        { guard: 'isPaid', target: 'paid' },
        { target: 'unpaid' },
      ],
    },

    paid: {
      on: {
        REORDER: [{ guard: 'isRefused', actions: 'showRefusal' }, { actions: 'goToPack' }],
      },
    },

    /** The payment page takes the place of this one. */
    unpaid: {
      entry: 'redirectToPayment',
    },
  },
});

export type PackOrderMachine = typeof packOrderMachine;

/** Why the same purchase would be refused now, or null. */
function refusalOf({ found: { order, pack }, ports }: PackOrderContext): Problem | null {
  const check = checkReorder(order, pack, pack?.boughtBefore ?? 0, ports.clock.now());
  return check.ok ? null : problemOfCode(PACK_CODE[check.failure]);
}
