import type { Market } from '../../platform/market/market.types.ts';

/** The spending step of a market, in its major unit, and the points for each (specification, section 5). */
export const EARNING = {
  ID: { step: 1000, points: 1 },
  PH: { step: 10, points: 1 },
  SG: { step: 1, points: 10 },
} as const;

/** Finer than any coin, and coarser than binary rounding errors. */
const DECIMALS = 6;

/**
 * The points that an order earns: 1 for each full Rp1.000 or 10 pesos, 10 for each full dollar (specification, section
 * 5).
 *
 * @param paid the amount paid, without discounts and redeemed points, in the major unit of the market
 * @returns a whole number from 0; 0 for a negative or non-finite amount
 */
export function earnedPoints(paid: number, market: Market): number {
  if (!Number.isFinite(paid)) return 0;
  const { step, points } = EARNING[market];
  const steps = Math.floor(withoutNoise(paid) / step);
  return Math.max(0, steps * points);
}

/** Prices may add up to 29.999999999999996, although 30 was paid. */
function withoutNoise(amount: number): number {
  return Number(amount.toFixed(DECIMALS));
}
