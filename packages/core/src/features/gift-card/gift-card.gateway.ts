import type { ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { CurrencyCode } from '../../platform/market/market.types.ts';

/** A redeemed gift card: its value is added to the stored value. */
export interface GiftCardReceipt {
  /** The card's value, in the currency's major unit. */
  readonly value: number;
  /** The stored value including it, in the currency's major unit. */
  readonly balance: number;
  readonly currencyCode: CurrencyCode;
}

/**
 * Gift cards. A card is refused with 10002 used already, 100007 no such card, 100018 over a limit (specification,
 * section 8).
 */
export interface GiftCardGateway {
  /** Adds a card's value to the current user's stored value. */
  redeem(code: string, options: ChangeOptions): Promise<GatewayResult<GiftCardReceipt>>;
}
