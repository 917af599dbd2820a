import { assign, emit, fromPromise, setup } from 'xstate';
import { defineChange } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { followVisibility } from '../../flow/follow-visibility.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import type { GoTo, Leave } from '../../flow/page/page.types.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import type { NativeResult } from '../../platform/native-host.ts';
import { appHostAddress } from '../../platform/navigation/redirect-target.ts';
import { withParams, withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { changeOrder } from '../../rules/order/order.ts';
import type { Payment } from './payment.gateway.ts';
import type { PaymentContext, PaymentTypes } from './payment.types.ts';
import { type PaymentChange, sendPaymentChange, showsChange } from './payment-change.ts';
import {
  isCancelled,
  isExpiredOrFailed,
  orderedProduct,
  type PaymentStatus,
  paidNext,
  paymentStatus,
} from './payment-status.ts';
import { pollInterval } from './poll-interval.ts';

/** How long the provider's page may take to replace this one. Milliseconds. */
export const LEAVING_MS = 10_000;

/** The user names no other phone before they know that the order takes none. */
const ANY_OTHER_PHONE = 'another';

/** A new wait begins with a new payment. */
export const paymentChange = defineChange({
  types: machineTypes<PaymentTypes>(),
  send: ({ ports, payment, change }, options) =>
    sendPaymentChange(ports.payments, payment.orderNumber, change, options),
  done: ({ ports }, payment) => ({ payment, since: ports.clock.now(), hasChecked: false }),
});

const { enqueueActions } = setup({ types: machineTypes<PaymentTypes>() });

/** What the names in the machine of a payment do. */
export const paymentSetup = setup({
  types: machineTypes<PaymentTypes>(),
  actors: {
    findPayment: loadActor<Payment>(),
    makeChange: paymentChange.actor,
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
    isRenewalUnknown: ({ context }) => isUnknown(context) && context.change.kind === 'renew',
    isChangeUnknown: ({ context }) => isUnknown(context),
    canPayByStoredValue: ({ context: { payment } }) =>
      payment.storedValue !== null && payment.storedValue >= payment.amount,
    hasStatus: ({ context: { status } }, kind: PaymentStatus['kind']) => status.kind === kind,
    isCancellable: ({ context: { status } }) => !isCancelled(status),
    canOrderAgain: ({ context: { payment, status } }) =>
      isCancelled(status) && orderedProduct(payment) !== null,
    isAmountChanged: ({ context: { payment, agreedAmount } }) =>
      agreedAmount !== null && payment.amount !== agreedAmount,
    isPaidOnWeb: ({ context }) => addressOf(context) !== '',
    isPaidInApp: ({ context: { status } }) =>
      status.kind === 'waiting' && status.means.kind === 'giftCard',
    /** The renewed payment has also expired or failed. */
    hasRunOut: ({ context: { ports } }, loaded: LoadOutcome<Payment>) =>
      loaded.kind === 'loaded' && isExpiredOrFailed(paymentStatus(loaded.value, ports.clock.now())),
  },
  actions: {
    ...paymentChange.actions,
    showNotFound: enqueueActions(({ enqueue }) => {
      enqueue.assign({ agreedAmount: null });
      enqueue.emit({ type: 'notFound' });
    }),
    leaveForProvider: emit(({ context }) => ({ type: 'leave', url: addressOf(context) })),
    keepAdPaid: enqueueActions(({ context: { payment }, enqueue }) => {
      if (payment.isAdVoucher) enqueue.emit({ type: 'adVoucherPaid' });
    }),
    goOn: emit(({ context }) => afterPayment(context)),
    returnToProduct: emit(({ context: { payment } }) => ({
      type: 'redirect',
      route: payment.isRightsCard ? ROUTES.rightsCard : packRouteOf(payment),
    })),
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
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
    chooseChange: assign(({ context }, change: PaymentChange) => choose(context, change)),
    choosePayment: assign(({ context }) =>
      choose(context, { kind: 'payByStoredValue', amount: context.payment.amount }),
    ),
    updateStatus: assign(({ context: { ports, payment, change, pendingKey } }) => {
      const status = paymentStatus(payment, ports.clock.now());
      // What was asked for has happened: the next change takes a new key.
      return { status, pendingKey: showsChange(change, status) ? null : pendingKey };
    }),
    agree: assign({ agreedAmount: ({ context }) => context.payment.amount }),
  },
});

/** A change of another kind takes a key of its own. */
function choose(
  { change: { kind }, pendingKey }: PaymentContext,
  change: PaymentChange,
): Pick<PaymentContext, 'change' | 'pendingKey'> {
  return { change, pendingKey: change.kind === kind ? pendingKey : null };
}

/** The change of an earlier page was sent again, and its outcome is still unknown. */
function isUnknown({ pendingKey, problem }: PaymentContext): boolean {
  return pendingKey !== null && problem !== null;
}

/** The provider's address; empty if the user does not pay there. */
function addressOf({ status }: PaymentContext): string {
  return status.kind === 'waiting' && status.means.kind === 'webPayment' ? status.means.url : '';
}

function packRouteOf({ packId }: Payment): string {
  return withParams(ROUTES.pack, { id: packId ?? '' });
}

/** Where the user continues to what they have paid for. */
function afterPayment({ ports, payment, status }: PaymentContext): GoTo | Leave {
  const { orderNumber } = payment;
  switch (paidNext(payment, status.kind === 'paidLate')) {
    case 'packOrder': {
      return { type: 'goTo', route: withQuery(packRouteOf(payment), { orderNumber }) };
    }
    case 'vouchers':
      return { type: 'goTo', route: ROUTES.vouchers };
    case 'rightsCard':
      return { type: 'goTo', route: ROUTES.rightsCard };
    case 'orders':
      return { type: 'leave', url: appHostAddress(ROUTES.mine, ports.hosts) };
  }
}
