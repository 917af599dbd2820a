import type { CallOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import type { LocalizedText } from '../../platform/language/localized-text.ts';

/** A drink of an order. A sweet latte counts by the taste that the menu names first. */
export interface OrderedDrink {
  readonly productId: string;
  readonly name: LocalizedText;
  readonly taste: 'black' | 'latte' | 'sweet' | 'other';
}

/** An order that was paid and not refunded. */
export interface PastOrder {
  /** Milliseconds since the epoch. */
  readonly paidAt: number;
  readonly drinks: readonly OrderedDrink[];
}

/** What the user ordered in a year, for the year in review. */
export interface AnnualSummaryGateway {
  /** The orders of the current user in a year of WIB. */
  listOrders(year: number, options?: CallOptions): Promise<GatewayResult<readonly PastOrder[]>>;
}
