import type { Market } from '../../platform/market/market.types.ts';
import { addDays } from '../../rules/calendar/wib.ts';
import { addWorkingDays } from '../../rules/calendar/working-days.ts';

/** The days after winning in which the recipient can be entered (specification, sections 5 and 9). */
const INFO_DAYS = 5;

/** The working days until a prize is shipped (specification, section 9). */
const SHIPPING_DAYS = 15;

/** When the prize form closes, exclusive: 5 times 24 hours after winning. Both in milliseconds since the epoch. */
export function prizeInfoEnd(wonAt: number): number {
  return addDays(wonAt, INFO_DAYS);
}

/**
 * Whether the recipient of a prize won at `wonAt` can still be entered at `now` (specification, sections 5 and 9). Both
 * in milliseconds since the epoch.
 */
export function isPrizeInfoOpen(wonAt: number, now: number): boolean {
  return now < prizeInfoEnd(wonAt);
}

/**
 * When a prize is shipped at the latest: 15 working days of the market after its recipient was sent. Milliseconds since
 * the epoch; the screen shows the WIB day.
 */
export function prizeShippedBy(infoSentAt: number, market: Market): number {
  return addWorkingDays(infoSentAt, SHIPPING_DAYS, market);
}
