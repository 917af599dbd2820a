import { startOfWibMonth } from '../calendar/wib.ts';

/** The month of the credit, and a year. */
const MONTHS = 13;

/**
 * The moment from which points no longer count: they are good until 23:59:59 WIB of the last day of the
 * month of their credit, one year later (specification, section 9).
 *
 * @param creditedAt milliseconds since the epoch
 * @returns the end, exclusive as all ends are: 00:00:00.000 WIB of the first day after. What a person reads
 *   is the millisecond before, 23:59:59.999. Milliseconds since the epoch.
 */
export function pointsEnd(creditedAt: number): number {
  return startOfWibMonth(creditedAt, MONTHS);
}
