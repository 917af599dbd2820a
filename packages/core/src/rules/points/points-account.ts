import { fail, type Result, succeed } from '../../platform/result.ts';
import { pointsEnd } from './points-expiry.ts';

/** Points credited together, which expire together. */
export interface PointsCredit {
  /** A whole number from 1. */
  readonly points: number;
  /** Milliseconds since the epoch. */
  readonly creditedAt: number;
}

/** The remaining credits, and the spent ones, which a cancelled order returns. */
export interface SpentPoints {
  readonly left: readonly PointsCredit[];
  readonly spent: readonly PointsCredit[];
}

/** The points that a user can spend at `now` (milliseconds since the epoch): those that have not expired. */
export function pointsBalance(credits: readonly PointsCredit[], now: number): number {
  return sumOf(goodAt(credits, now));
}

/** Points that expire together. */
export interface PointsExpiry {
  readonly points: number;
  /** The exclusive end of their validity, in milliseconds since the epoch. */
  readonly end: number;
}

/** What expires next of the points that are good at `now` (milliseconds since the epoch). Null without points. */
export function nextPointsExpiry(
  credits: readonly PointsCredit[],
  now: number,
): PointsExpiry | null {
  const good = goodAt(credits, now);
  if (good.length === 0) return null;
  const end = Math.min(...good.map(({ creditedAt }) => pointsEnd(creditedAt)));
  const expiring = good.filter(({ creditedAt }) => pointsEnd(creditedAt) === end);
  return { points: sumOf(expiring), end };
}

/** The points of some credits together. */
export function sumOf(credits: readonly PointsCredit[]): number {
  return credits.reduce((sum, { points }) => sum + points, 0);
}

/**
 * Spends points on an order, those that expire first. Drops expired credits from the rest.
 *
 * @param points a whole number from 0
 * @param now milliseconds since the epoch
 * @returns `notEnough` if the balance is less
 */
export function spendPoints(
  credits: readonly PointsCredit[],
  points: number,
  now: number,
): Result<SpentPoints, 'notEnough'> {
  if (points > pointsBalance(credits, now)) return fail('notEnough');
  let due = points;
  const parts = [...goodAt(credits, now)]
    .sort((a, b) => a.creditedAt - b.creditedAt)
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
 * Returns the points of a cancelled order (specification, section 4). They keep their credit date, so that cancelling
 * never extends their life.
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
