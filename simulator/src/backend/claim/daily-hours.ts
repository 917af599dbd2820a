import { startOfWibDay } from '@cangkir/core';

const HOUR = 60 * 60 * 1000;

/** Hours of the WIB day, from (inclusive) and until (exclusive). */
export interface DailyHours {
  readonly from: number;
  readonly until: number;
}

/** When the hours next start: milliseconds since the epoch. Null during them. */
export function nextOpening(hours: DailyHours, now: number): number | null {
  const opening = startOfWibDay(now) + hours.from * HOUR;
  if (now < opening) return opening;
  const isOpen = now < startOfWibDay(now) + hours.until * HOUR;
  return isOpen ? null : startOfWibDay(now, 1) + hours.from * HOUR;
}
