import type { DurationUnit } from '../voucher/voucher.types.ts';
import { addDays, addWibMonths } from './wib.ts';

/**
 * Adds units to a moment at the same time of day (specification, section 3: 1 day, 2 week, 3 month, 4 year). A month
 * that is too short uses its last day. Milliseconds since the epoch.
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
