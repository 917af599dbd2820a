import type { CallOptions, ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';

/** Something that points are exchanged for. */
export interface Gift {
  readonly id: string;
  readonly name: LocalizedText;
  /** What one costs: a whole number of points from 1. */
  readonly points: number;
  /** How many there are left for everybody. */
  readonly stock: number;
  /** How many this person may still exchange, whatever the stock. */
  readonly allowance: number;
}

/** An activity in which points are exchanged for gifts. Moments are milliseconds since the epoch. */
export interface GiftActivity {
  readonly activityCode: string;
  readonly name: LocalizedText;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly gifts: readonly Gift[];
  /** The person's points; null where nobody is logged in. */
  readonly balance: number | null;
}

/** What is exchanged. */
export interface ExchangeRequest {
  readonly activityCode: string;
  readonly giftId: string;
  /** A whole number from 1. */
  readonly quantity: number;
}

/** The result of an exchange. */
export interface ExchangeReceipt {
  readonly exchangeId: string;
  /** The points that are left. */
  readonly balance: number;
}

/**
 * Gifts for points. An exchange is refused with 30040 failed, 30041 over the maximum or the stock, 30042
 * insufficient points, 30004 or 120002 not started, 30005, 120003 or 110004 ended (specification, section 8).
 */
export interface GiftExchangeGateway {
  find(activityCode: string, options?: CallOptions): Promise<GatewayResult<GiftActivity>>;
  exchange(
    request: ExchangeRequest,
    options: ChangeOptions,
  ): Promise<GatewayResult<ExchangeReceipt>>;
}
