import type { Market } from '../../platform/market/market.types.ts';
import { hasFeature } from '../../platform/market/market-features.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { isAppAble } from '../app-version/app-version.ts';

/** The limits of redeeming in Indonesia, the only market with it (specification, section 5). */
export const REDEMPTION = {
  /** Rupiah per point. */
  pointValue: 50,
  /** Points are redeemed in multiples of this. */
  step: 2,
  /** Points per order: Rp5.000. */
  maxPoints: 100,
} as const;

/** An unpaid order of a user with points. */
export interface Redeemer {
  readonly market: Market;
  /** Null outside the native app. */
  readonly appVersion: string | null;
  /** A voucher or another discount is already applied. */
  readonly hasOtherOffer: boolean;
  /** The price of the order without points, in the major unit of the market. */
  readonly total: number;
  /** The user's points. Negative if points were taken back. */
  readonly balance: number;
}

/** Why an order accepts no points at all. */
export type RedemptionBarrier = 'otherMarket' | 'appTooOld' | 'besideOffer';

/**
 * Why points cannot be redeemed: the order accepts none, or not that many.
 * - `notMultiple`: not a multiple of 2 from 0 up.
 * - `notEnough`: more than the balance.
 * - `tooMany`: more than 100.
 * - `aboveTotal`: worth more than the order.
 */
export type RedemptionRefusal =
  | RedemptionBarrier
  | 'notMultiple'
  | 'notEnough'
  | 'tooMany'
  | 'aboveTotal';

/** Why an order accepts no points at all; null if it does. */
export function redemptionBarrier(redeemer: Redeemer): RedemptionBarrier | null {
  if (!hasFeature(redeemer.market, 'redeemingPoints')) return 'otherMarket';
  if (!isAppAble(redeemer.appVersion, 'redeemPoints')) return 'appTooOld';
  return redeemer.hasOtherOffer ? 'besideOffer' : null;
}

/**
 * Redeems points for a discount (specification, section 5).
 *
 * @returns the discount in rupiah, or the first reason against it
 */
export function redeemPoints(
  points: number,
  redeemer: Redeemer,
): Result<number, RedemptionRefusal> {
  const barrier = redemptionBarrier(redeemer);
  if (barrier !== null) return fail(barrier);
  if (points < 0 || !Number.isInteger(points / REDEMPTION.step)) return fail('notMultiple');
  if (points > Math.max(0, redeemer.balance)) return fail('notEnough');
  if (points > REDEMPTION.maxPoints) return fail('tooMany');
  const discount = points * REDEMPTION.pointValue;
  return discount > redeemer.total ? fail('aboveTotal') : succeed(discount);
}

/** The maximum points to redeem: the end of a slider. 0 if the order accepts none. */
export function maxRedeemablePoints(redeemer: Redeemer): number {
  if (redemptionBarrier(redeemer) !== null) return 0;
  const { pointValue, step, maxPoints } = REDEMPTION;
  const max = Math.min(maxPoints, redeemer.balance, redeemer.total / pointValue);
  return Math.max(0, Math.floor(max / step) * step);
}
