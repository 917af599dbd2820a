import {
  type LocalizedText,
  type PointsCredit,
  pointsEnd,
  returnPoints,
  spendPoints,
  sumOf,
} from '@cangkir/core';
import type { BackendPoints, BackendPointsEntry } from './account.state.ts';

/** Why points change. */
export interface PointsChange {
  /** A whole number; 0 changes nothing. */
  readonly points: number;
  readonly reason: LocalizedText;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

const EXPIRED: LocalizedText = { id: 'Poin hangus', en: 'Points expired', zh: '积分过期' };

/** The points as they are at a moment: what has expired is an entry. */
export function pointsAt({ credits, entries }: BackendPoints, now: number): BackendPoints {
  const isOver = ({ creditedAt }: PointsCredit) => pointsEnd(creditedAt) <= now;
  const ends = new Set(credits.filter(isOver).map(({ creditedAt }) => pointsEnd(creditedAt)));
  const expired = [...ends]
    .sort((a, b) => a - b)
    .map((end, index) => ({
      id: `${entries.length + index + 1}`,
      kind: 'expired' as const,
      reason: EXPIRED,
      at: end,
      credits: credits.filter(({ creditedAt }) => pointsEnd(creditedAt) === end),
    }));
  return {
    credits: credits.filter((credit) => !isOver(credit)),
    entries: [...entries, ...expired],
  };
}

/** Credits earned points. */
export function earn(before: BackendPoints, { points, reason, at }: PointsChange): BackendPoints {
  if (points === 0) return before;
  const { credits, entries } = pointsAt(before, at);
  const credit = { points, creditedAt: at };
  return {
    credits: [...credits, credit],
    entries: withEntry(entries, { kind: 'earned', reason, at, credits: [credit] }),
  };
}

/** Spends points, those that expire first. Null if there are not enough. */
export function spend(
  before: BackendPoints,
  { points, reason, at }: PointsChange,
): BackendPoints | null {
  const { credits, entries } = pointsAt(before, at);
  const result = spendPoints(credits, points, at);
  if (!result.ok) return null;
  const { left, spent } = result.value;
  return {
    credits: [...left],
    entries:
      sumOf(spent) === 0
        ? entries
        : withEntry(entries, { kind: 'spent', reason, at, credits: [...spent] }),
  };
}

/** Gives back what the latest entry spent: its order was cancelled. */
export function giveBack(
  before: BackendPoints,
  { reason, at }: Pick<PointsChange, 'reason' | 'at'>,
): BackendPoints {
  const { credits, entries } = pointsAt(before, at);
  const spent = entries.findLast(({ kind }) => kind === 'spent')?.credits ?? [];
  return {
    credits: [...returnPoints(credits, spent)],
    entries: withEntry(entries, { kind: 'returned', reason, at, credits: spent }),
  };
}

function withEntry(
  entries: readonly BackendPointsEntry[],
  entry: Omit<BackendPointsEntry, 'id'>,
): BackendPointsEntry[] {
  return [...entries, { id: `${entries.length + 1}`, ...entry }];
}
