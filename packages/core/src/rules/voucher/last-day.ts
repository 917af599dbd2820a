import { timeZoneOf } from '../../platform/market/market.ts';
import type { Market } from '../../platform/market/market.types.ts';
import { startOfWibDay } from '../calendar/wib.ts';

/**
 * How near a voucher's last day is, by the clocks of a market, whose time stands beside it.
 *
 * @param end The exclusive end of its period. Both in milliseconds since the epoch.
 */
export function lastDay(end: number, now: number, market: Market): 'today' | 'tomorrow' | 'later' {
  const { aheadOfWibMs } = timeZoneOf(market);
  const lastMoment = end - 1 + aheadOfWibMs;
  const clock = now + aheadOfWibMs;
  if (lastMoment < startOfWibDay(clock, 1)) return 'today';
  return lastMoment < startOfWibDay(clock, 2) ? 'tomorrow' : 'later';
}
