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
 * Why a payment failed.
 * - `declined`: the bank or the card said no. - `cancelled`: the person turned back at the provider.
 * - `unavailable`: the provider could not do it.
 */
export type PaymentFailure = 'declined' | 'cancelled' | 'unavailable';

/** The progress of a payment in the backend. Money may also come in after the expiry. */
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
  /** When it expires: from this moment on it can no longer be paid. */
  readonly expiresAt: number;
  readonly progress: PaymentProgress;
}

/** The payments of the person who is logged in. Both calls refuse with 10015 where the order is not theirs. */
export interface PaymentGateway {
  find(orderNumber: string, options?: CallOptions): Promise<GatewayResult<Payment>>;
  /**
   * Renews the payment: another code or address, another expiry, and the amount due now. A payment that is
   * paid, or can still be paid, stays as it is.
   */
  renew(orderNumber: string, options: ChangeOptions): Promise<GatewayResult<Payment>>;
}
