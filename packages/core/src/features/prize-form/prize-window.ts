import type { Market } from '../../platform/market/market.types.ts';
import { addDays } from '../../rules/calendar/wib.ts';
import { addWorkingDays } from '../../rules/calendar/working-days.ts';

/** Days from winning in which the recipient can be entered (specification, sections 5 and 9). */
const INFO_DAYS = 5;

/** Working days in which a prize is shipped (specification, section 9). */
const SHIPPING_DAYS = 15;

/**
 * When the prize form closes: 5 times 24 hours after winning, at which moment it is closed already.
 * Milliseconds since the epoch, both.
 */
export function prizeInfoEnd(wonAt: number): number {
  return addDays(wonAt, INFO_DAYS);
}

/**
 * Tells whether the recipient of a prize that was won at `wonAt` can still be entered at `now` (specification,
 * sections 5 and 9). Milliseconds since the epoch, both.
 */
export function isPrizeInfoOpen(wonAt: number, now: number): boolean {
  return now < prizeInfoEnd(wonAt);
}

/**
 * By when a prize is shipped: 15 working days of the market after its recipient was sent in. Milliseconds
 * since the epoch, of which a person is shown the WIB day.
 */
export function prizeShippedBy(infoSentAt: number, market: Market): number {
  return addWorkingDays(infoSentAt, SHIPPING_DAYS, market);
}
