import { marketOfCurrency } from '../../platform/market/market.ts';
import {
  maxRedeemablePoints,
  REDEMPTION,
  type Redeemer,
  type RedemptionBarrier,
  redeemPoints,
  redemptionBarrier,
} from '../../rules/points/points-redemption.ts';
import type { RightsCardRequest } from './rights-card.gateway.ts';
import type { RightsCard } from './rights-card.ts';

/** Redeeming points for a card. */
export interface CardRedemption {
  /** The user's points, also those that unpaid orders of a card hold. */
  readonly balance: number;
  /** Why the order accepts none; null if it does. */
  readonly barrier: RedemptionBarrier | null;
  /** What is chosen: 0 for none. */
  readonly points: number;
  /** The most and the fewest that can be chosen, and the step between. `max` is 0 if none can be. */
  readonly max: number;
  readonly step: number;
  /** What `points` take off the price, in rupiah. */
  readonly discount: number;
}

/** A card is bought beside no other offer: only a voucher pack is one already. */
function redeemerOf(
  { price, currencyCode, points }: RightsCard,
  appVersion: string | null,
): Redeemer {
  return {
    market: marketOfCurrency(currencyCode),
    appVersion,
    hasOtherOffer: false,
    total: price,
    balance: points,
  };
}

/** Whether an order of the card accepts so many points. */
export function acceptsPoints(
  card: RightsCard,
  { points, appVersion }: RightsCardRequest,
): boolean {
  return redeemPoints(points, redeemerOf(card, appVersion)).ok;
}

/** The same points, or as many of them as an order of the card accepts. */
export function acceptedPoints(
  card: RightsCard,
  { points, appVersion }: RightsCardRequest,
): number {
  return Math.min(points, maxRedeemablePoints(redeemerOf(card, appVersion)));
}

/** What can be redeemed for the card; null for who has too few points. */
export function cardRedemption(
  card: RightsCard,
  { points, appVersion }: RightsCardRequest,
): CardRedemption | null {
  if (card.points < REDEMPTION.step) return null;
  const redeemer = redeemerOf(card, appVersion);
  const redeemed = redeemPoints(points, redeemer);
  return {
    balance: card.points,
    barrier: redemptionBarrier(redeemer),
    points,
    max: maxRedeemablePoints(redeemer),
    step: REDEMPTION.step,
    discount: redeemed.ok ? redeemed.value : 0,
  };
}
