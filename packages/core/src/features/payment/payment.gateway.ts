import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { CurrencyCode } from '../../platform/market/market.types.ts';
import type { Refund } from '../../rules/refund/refund.ts';

/**
 * How an order is paid.
 * - `qris`: a bank app scans the code. Its text is untrusted.
 * - `webPayment`: the user goes to the payment provider's page and returns. Its address is untrusted.
 * - `giftCard`: the native app charges a gift card (specification, section 7).
 */
export type PaymentMeans =
  | { readonly kind: 'qris'; readonly code: string }
  | { readonly kind: 'webPayment'; readonly url: string }
  | { readonly kind: 'giftCard' };

/**
 * Why a payment failed.
 * - `declined`: by the bank or the card.
 * - `cancelled`: the user cancelled at the provider.
 * - `unavailable`: the provider was unavailable.
 */
export type PaymentFailure = 'declined' | 'cancelled' | 'unavailable';

/** The progress of a payment in the backend. Money may arrive even after the expiry. */
export type PaymentProgress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'paid'; readonly paidAt: number }
  | { readonly kind: 'failed'; readonly reason: PaymentFailure }
  /** The chain cancelled the order after it was paid. */
  | ({ readonly kind: 'refunded' } & Refund);

/** The payment of one order. Moments are milliseconds since the epoch. */
export interface Payment {
  readonly orderNumber: string;
  /** The amount due, in the major unit of the currency, above 0. */
  readonly amount: number;
  readonly currencyCode: CurrencyCode;
  readonly means: PaymentMeans;
  /** What the user has stored and may pay with, in the same currency; null where that is another one. */
  readonly storedValue: number | null;
  /** The points that were redeemed for it. `amount` is what is left to pay. */
  readonly points: number;
  /** The points that its cancellation returned; 0 before, and once it is renewed. */
  readonly returnedPoints: number;
  /** The customer's phone, as E.164; null where the backend does not say it. */
  readonly phone: string | null;
  /** The voucher pack that the order buys; null for any other order. */
  readonly packId: string | null;
  /** The order buys or renews the membership card. */
  readonly isRightsCard: boolean;
  /** The order buys the voucher of an ad. */
  readonly isAdVoucher: boolean;
  /** When it expires: from then on it cannot be paid. */
  readonly expiresAt: number;
  readonly progress: PaymentProgress;
}

/** The current user's payments. Every call refuses with 10015 if the order is another user's. */
export interface PaymentGateway {
  find(orderNumber: string, options?: CallOptions): Promise<GatewayResult<Payment>>;
  /**
   * Renews the payment with a new code or address, a new expiry, and the current amount. A payment that is paid, or can
   * still be paid, stays as it is.
   */
  renew(orderNumber: string, options: ChangeOptions): Promise<GatewayResult<Payment>>;
  /**
   * Pays from the stored value. A payment that cannot be paid any more, or costs another amount than the user confirmed,
   * stays as it is. Refuses with 150001 if there is too little.
   */
  payByStoredValue(
    request: { readonly orderNumber: string; readonly amount: number },
    options: ChangeOptions,
  ): Promise<GatewayResult<Payment>>;
  /** Cancels an order that is not paid, and returns its points. Refuses with 150003 if it is. */
  cancel(orderNumber: string, options: ChangeOptions): Promise<GatewayResult<Payment>>;
}
