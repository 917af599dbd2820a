import { assign, emit, setup } from 'xstate';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { isOutcome, LOGIN_REQUIRED, withOutcome } from '../../flow/outcome-transitions.ts';
import { restartPage } from '../../flow/page/restart-page.ts';
import { type Problem, problemOf, problemOfCode } from '../../flow/problem/problem.ts';
import { PACK_CODE } from '../../flow/response-code/pack-code.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { paymentRoute } from '../../rules/order/payment-route.ts';
import type { PackOrderContext, PackOrderTypes } from './pack-order.types.ts';
import { checkReorder } from './pack-purchase.ts';
import { reorderRoute } from './pack-route.ts';
import type { FoundPackOrder } from './packs.gateway.ts';

/** The result of an order of packs (specification, sections 2 and 3). One that is not paid yet leads to its payment. */
export const packOrderMachine = setup({
  types: machineTypes<PackOrderTypes>(),
  actors: { findOrder: loadActor<FoundPackOrder>() },
  guards: {
    isOrderMissing: ({ context }) => context.orderNumber === '',
    isLoggedIn: ({ context }) => context.loggedIn,
    isPaidAd: ({ context: { found } }) =>
      found?.order.isPaid === true && found.order.channel === 'ad',
    isPaid: ({ context: { found } }) => found?.order.isPaid === true,
    isRefused: ({ context }) => refusalOf(context) !== null,
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    endSession: emit({ type: 'sessionEnded' }),
    redirectToPayment: emit(({ context: { orderNumber, found } }) => ({
      type: 'redirect',
      route: paymentRoute(found?.order ?? { orderNumber, paymentMethod: 'qris' }),
    })),
    goToPack: emit(({ context: { found } }) => ({
      type: 'goTo',
      route: reorderRoute(found?.order.packId ?? '', found?.order.quantity ?? 1),
    })),
    keepAdPaid: emit({ type: 'adVoucherPaid' }),
    clearProblem: assign({ problem: null }),
    showMissing: assign({ problem: problemOfCode(RESPONSE_CODE.notFound) }),
    showOrder: assign((_, loaded: LoadOutcome<FoundPackOrder>) =>
      loaded.kind === 'loaded' ? { found: loaded.value } : { problem: problemOf(loaded.failure) },
    ),
    showRefusal: assign(({ context }) => ({ problem: refusalOf(context) })),
    changeUser: assign((_, loggedIn: boolean) => ({ loggedIn, found: null })),
  },
}).createMachine({
  id: 'packOrder',
  context: ({ input }) => ({ ...input, found: null, problem: null }),
  initial: 'starting',
  on: { SESSION_CHANGED: restartPage('.starting') },
  states: {
    starting: {
      always: [
        { guard: 'isOrderMissing', target: 'loadFailed', actions: 'showMissing' },
        { guard: 'isLoggedIn', target: 'loading' },
        { target: 'loginRequired' },
      ],
    },

    loading: {
      entry: 'clearProblem',
      invoke: {
        src: 'findOrder',
        input: ({ context: { ports, orderNumber } }) => ({
          load: (options) => ports.packs.findOrder(orderNumber, options),
        }),
        onDone: [
          { guard: isOutcome('loaded'), target: 'deciding', actions: withOutcome('showOrder') },
          { guard: isOutcome('sessionExpired'), target: 'loginRequired', actions: 'endSession' },
          { guard: isOutcome('loginRequired'), target: 'loginRequired' },
          { target: 'loadFailed', actions: withOutcome('showOrder') },
        ],
      },
    },

    loadFailed: {
      on: { RETRY: 'starting' },
    },

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

    loginRequired: LOGIN_REQUIRED,
  },
});

export type PackOrderMachine = typeof packOrderMachine;

/** Why the same purchase would be refused now, or null. */
function refusalOf({ found, ports }: PackOrderContext): Problem | null {
  if (found === null) return null;
  const { order, pack } = found;
  const check = checkReorder(order, pack, pack?.boughtBefore ?? 0, ports.clock.now());
  return check.ok ? null : problemOfCode(PACK_CODE[check.failure]);
}
