import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { settleChange, startChange } from '../../flow/change/change-context.ts';
import type { ChangeOutcome } from '../../flow/change/change-outcome.ts';
import { defineChange } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { followVisibility } from '../../flow/follow-visibility.ts';
import type { CallOptions } from '../../flow/gateway/gateway.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { isNotFound, isOutcome, withOutcome } from '../../flow/outcome-transitions.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import type { NativeResult } from '../../platform/native-host.ts';
import { appHostAddress } from '../../platform/navigation/redirect-target.ts';
import { withParams, withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { changeOrder } from '../../rules/order/order.ts';
import type { Payment } from './payment.gateway.ts';
import type {
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentTypes,
} from './payment.types.ts';
import { type PaymentChange, sendPaymentChange, showsChange } from './payment-change.ts';
import {
  isExpiredOrFailed,
  type PaidNext,
  type PaymentStatus,
  paidNext,
  paymentStatus,
} from './payment-status.ts';
import { pollInterval } from './poll-interval.ts';

/** How long the provider's page may take to replace this one. Milliseconds. */
export const LEAVING_MS = 10_000;

/** The user names no other phone before they know that the order takes none. */
const ANY_OTHER_PHONE = 'another';

/** Reads the payment. The known state stays if the read fails. */
const FIND_PAYMENT = {
  src: 'findPayment',
  input: ({ context: { ports, payment } }: { readonly context: PaymentContext }) => ({
    load: (options: CallOptions) => ports.payments.find(payment.orderNumber, options),
  }),
  onDone: [
    { guard: isOutcome('sessionEnded'), actions: 'reportSessionEnded' },
    { guard: isOutcome('loginRequired'), actions: 'requireLogin' },
    { guard: isNotFound, actions: ['clearAgreement', 'reportMissing'] },
    { target: '#payment.deciding', actions: withOutcome('showPayment') },
  ],
} as const;

/** The user says that they have paid. */
const CHECK_PAYMENT = { target: 'checking', actions: 'rememberCheck' } as const;

/** A new wait begins with a new payment. */
const change = defineChange({
  types: machineTypes<PaymentTypes>(),
  send: ({ ports, payment, change: asked }, options) =>
    sendPaymentChange(ports.payments, payment.orderNumber, asked, options),
  done: ({ ports }, payment) => ({ payment, since: ports.clock.now(), hasChecked: false }),
});

const RENEW = {
  target: 'renewing',
  actions: { type: 'chooseChange', params: { kind: 'renew' } },
} as const;

const CANCEL_ORDER = {
  target: 'changing',
  actions: { type: 'chooseChange', params: { kind: 'cancel' } },
} as const;

const CHANGE_PHONE = { actions: 'refusePhone' } as const;

/** What the change was about is gone. */
const GONE = {
  guard: isNotFound,
  actions: [withOutcome('settleChange'), 'clearAgreement', 'reportMissing'],
} as const;

/** The user continues to what they have paid for. Late or not decides what a voucher pack leads to. */
function continues<const Action extends string>(pack: PaidNext, goToPack: Action) {
  return {
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
    makeChange: change.actor,
    payInApp: fromPromise<NativeResult<void>, PaymentContext>(({ input: { ports, payment } }) =>
      ports.native.payByGiftCard(payment.orderNumber),
    ),
    followVisibility,
  },
  delays: {
    poll: ({ context: { ports, since } }) => pollInterval(ports.clock.now() - since),
    untilExpiry: ({ context: { ports, payment } }) =>
      delayUntil(payment.expiresAt, ports.clock.now()),
    leaving: LEAVING_MS,
  },
  guards: {
    isHidden: ({ context }) => context.isHidden,
    leadsTo: ({ context: { payment, status } }, next: PaidNext) =>
      paidNext(payment, status.kind === 'paidLate') === next,
    isChangeUnknown: ({ context }, kind: PaymentChange['kind']) =>
      context.pendingKey !== null && context.problem !== null && context.change.kind === kind,
    canPayByStoredValue: ({ context: { payment } }) =>
      payment.storedValue !== null && payment.storedValue >= payment.amount,
    hasStatus: ({ context: { status } }, kind: PaymentStatus['kind']) => status.kind === kind,
    isAmountChanged: ({ context: { payment, agreedAmount } }) =>
      agreedAmount !== null && payment.amount !== agreedAmount,
    isPaidOnWeb: ({ context }) => addressOf(context) !== null,
    isPaidInApp: ({ context: { status } }) =>
      status.kind === 'waiting' && status.means.kind === 'giftCard',
    /** The renewed payment has also expired or failed. */
    hasRunOut: ({ context: { ports } }, loaded: LoadOutcome<Payment>) =>
      loaded.kind === 'loaded' && isExpiredOrFailed(paymentStatus(loaded.value, ports.clock.now())),
  },
  actions: {
    ...change.actions,
    reportMissing: emit({ type: 'notFound' }),
    leaveForProvider: emit(({ context }) => ({ type: 'leave', url: addressOf(context) ?? '' })),
    leaveForOrders: emit({ type: 'leave', url: appHostAddress(ROUTES.mine) }),
    goToPackOrder: emit(({ context: { payment } }) => ({
      type: 'goTo',
      route: withQuery(withParams(ROUTES.pack, { id: payment.packId ?? '' }), {
        orderNumber: payment.orderNumber,
      }),
    })),
    // Its types are named: beside the actions of a change the compiler infers others.
    keepAdPaid: enqueueActions<
      PaymentContext,
      PaymentEvent,
      undefined,
      PaymentEvent,
      never,
      never,
      never,
      never,
      PaymentEmitted
    >(({ context: { payment }, enqueue }) => {
      if (payment.isAdVoucher) enqueue.emit({ type: 'adVoucherPaid' });
    }),
    goToVouchers: emit({ type: 'goTo', route: ROUTES.vouchers }),
    goToRightsCard: emit({ type: 'goTo', route: ROUTES.rightsCard }),
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
    clearAgreement: assign({ agreedAmount: null }),
    clearAppFailure: assign({ appFailure: null }),
    refusePhone: assign(({ context: { payment } }) => {
      const changed = changeOrder({ phone: payment.phone ?? '' }, { phone: ANY_OTHER_PHONE });
      return { changeRefusal: changed.ok ? null : changed.failure };
    }),
    rememberCheck: assign({ hasChecked: true }),
    showPayment: assign((_, loaded: LoadOutcome<Payment>) =>
      loaded.kind === 'loaded'
        ? { payment: loaded.value, problem: null }
        : { problem: problemOf(loaded.failure) },
    ),
    showAppFailure: assign((_, answer: NativeResult<void>) => ({
      appFailure: answer.ok ? null : answer.failure,
    })),
    chooseChange: assign((_, asked: PaymentChange) => ({ change: asked })),
    choosePayment: assign(({ context: { payment } }) => ({
      change: { kind: 'payByStoredValue', amount: payment.amount },
    })),
    updateStatus: assign(({ context: { ports, payment, change: asked, pendingKey } }) => {
      const status = paymentStatus(payment, ports.clock.now());
      // What was asked for has happened: the next change takes a new key.
      return { status, pendingKey: showsChange(asked, status) ? null : pendingKey };
    }),
    agree: assign({ agreedAmount: ({ context }) => context.payment.amount }),
  },
}).createMachine({
  id: 'payment',
  context({ input: { ports, loaded, draft } }) {
    const { payment, failure, change: earlier } = loaded;
    const now = ports.clock.now();
    const started = startChange(true, draft);
    return {
      ports,
      isHidden: ports.visibility.isHidden(),
      payment,
      status: paymentStatus(payment, now),
      agreedAmount: draft?.agreedAmount ?? null,
      change: draft?.change ?? { kind: 'renew' },
      // A new wait begins with a new payment.
      since: earlier?.kind === 'done' ? now : (draft?.since ?? now),
      hasChecked: false,
      changeRefusal: null,
      appFailure: null,
      ...started,
      problem: failure && problemOf(failure),
      ...(earlier && settleChange(started, earlier)),
    };
  },
  invoke: { src: 'followVisibility', input: ({ context }) => context.ports.visibility },
  initial: 'starting',
  on: {
    HIDDEN: { actions: 'hide' },
    VISIBLE: { actions: 'show' },
  },
  states: {
    starting: {
      always: [
        { guard: { type: 'isChangeUnknown', params: 'renew' }, target: 'renewFailed' },
        { guard: { type: 'isChangeUnknown', params: 'payByStoredValue' }, target: 'unsettled' },
        { guard: { type: 'isChangeUnknown', params: 'cancel' }, target: 'unsettled' },
        { target: 'deciding' },
      ],
    },

    deciding: {
      entry: 'updateStatus',
      always: [
        { guard: { type: 'hasStatus', params: 'paid' }, target: 'paid' },
        { guard: { type: 'hasStatus', params: 'paidLate' }, target: 'paidLate' },
        { guard: { type: 'hasStatus', params: 'refunded' }, target: 'refunded' },
        { guard: { type: 'hasStatus', params: 'failed' }, target: 'failed' },
        { guard: { type: 'hasStatus', params: 'expired' }, target: 'expired' },
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
        PAY_BY_STORED_VALUE: {
          guard: 'canPayByStoredValue',
          target: 'changing',
          actions: 'choosePayment',
        },
        CANCEL_ORDER,
        CHANGE_PHONE,
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
        RENEW,
        CANCEL_ORDER,
        CHANGE_PHONE,
      },
    },

    failed: {
      on: { CHECK_PAYMENT, RENEW },
    },

    renewing: change.sending('makeChange', {
      done: 'deciding',
      refused: 'deciding',
      unknown: 'renewFailed',
      first: [
        GONE,
        {
          // The answer may belong to an earlier try: the payment may be paid by now.
          guard: isMadeEarlier,
          target: 'checkingRenewal',
          actions: withOutcome('settleChange'),
        },
      ],
    }),

    /** The user wants a payment that can be paid: renew again if this one no longer can. */
    checkingRenewal: {
      tags: 'busy',
      invoke: {
        ...FIND_PAYMENT,
        onDone: [{ guard: withOutcome('hasRunOut'), target: 'renewing' }, ...FIND_PAYMENT.onDone],
      },
    },

    renewFailed: {
      on: { RETRY: 'renewing', RENEW: 'renewing', CHECK_PAYMENT },
    },

    changing: change.sending('makeChange', {
      done: 'deciding',
      refused: 'deciding',
      unknown: 'unsettled',
      first: [
        GONE,
        { guard: isMadeEarlier, target: 'checking', actions: withOutcome('settleChange') },
      ],
    }),

    /** The stored value may have been charged, or the order cancelled: only the answer tells. */
    unsettled: {
      on: { RETRY: 'changing' },
    },

    paid: { entry: 'keepAdPaid', ...continues('packOrder', 'goToPackOrder') },

    paidLate: { entry: 'keepAdPaid', ...continues('vouchers', 'goToVouchers') },

    refunded: continues('packOrder', 'goToPackOrder'),
  },
});

export type PaymentMachine = typeof paymentMachine;

/** A guard: a change was answered, of which an earlier try may have been applied. */
function isMadeEarlier({
  context,
  event: { output },
}: {
  readonly context: PaymentContext;
  readonly event: { readonly output: ChangeOutcome<Payment> };
}): boolean {
  return output.kind === 'done' && context.isMaybeApplied;
}

/** The provider's address; null if the user does not pay there. */
function addressOf({ status }: PaymentContext): string | null {
  return status.kind === 'waiting' && status.means.kind === 'webPayment' ? status.means.url : null;
}
