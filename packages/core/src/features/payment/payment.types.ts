import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { ChangeOutcome } from '../../flow/change/change-outcome.ts';
import type { GatewayFailure } from '../../flow/gateway/gateway.ts';
import type {
  AdVoucherPaid,
  GoTo,
  Leave,
  NotFound,
  Redirect,
  SessionEmitted,
} from '../../flow/page/page.types.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { NativeFailure, NativeHost } from '../../platform/native-host.ts';
import type { AppHosts } from '../../platform/navigation/app-hosts.ts';
import type { PageVisibility } from '../../platform/page-visibility.ts';
import type { Random } from '../../platform/random.ts';
import type { OrderChangeRefusal } from '../../rules/order/order.ts';
import type { Payment, PaymentGateway } from './payment.gateway.ts';
import type { PaymentChange } from './payment-change.ts';
import type { PaymentDraft } from './payment-draft.ts';
import type { PaymentStatus } from './payment-status.ts';

export interface PaymentPorts {
  readonly payments: PaymentGateway;
  readonly native: Pick<NativeHost, 'payByGiftCard'>;
  readonly hosts: AppHosts;
  readonly visibility: PageVisibility;
  readonly clock: Clock;
  readonly random: Random;
}

/** What the page of a payment starts with. */
export interface LoadedPayment {
  readonly payment: Payment;
  /** What came of the change that an earlier page sent; null if it sent none, or the read shows that it is done. */
  readonly change: ChangeOutcome<Payment> | null;
  /** Why the payment could not be read after that change; null if it was. */
  readonly failure: GatewayFailure | null;
}

export interface PaymentInput {
  readonly ports: PaymentPorts;
  readonly loaded: LoadedPayment;
  /** The pending draft of an earlier page of this payment. */
  readonly draft: PaymentDraft | null;
}

export interface PaymentContext extends ChangeContext {
  readonly ports: PaymentPorts;
  /** The page is hidden: do not poll. */
  readonly isHidden: boolean;
  /** The last known state. */
  readonly payment: Payment;
  /** The meaning of {@link PaymentContext.payment}. */
  readonly status: PaymentStatus;
  /** The amount that the user agreed to, in the currency's major unit. Another amount needs their consent. */
  readonly agreedAmount: number | null;
  /** The last chosen change. */
  readonly change: PaymentChange;
  /** The start of the wait: milliseconds since the epoch. */
  readonly since: number;
  /** The user says they have paid, but no money has arrived. */
  readonly hasChecked: boolean;
  /** Why the order cannot be changed, once the user asked for it; null before. */
  readonly changeRefusal: OrderChangeRefusal | null;
  /** Why the native app rejected the payment, or null. */
  readonly appFailure: NativeFailure | null;
}

export type PaymentEvent =
  /** The user goes to the provider's page, or pays in the native app. */
  | { readonly type: 'PAY' }
  /** The user has confirmed that the amount is taken from their stored value. */
  | { readonly type: 'PAY_BY_STORED_VALUE' }
  /** The user says that they have paid. */
  | { readonly type: 'CHECK_PAYMENT' }
  /** The user has confirmed that the order is cancelled. */
  | { readonly type: 'CANCEL_ORDER' }
  /** The user wants another phone on the order. */
  | { readonly type: 'CHANGE_PHONE' }
  /** The user retries an expired or failed payment. */
  | { readonly type: 'RENEW' }
  /** The user agrees to the current amount. */
  | { readonly type: 'ACCEPT' }
  /** The user continues to what they have paid for, or returns to what they canceled. */
  | { readonly type: 'CONTINUE' }
  /** The page is hidden, most likely by the bank app. */
  | { readonly type: 'HIDDEN' }
  /** The page is visible again. */
  | { readonly type: 'VISIBLE' }
  /** The user retries the same change. */
  | { readonly type: 'RETRY' };

export type PaymentEmitted = SessionEmitted | NotFound | GoTo | Redirect | Leave | AdVoucherPaid;

/** The machine, for XState. */
export interface PaymentTypes {
  readonly context: PaymentContext;
  readonly events: PaymentEvent;
  readonly emitted: PaymentEmitted;
  readonly input: PaymentInput;
}
