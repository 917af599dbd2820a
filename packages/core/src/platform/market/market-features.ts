import type { Market } from './market.types.ts';

/** What only some markets have, and which: everything else is in each. */
const MARKETS_WITH = {
  /** The member card is sold. */
  rightsCard: ['ID'],
  /** Points take off a price, and are exchanged for gifts (specification, section 5). */
  redeemingPoints: ['ID'],
  /** Draws, bargains and check-ins, with prizes in rupiah: offered there alone, though a link opens them anywhere. */
  games: ['ID'],
} as const satisfies Readonly<Record<string, readonly Market[]>>;

/** What only some markets have. */
export type MarketFeature = keyof typeof MARKETS_WITH;

/** Whether a market has a feature. */
export function hasFeature(market: Market, feature: MarketFeature): boolean {
  const markets: readonly Market[] = MARKETS_WITH[feature];
  return markets.includes(market);
}
