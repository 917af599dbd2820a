/** A stretch of time from `start` until `end`, which lies outside it. Milliseconds since the epoch. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** Where a moment lies: before a period, in it, or after it. */
export type PeriodStatus = 'notStarted' | 'active' | 'ended';

/** The status of a period at `now` (milliseconds since the epoch). */
export function periodStatus({ start, end }: Period, now: number): PeriodStatus {
  if (now < start) return 'notStarted';
  return now < end ? 'active' : 'ended';
}
