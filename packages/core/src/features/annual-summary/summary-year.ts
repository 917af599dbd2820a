import { addWibMonths, wibYear } from '../../rules/calendar/wib.ts';

/**
 * The latest year that can be summed up: from December on the one that is running, before that the one
 * before. In WIB.
 *
 * @param now Milliseconds since the epoch.
 */
export function latestSummaryYear(now: number): number {
  return wibYear(addWibMonths(now, 1)) - 1;
}

/** The year that a link asks for, where it is a past one; else the latest. `text` is untrusted. */
export function summaryYear(text: string, now: number): number {
  const latest = latestSummaryYear(now);
  return /^20\d\d$/.test(text) ? Math.min(Number(text), latest) : latest;
}
