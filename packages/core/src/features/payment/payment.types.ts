import type { GatewayFailure } from '../../flow/gateway/gateway.ts';
import type { Leave, PageEvent, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { NativeFailure, NativeHost } from '../../platform/native-host.ts';
import type { PageVisibility } from '../../platform/page-visibility.ts';
import type { Random } from '../../platform/random.ts';
import type { Payment, PaymentGateway } from './payment.gateway.ts';
import type { PaymentDraft } from './payment-draft.ts';
import type { PaymentStanding } from './payment-standing.ts';

export interface PaymentPorts {
  readonly payments: PaymentGateway;
  readonly native: Pick<NativeHost, 'payByGiftCard'>;
  readonly visibility: PageVisibility;
  readonly clock: Clock;
  readonly random: Random;
}

export interface PaymentInput {
  readonly ports: PaymentPorts;
  /** Untrusted; empty where the link names no order. */
  readonly orderNumber: string;
  readonly loggedIn: boolean;
  /** What an earlier page of this payment left pending. */
  readonly draft: PaymentDraft | null;
}

export interface PaymentContext {
  readonly ports: PaymentPorts;
  readonly orderNumber: string;
  readonly loggedIn: boolean;
  /** The page is hidden: it reads nothing by itself. */
  readonly hidden: boolean;
  /** As it was last read; null until then. */
  readonly payment: Payment | null;
  /** What {@link PaymentContext.payment} means to the person; null until it is read. */
  readonly standing: PaymentStanding | null;
  /** What the person agreed to pay, in the currency's major unit: they must agree to another amount. */
  readonly agreedAmount: number | null;
  /** Since when the person waits: milliseconds since the epoch. */
  readonly since: number;
  /** The idempotency key of a renewal without an answer. */
  readonly pendingKey: string | null;
  /** An earlier try sent the renewal under its key and saw no answer. */
  readonly maybeApplied: boolean;
  /** The person said that they have paid, and no money has come in. */
  readonly askedAgain: boolean;
  /** Why the last read or renewal failed; null where it succeeded. */
  readonly failure: GatewayFailure | null;
  /** Why the native app did not take the payment, or null. */
  readonly appFailure: NativeFailure | null;
}

export type PaymentEvent =
  /** The person goes to the provider's page, or pays in the native app. */
  | { readonly type: 'PAY' }
  /** The person says that they have paid. */
  | { readonly type: 'ASK_AGAIN' }
  /** The person wants to pay what expired or failed. */
  | { readonly type: 'RENEW' }
  /** The person agrees to the amount as it is now. */
  | { readonly type: 'ACCEPT' }
  /** The person continues to their orders. */
  | { readonly type: 'CONTINUE' }
  /** The page is hidden, most likely by the bank app. */
  | { readonly type: 'HIDDEN' }
  /** The page is visible again. */
  | { readonly type: 'VISIBLE' }
  | PageEvent;

export type PaymentEmitted = SessionEmitted | Leave;

/** The machine, for XState. */
export interface PaymentTypes {
  readonly context: PaymentContext;
  readonly events: PaymentEvent;
  readonly emitted: PaymentEmitted;
  readonly input: PaymentInput;
}
