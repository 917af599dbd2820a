const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Every hour in the rules is WIB (UTC+7), whatever the phone's zone. */
const WIB_OFFSET_MS = 7 * HOUR;

/** Hours of the WIB day, from (inclusive) and until (exclusive). */
export interface DailyHours {
  readonly from: number;
  readonly until: number;
}

/** When the hours next start: milliseconds since the epoch. Null during them. */
export function nextOpening(hours: DailyHours, now: number): number | null {
  const sinceMidnight = (now + WIB_OFFSET_MS) % DAY;
  const opening = now - sinceMidnight + hours.from * HOUR;
  if (now < opening) return opening;
  return sinceMidnight < hours.until * HOUR ? null : opening + DAY;
}
