import type { Market } from '../../platform/market/market.types.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { addDays, wibWeekday } from './wib.ts';

const FRIDAY = 5;

/**
 * Whether the WIB day of `moment` (milliseconds since the epoch) is from Monday to Friday and not a public holiday of
 * the market (specification, section 9).
 */
export function isWorkingDay(moment: number, market: Market): boolean {
  return wibWeekday(moment) <= FRIDAY && !isPublicHoliday(moment, market);
}

/**
 * Adds working days of a market at the same time of day (specification, section 9: prizes and refunds). The day of
 * `moment` does not count: one working day after a Friday or a Saturday is Monday.
 *
 * @param moment milliseconds since the epoch
 * @param count a whole number from 0; 0 is `moment` itself, even on a Sunday
 * @returns milliseconds since the epoch
 */
export function addWorkingDays(moment: number, count: number, market: Market): number {
  let day = moment;
  let left = count;
  while (left > 0) {
    day = addDays(day, 1);
    if (isWorkingDay(day, market)) left -= 1;
  }
  return day;
}
