import { startOfWibMonth } from '../calendar/wib.ts';

/** Points last from the month of their credit to the end of the same month, a year later. */
export const POINTS_MONTHS = 12;

/**
 * When points expire: they are valid until 23:59:59 WIB of the last day of the month of their credit, one year later
 * (specification, section 9).
 *
 * @param creditedAt milliseconds since the epoch
 * @returns the exclusive end: 00:00:00.000 WIB of the first day after, in milliseconds since the epoch. The screen
 * shows the millisecond before, 23:59:59.999.
 */
export function pointsEnd(creditedAt: number): number {
  return startOfWibMonth(creditedAt, POINTS_MONTHS + 1);
}
