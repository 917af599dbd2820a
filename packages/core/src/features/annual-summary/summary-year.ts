import { addWibMonths, wibYear } from '../../rules/calendar/wib.ts';

/**
 * The latest year to review: the current one from December on, else the previous one. In WIB.
 *
 * @param now milliseconds since the epoch
 */
export function latestSummaryYear(now: number): number {
  return wibYear(addWibMonths(now, 1)) - 1;
}

/** The year of a link if it is in the past, else the latest. `text` is untrusted. */
export function summaryYear(text: string, now: number): number {
  const latest = latestSummaryYear(now);
  return /^20\d\d$/.test(text) ? Math.min(Number(text), latest) : latest;
}
