import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { CurrencyCode } from '../../platform/market/market.types.ts';

/**
 * What an order is paid with.
 * - `qris`: a bank app scans the code. Its text is untrusted.
 * - `webPayment`: the person goes to the payment provider's page and comes back. Its address is untrusted.
 * - `giftCard`: the native app takes the money from a gift card (specification, section 7).
 */
export type PaymentMeans =
  | { readonly kind: 'qris'; readonly code: string }
  | { readonly kind: 'webPayment'; readonly url: string }
  | { readonly kind: 'giftCard' };

/**
 * Why a payment did not come about.
 * - `declined`: the bank or the card said no. - `cancelled`: the person turned back at the provider.
 * - `unavailable`: the provider could not do it.
 */
export type PaymentFailure = 'declined' | 'cancelled' | 'unavailable';

/** How far a payment is, as the backend knows it. Money may come in after the expiry, too. */
export type PaymentProgress =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'paid'; readonly paidAt: number }
  | { readonly kind: 'failed'; readonly reason: PaymentFailure };

/** The payment of one order. Moments are milliseconds since the epoch. */
export interface Payment {
  readonly orderNumber: string;
  /** What is due: in the major unit of the currency, above 0. */
  readonly amount: number;
  readonly currencyCode: CurrencyCode;
  readonly means: PaymentMeans;
  /** Until when it is to be paid, this moment excluded. */
  readonly expiresAt: number;
  readonly progress: PaymentProgress;
}

/** The payments of the person who is logged in. Both calls refuse with 10015 where the order is not theirs. */
export interface PaymentGateway {
  find(orderNumber: string, options?: CallOptions): Promise<GatewayResult<Payment>>;
  /**
   * Opens the payment anew: another code or address, another expiry, and what is due by then. A payment that
   * is paid, or can still be paid, stays as it is.
   */
  renew(orderNumber: string, options: ChangeOptions): Promise<GatewayResult<Payment>>;
}
