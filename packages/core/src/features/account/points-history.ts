import { startOfWibMonth } from '../../rules/calendar/wib.ts';
import { nextPointsExpiry, sumOf } from '../../rules/points/points-account.ts';
import type { PointsEntry } from './account.gateway.ts';

/** A change of the points, as the user reads it: what has expired stands at its last moment. */
export interface PointsRow extends Pick<PointsEntry, 'id' | 'kind' | 'reason' | 'at'> {
  /** Negative for what went. */
  readonly points: number;
  /** The exclusive end of the validity of what came: the earliest. Null for what went, and for what has expired. */
  readonly end: number | null;
}

/** The changes of a WIB month. */
export interface PointsMonth {
  /** The start of the month, in milliseconds since the epoch. */
  readonly start: number;
  readonly rows: readonly PointsRow[];
}

/**
 * The changes by WIB month, latest first.
 *
 * @param now Milliseconds since the epoch.
 */
export function pointsByMonth(
  entries: readonly PointsEntry[],
  now: number,
): readonly PointsMonth[] {
  const months = new Map<number, PointsRow[]>();
  for (const entry of [...entries].sort((a, b) => b.at - a.at)) {
    const row = rowOf(entry, now);
    const start = startOfWibMonth(row.at);
    months.set(start, [...(months.get(start) ?? []), row]);
  }
  return [...months].map(([start, rows]) => ({ start, rows }));
}

function rowOf({ id, kind, reason, at, credits }: PointsEntry, now: number): PointsRow {
  const points = sumOf(credits);
  return kind === 'earned' || kind === 'returned'
    ? { id, kind, reason, at, points, end: nextPointsExpiry(credits, now)?.end ?? null }
    : { id, kind, reason, at: kind === 'expired' ? at - 1 : at, points: -points, end: null };
}
