import { fail, type Result, succeed } from '../../platform/result.ts';
import { pointsEnd } from './points-expiry.ts';

/** Points that a person was given at once, and that end at once. */
export interface PointsCredit {
  /** A whole number from 1. */
  readonly points: number;
  /** Milliseconds since the epoch. */
  readonly creditedAt: number;
}

/** What spending leaves, and what it took, so that a cancelled order can give it back. */
export interface SpentPoints {
  readonly left: readonly PointsCredit[];
  readonly spent: readonly PointsCredit[];
}

/** The points that a person can spend at `now` (milliseconds since the epoch): those that have not ended. */
export function pointsBalance(credits: readonly PointsCredit[], now: number): number {
  return goodAt(credits, now).reduce((sum, { points }) => sum + points, 0);
}

/**
 * Takes points for an order, those first that end soonest. What has ended is left out of what is left.
 *
 * @param points a whole number from 0
 * @param now milliseconds since the epoch
 * @returns `notEnough` where the balance is less
 */
export function spendPoints(
  credits: readonly PointsCredit[],
  points: number,
  now: number,
): Result<SpentPoints, 'notEnough'> {
  if (points > pointsBalance(credits, now)) return fail('notEnough');
  let due = points;
  const parts = goodAt(credits, now)
    .toSorted((a, b) => a.creditedAt - b.creditedAt)
    .map((credit) => {
      const taken = Math.min(due, credit.points);
      due -= taken;
      return {
        spent: { ...credit, points: taken },
        left: { ...credit, points: credit.points - taken },
      };
    });
  return succeed({
    left: parts.map(({ left }) => left).filter(hasPoints),
    spent: parts.map(({ spent }) => spent).filter(hasPoints),
  });
}

/**
 * Gives back the points of an order that was cancelled (specification, section 4). They keep the day of
 * their credit, and so their end: an order is no way to make points last.
 */
export function returnPoints(
  credits: readonly PointsCredit[],
  spent: readonly PointsCredit[],
): readonly PointsCredit[] {
  return [...credits, ...spent];
}

function goodAt(credits: readonly PointsCredit[], now: number): readonly PointsCredit[] {
  return credits.filter(({ creditedAt }) => now < pointsEnd(creditedAt));
}

function hasPoints({ points }: PointsCredit): boolean {
  return points > 0;
}
