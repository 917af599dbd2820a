import type { SnapshotFrom } from 'xstate';
import { problemOfNative } from '../../flow/problem/native-problem.ts';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Period } from '../../rules/calendar/period.ts';
import { type OrderChangeRefusal, pickupPeriod } from '../../rules/order/order.ts';
import { type RefundNews, refundNews } from '../../rules/refund/refund.ts';
import type { Payment, PaymentMeans } from './payment.gateway.ts';
import type { PaymentMachine } from './payment.machine.ts';
import type { PaymentContext } from './payment.types.ts';
import type { PaymentChange } from './payment-change.ts';
import {
  type CheckedMeans,
  type OrderedProduct,
  orderedProduct,
  type PaidNext,
  type PaymentObstacle,
  type PaymentStatus,
  paidNext,
} from './payment-status.ts';

/** The amount due, after the points that were redeemed, and whose order it is. */
export type PaymentDue = Pick<
  Payment,
  'orderNumber' | 'amount' | 'currencyCode' | 'points' | 'phone'
>;

/** What the user has stored, and what is missing to pay with it; 0 if it suffices. In the major unit. */
export interface StoredValueOffer {
  readonly balance: number;
  readonly missing: number;
}

/** A change of whose outcome only its answer tells. */
export type UnsettledChange = Exclude<PaymentChange['kind'], 'renew'>;

/** A payment whose money may still arrive, and what came of asking for it. */
interface PaymentCheckView {
  readonly due: PaymentDue;
  readonly isBusy: boolean;
  /** The user says they have paid, but no money has arrived. */
  readonly hasChecked: boolean;
  readonly problem: Problem | null;
}

/** A payment that takes a new one to go on. */
interface StoppedPayment extends PaymentCheckView {
  /** False once the backend refused a new payment for good, such as for a pack that is sold out. */
  readonly canRenew: boolean;
}

/**
 * The view of the payment page. Moments are milliseconds since the epoch.
 * - `waiting`: the user pays, until `expiresAt`; `isLeaving` while the provider's page loads.
 * - `amountChanged`: the user saw another amount, and must agree to this one.
 * - `expired`: too late, unless they have paid.
 * - `failed`: they may pay again, or cancel the order.
 * - `cancelled`: with the points that came back, and what can be ordered again; null for drinks. They may still pay.
 * - `paid`: with the time of pickup, null for a voucher pack or a card; `isLate` if the money arrived after the expiry;
 *   `next` is what the user goes on to.
 * - `refunded`: the chain cancelled the order; `news` says when the money is back.
 * - `renewFailed`: the outcome of the renewal is unknown.
 * - `unsettled`: it is unknown whether the stored value was charged, or the order cancelled.
 *
 * `changeRefusal` is why the order cannot be changed, for who asked for it. `meansKind` is what the payment, and a new
 * one, is paid by.
 */
export type PaymentView =
  | {
      readonly step: 'renewFailed';
      readonly meansKind: PaymentMeans['kind'];
      readonly problem: Problem;
    }
  | {
      readonly step: 'unsettled';
      readonly due: PaymentDue;
      readonly change: UnsettledChange;
      readonly problem: Problem;
    }
  | (PaymentCheckView & {
      readonly step: 'waiting';
      readonly means: CheckedMeans;
      /** Null without any, and where it is in another currency. */
      readonly storedValue: StoredValueOffer | null;
      readonly expiresAt: number;
      readonly isLeaving: boolean;
      readonly changeRefusal: OrderChangeRefusal | null;
    })
  | {
      readonly step: 'amountChanged';
      readonly due: PaymentDue;
      /** The amount that the user agreed to, in the currency's major unit. */
      readonly agreedAmount: number;
    }
  | (StoppedPayment & {
      readonly step: 'expired';
      readonly meansKind: PaymentMeans['kind'];
      readonly changeRefusal: OrderChangeRefusal | null;
    })
  | (StoppedPayment & {
      readonly step: 'failed';
      readonly meansKind: PaymentMeans['kind'];
      readonly obstacle: Exclude<PaymentObstacle, 'cancelled'>;
      readonly changeRefusal: OrderChangeRefusal | null;
    })
  | (StoppedPayment & {
      readonly step: 'cancelled';
      readonly returnedPoints: number;
      readonly product: OrderedProduct | null;
    })
  | {
      readonly step: 'paid';
      readonly due: PaymentDue;
      readonly isLate: boolean;
      readonly paidAt: number;
      readonly pickup: Period | null;
      readonly next: PaidNext;
    }
  | {
      readonly step: 'refunded';
      readonly due: PaymentDue;
      readonly news: RefundNews;
      readonly next: PaidNext;
    };

export function paymentView(snapshot: SnapshotFrom<PaymentMachine>): PaymentView {
  const { payment, status, agreedAmount, change } = snapshot.context;
  const problem = problemIn(snapshot.context);
  const meansKind = payment.means.kind;
  if (snapshot.matches('renewFailed') && problem !== null) {
    return { step: 'renewFailed', meansKind, problem };
  }
  if (snapshot.matches('unsettled') && problem !== null && change.kind !== 'renew') {
    return { step: 'unsettled', due: dueOf(payment), change: change.kind, problem };
  }
  if (snapshot.matches('amountChanged') && agreedAmount !== null) {
    return { step: 'amountChanged', due: dueOf(payment), agreedAmount };
  }
  return statusView(snapshot, payment, status);
}

function statusView(
  snapshot: SnapshotFrom<PaymentMachine>,
  payment: Payment,
  status: PaymentStatus,
): PaymentView {
  const due = dueOf(payment);
  const check = {
    isBusy: snapshot.hasTag('busy'),
    hasChecked: snapshot.context.hasChecked,
    problem: problemIn(snapshot.context),
  };
  const { changeRefusal } = snapshot.context;
  const canRenew = check.problem?.next !== 'leave';
  switch (status.kind) {
    case 'waiting': {
      const isLeaving = snapshot.matches('leaving');
      return {
        step: 'waiting',
        due,
        means: status.means,
        storedValue: storedValueOffer(payment),
        expiresAt: payment.expiresAt,
        isLeaving,
        changeRefusal,
        ...check,
      };
    }
    case 'expired':
      return {
        step: 'expired',
        due,
        meansKind: payment.means.kind,
        changeRefusal,
        canRenew,
        ...check,
      };
    case 'failed':
      if (status.obstacle === 'cancelled') {
        const { returnedPoints } = payment;
        const product = orderedProduct(payment);
        return { step: 'cancelled', due, returnedPoints, product, canRenew, ...check };
      }
      return {
        step: 'failed',
        due,
        meansKind: payment.means.kind,
        obstacle: status.obstacle,
        changeRefusal,
        canRenew,
        ...check,
      };
    case 'refunded': {
      const news = refundNews(status.refund, payment.currencyCode);
      return { step: 'refunded', due, news, next: paidNext(payment, false) };
    }
    case 'paid':
    case 'paidLate': {
      const { paidAt } = status;
      const isLate = status.kind === 'paidLate';
      const next = paidNext(payment, isLate);
      const pickup = next === 'orders' ? pickupPeriod(paidAt) : null;
      return { step: 'paid', due, isLate, paidAt, pickup, next };
    }
  }
}

function storedValueOffer({ storedValue, amount }: Payment): StoredValueOffer | null {
  return storedValue ? { balance: storedValue, missing: Math.max(0, amount - storedValue) } : null;
}

function dueOf({ orderNumber, amount, currencyCode, points, phone }: Payment): PaymentDue {
  return { orderNumber, amount, currencyCode, points, phone };
}

/** The latest failure of the backend or the native app. */
function problemIn({ problem, appFailure }: PaymentContext): Problem | null {
  return problem ?? (appFailure && problemOfNative(appFailure));
}
