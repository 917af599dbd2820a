import type { Market } from '../../platform/market/market.types.ts';

/** What a market's customers spend for points: whole steps of money, each worth some points. */
const EARNING = {
  ID: { step: 1000, points: 1 },
  PH: { step: 10, points: 1 },
  SG: { step: 1, points: 10 },
} as const;

/** Finer than any coin, and coarser than the noise of adding binary fractions. */
const DECIMALS = 6;

/**
 * The points that an order earns: 1 for each full Rp1.000 or 10 pesos, 10 for each full dollar
 * (specification, section 5).
 *
 * @param paid what was really paid, discounts and redeemed points taken off, since they earn nothing; in
 *   the major unit of the market
 * @returns a whole number from 0; 0 for what is negative or no finite number
 */
export function earnedPoints(paid: number, market: Market): number {
  if (!Number.isFinite(paid)) return 0;
  const { step, points } = EARNING[market];
  const steps = Math.floor(withoutNoise(paid) / step);
  return Math.max(0, steps * points);
}

/** 29.999999999999996, to which prices may add up, is the 30 that was paid. */
function withoutNoise(amount: number): number {
  return Number(amount.toFixed(DECIMALS));
}
