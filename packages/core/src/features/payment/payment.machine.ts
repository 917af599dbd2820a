import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { afterChangeWithLogin } from '../../flow/change/after-change.ts';
import { changeActor } from '../../flow/change/change.actor.ts';
import { type ChangeOutcome, openChange, pendingAfter } from '../../flow/change/change-outcome.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { followVisibility } from '../../flow/follow-visibility.ts';
import type { CallOptions, GatewayFailure } from '../../flow/gateway/gateway.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { LOGIN_REQUIRED, withOutcome } from '../../flow/outcome-transitions.ts';
import { restartPage } from '../../flow/page/restart-page.ts';
import type { NativeResult } from '../../platform/native-host.ts';
import { appHostAddress } from '../../platform/navigation/redirect-target.ts';
import { withParams, withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { Payment } from './payment.gateway.ts';
import type { PaymentContext, PaymentTypes } from './payment.types.ts';
import {
  type PaidNext,
  type PaymentStanding,
  paidNext,
  paymentStanding,
} from './payment-standing.ts';
import { pollInterval } from './poll-interval.ts';

/** How long the provider's page may take to replace this one. Milliseconds. */
export const LEAVING_MS = 10_000;

/** Reads the payment. The known state stays if the read fails. */
const FIND_PAYMENT = {
  src: 'findPayment',
  input: ({ context: { ports, orderNumber } }: { readonly context: PaymentContext }) => ({
    load: (options: CallOptions) => ports.payments.find(orderNumber, options),
  }),
  onDone: { target: '#payment.deciding', actions: withOutcome('showPayment') },
} as const;

/** The user says that they have paid. */
const CHECK_PAYMENT = { target: 'checking', actions: 'rememberCheck' } as const;

/** The user continues to what they have paid for. Late or not decides what a voucher pack leads to. */
function paidState<const Action extends string>(pack: PaidNext, goToPack: Action) {
  return {
    entry: 'keepAdPaid',
    on: {
      CONTINUE: [
        { guard: { type: 'leadsTo', params: pack }, actions: goToPack },
        { guard: { type: 'leadsTo', params: 'rightsCard' }, actions: 'goToRightsCard' },
        { actions: 'leaveForOrders' },
      ],
    },
  } as const;
}

/**
 * The payment of one order: by QRIS, on a provider's page, or in the native app (specification, sections 1 and 2). Only
 * the backend knows whether it is paid, however the user returns.
 */
export const paymentMachine = setup({
  types: machineTypes<PaymentTypes>(),
  actors: {
    findPayment: loadActor<Payment>(),
    renew: changeActor<Payment>(),
    payInApp: fromPromise<NativeResult<void>, PaymentContext>(({ input: { ports, orderNumber } }) =>
      ports.native.payByGiftCard(orderNumber),
    ),
    followVisibility,
  },
  delays: {
    poll: ({ context: { ports, since } }) => pollInterval(ports.clock.now() - since),
    untilExpiry: ({ context: { ports, payment } }) =>
      delayUntil(payment?.expiresAt, ports.clock.now()),
    leaving: LEAVING_MS,
  },
  guards: {
    isHidden: ({ context }) => context.hidden,
    isOrderMissing: ({ context }) => context.orderNumber === '',
    isLoggedIn: ({ context }) => context.loggedIn,
    isPending: ({ context }) => context.pendingKey !== null,
    isFailure: ({ context: { failure } }, kind: GatewayFailure['kind']) => failure?.kind === kind,
    leadsTo: ({ context: { payment, standing } }, next: PaidNext) =>
      payment !== null && paidNext(payment, standing?.kind === 'paidLate') === next,
    isUnread: ({ context }) => context.payment === null,
    stands: ({ context: { standing } }, kind: PaymentStanding['kind']) => standing?.kind === kind,
    isAmountChanged: ({ context: { payment, agreedAmount } }) =>
      agreedAmount !== null && payment?.amount !== agreedAmount,
    isPaidOnWeb: ({ context }) => addressOf(context) !== null,
    isPaidInApp: ({ context: { standing } }) =>
      standing?.kind === 'waiting' && standing.way.kind === 'giftCard',
    /** The renewed payment has also expired or failed. */
    hasRunOut({ context: { ports } }, loaded: LoadOutcome<Payment>) {
      if (loaded.kind !== 'loaded') return false;
      const { kind } = paymentStanding(loaded.value, ports.clock.now());
      return kind === 'expired' || kind === 'failed';
    },
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    endSession: emit({ type: 'sessionEnded' }),
    leaveForProvider: emit(({ context }) => ({ type: 'leave', url: addressOf(context) ?? '' })),
    leaveForOrders: emit({ type: 'leave', url: appHostAddress(ROUTES.mine) }),
    goToPackOrder: emit(({ context: { payment, orderNumber } }) => ({
      type: 'goTo',
      route: withQuery(withParams(ROUTES.pack, { id: payment?.packId ?? '' }), { orderNumber }),
    })),
    keepAdPaid: enqueueActions(({ context: { payment }, enqueue }) => {
      if (payment?.isAdVoucher) enqueue.emit({ type: 'adVoucherPaid' });
    }),
    goToVouchers: emit({ type: 'goTo', route: ROUTES.vouchers }),
    goToRightsCard: emit({ type: 'goTo', route: ROUTES.rightsCard }),
    hide: assign({ hidden: true }),
    show: assign({ hidden: false }),
    clearProblem: assign({ failure: null }),
    clearPayment: assign({ payment: null, agreedAmount: null }),
    clearAppFailure: assign({ appFailure: null }),
    rememberCheck: assign({ hasChecked: true }),
    showPayment: assign((_, loaded: LoadOutcome<Payment>) =>
      loaded.kind === 'loaded'
        ? { payment: loaded.value, failure: null }
        : { failure: loaded.failure },
    ),
    showAppFailure: assign((_, answer: NativeResult<void>) => ({
      appFailure: answer.ok ? null : answer.failure,
    })),
    updateStanding: assign(({ context: { ports, payment, pendingKey } }) => {
      const standing = payment && paymentStanding(payment, ports.clock.now());
      // A payment that can be paid again was renewed: the next renewal takes a new key.
      return { standing, pendingKey: standing?.kind === 'waiting' ? null : pendingKey };
    }),
    agree: assign({ agreedAmount: ({ context }) => context.payment?.amount ?? null }),
    openRenewal: assign(({ context }) => openChange(context)),
    settleRenewal: assign(({ context }, outcome: ChangeOutcome<Payment>) => ({
      pendingKey: pendingAfter(outcome, context.pendingKey),
      ...('failure' in outcome && { failure: outcome.failure }),
      ...(outcome.kind === 'done' && {
        payment: outcome.value,
        since: context.ports.clock.now(),
        hasChecked: false,
      }),
    })),
    changeUser: assign(({ context }, loggedIn: boolean) => ({
      ...newPayment(context.ports.clock.now()),
      loggedIn,
    })),
  },
}).createMachine({
  id: 'payment',
  context: ({ input: { ports, orderNumber, loggedIn, draft } }) => ({
    ...newPayment(ports.clock.now()),
    ports,
    orderNumber,
    loggedIn,
    hidden: ports.visibility.isHidden(),
    // Without a login the draft belonged to the previous user.
    ...(loggedIn && draft),
  }),
  invoke: { src: 'followVisibility', input: ({ context }) => context.ports.visibility },
  initial: 'starting',
  on: {
    HIDDEN: { actions: 'hide' },
    VISIBLE: { actions: 'show' },
    SESSION_CHANGED: restartPage('.starting'),
  },
  states: {
    starting: {
      always: [
        { guard: 'isOrderMissing', target: 'notFound' },
        // A member's answer was lost: the retry shows the payment as well as a read does.
        { guard: 'isPending', target: 'renewing' },
        { guard: 'isLoggedIn', target: 'loading' },
        { target: 'anonymous' },
      ],
    },

    anonymous: {
      on: { LOG_IN: 'loginRequired' },
    },

    loginRequired: LOGIN_REQUIRED,

    loading: {
      entry: 'clearProblem',
      invoke: FIND_PAYMENT,
    },

    loadFailed: {
      on: { RETRY: 'loading' },
    },

    notFound: {
      entry: 'clearPayment',
      on: { RETRY: 'starting', CONTINUE: { actions: 'leaveForOrders' } },
    },

    deciding: {
      entry: 'updateStanding',
      always: [
        {
          guard: { type: 'isFailure', params: 'sessionExpired' },
          target: 'loginRequired',
          actions: 'endSession',
        },
        { guard: { type: 'isFailure', params: 'loginRequired' }, target: 'loginRequired' },
        { guard: { type: 'isFailure', params: 'notFound' }, target: 'notFound' },
        { guard: 'isUnread', target: 'loadFailed' },
        { guard: { type: 'stands', params: 'paid' }, target: 'paid' },
        { guard: { type: 'stands', params: 'paidLate' }, target: 'paidLate' },
        { guard: { type: 'stands', params: 'failed' }, target: 'failed' },
        { guard: { type: 'stands', params: 'expired' }, target: 'expired' },
        { guard: 'isAmountChanged', target: 'amountChanged' },
        { target: 'waiting', actions: 'agree' },
      ],
    },

    waiting: {
      initial: 'pausing',
      after: {
        untilExpiry: [
          { guard: 'isHidden', target: 'deciding' },
          // It may have been paid at the last moment.
          { target: 'checking' },
        ],
      },
      on: {
        PAY: [
          { guard: 'isPaidOnWeb', target: 'leaving' },
          { guard: 'isPaidInApp', target: 'payingInApp' },
        ],
        CHECK_PAYMENT,
        HIDDEN: { target: '.asleep', actions: 'hide' },
      },
      states: {
        pausing: {
          always: { guard: 'isHidden', target: 'asleep' },
          after: { poll: 'asking' },
        },
        asking: {
          invoke: FIND_PAYMENT,
        },
        /** The page is hidden: stop polling. */
        asleep: {
          on: { VISIBLE: { target: 'asking', actions: 'show' } },
        },
      },
    },

    /** The provider's page loads. If it fails, or the user returns, the wait resumes. */
    leaving: {
      entry: 'leaveForProvider',
      after: {
        leaving: [{ guard: 'isHidden', target: 'waiting' }, { target: 'waiting.asking' }],
      },
      on: { VISIBLE: { target: 'waiting.asking', actions: 'show' } },
    },

    payingInApp: {
      tags: 'busy',
      entry: 'clearAppFailure',
      invoke: {
        src: 'payInApp',
        input: ({ context }) => context,
        // The backend decides, whatever the app says.
        onDone: { target: 'checking', actions: withOutcome('showAppFailure') },
      },
    },

    amountChanged: {
      on: {
        ACCEPT: { target: 'deciding', actions: 'agree' },
        CHECK_PAYMENT,
      },
    },

    checking: {
      tags: 'busy',
      invoke: FIND_PAYMENT,
    },

    expired: {
      on: {
        CHECK_PAYMENT,
        VISIBLE: { target: 'checking', actions: 'show' },
        RENEW: 'renewing',
      },
    },

    failed: {
      on: { CHECK_PAYMENT, RENEW: 'renewing' },
    },

    renewing: {
      tags: 'busy',
      entry: ['openRenewal', 'clearProblem'],
      invoke: {
        src: 'renew',
        input: ({ context: { ports, orderNumber, pendingKey, maybeApplied } }) => ({
          send: (options) => ports.payments.renew(orderNumber, options),
          key: pendingKey,
          maybeApplied,
          ports,
        }),
        onDone: [
          {
            // After a reload the user sees the outcome first.
            guard: ({ context, event }) => event.output.kind === 'done' && context.payment === null,
            target: 'checking',
            actions: withOutcome('settleRenewal'),
          },
          {
            // The answer may belong to an earlier try: the payment may be paid by now.
            guard: ({ context, event }) => event.output.kind === 'done' && context.maybeApplied,
            target: 'checkingRenewal',
            actions: withOutcome('settleRenewal'),
          },
          ...afterChangeWithLogin('settleRenewal', {
            done: 'deciding',
            refused: 'deciding',
            unknown: 'renewFailed',
          }),
        ],
      },
    },

    /** The user wants a payment that can be paid: renew again if this one no longer can. */
    checkingRenewal: {
      tags: 'busy',
      invoke: {
        ...FIND_PAYMENT,
        onDone: [{ guard: withOutcome('hasRunOut'), target: 'renewing' }, FIND_PAYMENT.onDone],
      },
    },

    renewFailed: {
      on: { RETRY: 'renewing', RENEW: 'renewing', CHECK_PAYMENT },
    },

    paid: paidState('packOrder', 'goToPackOrder'),

    paidLate: paidState('vouchers', 'goToVouchers'),
  },
});

export type PaymentMachine = typeof paymentMachine;

/** A payment before it is read, at `now`: milliseconds since the epoch. */
function newPayment(now: number) {
  return {
    payment: null,
    standing: null,
    agreedAmount: null,
    since: now,
    pendingKey: null,
    maybeApplied: false,
    hasChecked: false,
    failure: null,
    appFailure: null,
  };
}

/** The provider's address; null if the user does not pay there. */
function addressOf({ standing }: PaymentContext): string | null {
  return standing?.kind === 'waiting' && standing.way.kind === 'webPayment'
    ? standing.way.url
    : null;
}
