import {
  type LocalizedText,
  type PointsCredit,
  pointsEnd,
  returnPoints,
  spendPoints,
  sumOf,
} from '@cangkir/core';
import type { BackendCredits, BackendPointsEntry } from './account.state.ts';

/** Why points change. */
export interface PointsChange {
  /** A whole number; 0 changes nothing. */
  readonly points: number;
  readonly reason: LocalizedText;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** An entry before it is written down. */
export type NewEntry = Omit<BackendPointsEntry, 'id' | 'userId'>;

/** Points after a change, and what is to be written down of it. */
export interface ChangedPoints {
  readonly credits: BackendCredits;
  readonly entries: readonly NewEntry[];
}

type Credits = readonly PointsCredit[];

const EXPIRED: LocalizedText = { id: 'Poin hangus', en: 'Points expired', zh: '积分过期' };

/** The points as they are at a moment: what has expired is an entry. */
export function pointsAt(credits: Credits, now: number): ChangedPoints {
  const isOver = ({ creditedAt }: PointsCredit) => pointsEnd(creditedAt) <= now;
  const ends = new Set(credits.filter(isOver).map(({ creditedAt }) => pointsEnd(creditedAt)));
  const expired = [...ends]
    .sort((a, b) => a - b)
    .map((end) => ({
      kind: 'expired' as const,
      reason: EXPIRED,
      at: end,
      credits: credits.filter(({ creditedAt }) => pointsEnd(creditedAt) === end),
    }));
  return { credits: credits.filter((credit) => !isOver(credit)), entries: expired };
}

/** Credits earned points. */
export function earn(before: Credits, { points, reason, at }: PointsChange): ChangedPoints {
  if (points === 0) return { credits: [...before], entries: [] };
  const { credits, entries } = pointsAt(before, at);
  const credit = { points, creditedAt: at };
  return {
    credits: withCredit(credits, credit),
    entries: [...entries, { kind: 'earned', reason, at, credits: [credit] }],
  };
}

/** Spends points, those that expire first. Null if there are not enough. */
export function spend(before: Credits, { points, reason, at }: PointsChange): ChangedPoints | null {
  const { credits, entries } = pointsAt(before, at);
  const result = spendPoints(credits, points, at);
  if (!result.ok) return null;
  const { left, spent } = result.value;
  return {
    credits: [...left],
    entries:
      sumOf(spent) === 0
        ? entries
        : [...entries, { kind: 'spent', reason, at, credits: [...spent] }],
  };
}

/** Gives back what was spent: its order was cancelled. */
export function giveBack(
  before: Credits,
  spent: Credits,
  { reason, at }: Pick<PointsChange, 'reason' | 'at'>,
): ChangedPoints {
  const { credits, entries } = pointsAt(before, at);
  return {
    credits: [...returnPoints(credits, spent)],
    entries: [...entries, { kind: 'returned', reason, at, credits: [...spent] }],
  };
}

/** Points that expire together are one credit, so that a person has few of them. */
function withCredit(credits: BackendCredits, added: PointsCredit): BackendCredits {
  const end = pointsEnd(added.creditedAt);
  const known = credits.find(({ creditedAt }) => pointsEnd(creditedAt) === end);
  return known === undefined
    ? [...credits, { ...added }]
    : credits.map((credit) =>
        credit === known ? { ...credit, points: credit.points + added.points } : credit,
      );
}
