import type { DurationUnit } from '../coupon/voucher.types.ts';
import { addDays, addWibMonths } from './wib.ts';

/**
 * The same time of the day, a number of units later (specification, section 3: 1 day, 2 week, 3 month,
 * 4 year). Where a month is too short for the day, its last one. Milliseconds since the epoch.
 */
export function addDuration(moment: number, count: number, unit: DurationUnit): number {
  switch (unit) {
    case 1:
      return addDays(moment, count);
    case 2:
      return addDays(moment, count * 7);
    case 3:
      return addWibMonths(moment, count);
    case 4:
      return addWibMonths(moment, count * 12);
  }
}
