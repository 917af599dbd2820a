import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';
import type { Activity } from '../../rules/activity/activity.ts';

/** The drawings of gifts. `gift` is any other one, wrapped. */
export const GIFT_PICTURES = [
  'toteBag',
  'enamelMug',
  'mokaPot',
  'coaster',
  'recipeBook',
  'gift',
] as const;

export type GiftPictureName = (typeof GIFT_PICTURES)[number];

/** A gift that costs points. */
export interface Gift {
  readonly id: string;
  readonly name: LocalizedText;
  readonly picture: GiftPictureName;
  /** The price of one: a whole number of points from 1. */
  readonly points: number;
  /** The stock for all users. */
  readonly stock: number;
  /** How many this user may still exchange, whatever the stock. */
  readonly allowance: number;
  /** How many this user has exchanged. */
  readonly taken: number;
}

/** An activity that exchanges points for gifts. Moments are milliseconds since the epoch. */
export interface GiftActivity extends Activity {
  readonly gifts: readonly Gift[];
  /** The user's points; null for a visitor. */
  readonly balance: number | null;
}

export interface ExchangeRequest {
  readonly activityCode: string;
  readonly giftId: string;
  /** A whole number from 1. */
  readonly quantity: number;
}

/** The result of an exchange. */
export interface ExchangeReceipt {
  readonly exchangeId: string;
  /** The remaining points. */
  readonly balance: number;
}

/**
 * Gifts for points. An exchange is refused with a code of `GIFT_CODE`: `exchangeFailed`, `exchangeLimit` (over the
 * maximum or the stock) or `pointsInsufficient`, or with one of `CLOSED_CODES` (specification, section 8).
 */
export interface GiftExchangeGateway {
  find(activityCode: string, options?: CallOptions): Promise<GatewayResult<GiftActivity>>;
  exchange(
    request: ExchangeRequest,
    options: ChangeOptions,
  ): Promise<GatewayResult<ExchangeReceipt>>;
}
