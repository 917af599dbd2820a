import { startOfWibDay } from '../calendar/wib.ts';

/**
 * How near a voucher's last day is, in WIB days.
 *
 * @param end The exclusive end of its period. Both in milliseconds since the epoch.
 */
export function lastDay(end: number, now: number): 'today' | 'tomorrow' | 'later' {
  const lastMoment = end - 1;
  if (lastMoment < startOfWibDay(now, 1)) return 'today';
  return lastMoment < startOfWibDay(now, 2) ? 'tomorrow' : 'later';
}
