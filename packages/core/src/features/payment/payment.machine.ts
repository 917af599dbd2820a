import { settleChange, startChange } from '../../flow/change/change-context.ts';
import type { ChangeOutcome } from '../../flow/change/change-outcome.ts';
import { GONE } from '../../flow/change/define-change.ts';
import type { CallOptions } from '../../flow/gateway/gateway.ts';
import { isNotFound, isOutcome, withOutcome } from '../../flow/outcome-transitions.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import type { Payment } from './payment.gateway.ts';
import type { PaymentContext } from './payment.types.ts';
import { paymentChange, paymentSetup } from './payment-setup.ts';
import { paymentStatus } from './payment-status.ts';

/** Reads the payment. The known state stays if the read fails. */
const FIND_PAYMENT = {
  src: 'findPayment',
  input: ({ context: { ports, payment } }: { readonly context: PaymentContext }) => ({
    load: (options: CallOptions) => ports.payments.find(payment.orderNumber, options),
  }),
  onDone: [
    { guard: isOutcome('sessionEnded'), actions: 'reportSessionEnded' },
    { guard: isOutcome('loginRequired'), actions: 'requireLogin' },
    { guard: isNotFound, actions: 'showNotFound' },
    { target: '#payment.deciding', actions: withOutcome('showPayment') },
  ],
} as const;

/** The user says that they have paid. */
const CHECK_PAYMENT = { target: 'checking', actions: 'rememberCheck' } as const;

const RENEW = {
  target: 'renewing',
  actions: { type: 'chooseChange', params: { kind: 'renew' } },
} as const;

const CANCEL_ORDER = {
  target: 'changing',
  actions: { type: 'chooseChange', params: { kind: 'cancel' } },
} as const;

const CHANGE_PHONE = { actions: 'refusePhone' } as const;

/** The user continues to what they have paid for. */
const CONTINUE = { actions: 'goOn' } as const;

/**
 * The payment of one order: by QRIS, on a provider's page, or in the native app (specification, sections 1 and 2). Only
 * the backend knows whether it is paid, however the user returns.
 */
export const paymentMachine = paymentSetup.createMachine({
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
        { guard: 'isRenewalUnknown', target: 'renewFailed' },
        { guard: 'isChangeUnknown', target: 'unsettled' },
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
      on: {
        CHECK_PAYMENT,
        RENEW,
        CANCEL_ORDER: { guard: 'isCancellable', ...CANCEL_ORDER },
        CHANGE_PHONE: { guard: 'isCancellable', ...CHANGE_PHONE },
        CONTINUE: { guard: 'canOrderAgain', actions: 'returnToProduct' },
      },
    },

    renewing: paymentChange.sending('makeChange', {
      done: 'deciding',
      refused: 'deciding',
      unknown: 'renewFailed',
      first: [GONE, whenMadeEarlier('checkingRenewal')],
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

    /** The order is paid from the stored value, or cancelled. */
    changing: paymentChange.sending('makeChange', {
      done: 'deciding',
      refused: 'deciding',
      unknown: 'unsettled',
      first: [GONE, whenMadeEarlier('checking')],
    }),

    /** The stored value may have been charged, or the order cancelled: only the answer tells. */
    unsettled: {
      on: { RETRY: 'changing' },
    },

    paid: { entry: 'keepAdPaid', on: { CONTINUE } },

    paidLate: { entry: 'keepAdPaid', on: { CONTINUE } },

    refunded: { on: { CONTINUE } },
  },
});

export type PaymentMachine = typeof paymentMachine;

/** Where the answer to a change leads that an earlier try may have made: the payment may be paid by now. */
function whenMadeEarlier<const Target extends string>(target: Target) {
  return { guard: isMadeEarlier, target, actions: withOutcome('settleChange') } as const;
}

function isMadeEarlier({
  context,
  event: { output },
}: {
  readonly context: PaymentContext;
  readonly event: { readonly output: ChangeOutcome<Payment> };
}): boolean {
  return output.kind === 'done' && context.isMaybeApplied;
}
