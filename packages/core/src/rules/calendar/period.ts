/** A time range from `start` until `end`, exclusive. Milliseconds since the epoch. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** The position of a moment: before, in, or after a period. */
export type PeriodStatus = 'notStarted' | 'active' | 'ended';

/** The status of a period at `now` (milliseconds since the epoch). */
export function periodStatus({ start, end }: Period, now: number): PeriodStatus {
  if (now < start) return 'notStarted';
  return now < end ? 'active' : 'ended';
}
