import { startOfWibDay } from '@cangkir/core';
import { HOUR_MS } from '@cangkir/core/durations';

/** Hours of the WIB day, from (inclusive) and until (exclusive). */
export interface DailyHours {
  readonly from: number;
  readonly until: number;
}

/** When the hours next start: milliseconds since the epoch. Null during them. */
export function nextOpening(hours: DailyHours, now: number): number | null {
  const opening = startOfWibDay(now) + hours.from * HOUR_MS;
  if (now < opening) return opening;
  const isOpen = now < startOfWibDay(now) + hours.until * HOUR_MS;
  return isOpen ? null : startOfWibDay(now, 1) + hours.from * HOUR_MS;
}
