import type { Market } from '../../platform/market/market.types.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { addDays, wibWeekday } from './wib.ts';

const FRIDAY = 5;

/**
 * Tells whether the WIB day of `moment` (milliseconds since the epoch) is one from Monday to Friday and no
 * public holiday of the market (specification, section 9).
 */
export function isWorkingDay(moment: number, market: Market): boolean {
  return wibWeekday(moment) <= FRIDAY && !isPublicHoliday(moment, market);
}

/**
 * The same time of the day, working days of the market later (specification, section 9: prizes and refunds).
 * The day of `moment` does not count, whether it is a working day or not: one working day after a Friday or a
 * Saturday is Monday.
 *
 * @param moment milliseconds since the epoch
 * @param count a whole number from 0; 0 is `moment` itself, on a Sunday too
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
