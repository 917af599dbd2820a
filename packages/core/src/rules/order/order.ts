import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Period } from '../calendar/period.ts';
import { startOfWibDay } from '../calendar/wib.ts';
import type { PointsCredit } from '../points/points-account.ts';

/** An order, with the fields that its rules need (specification, section 5). */
export interface Order {
  /** The customer's phone, as E.164. */
  readonly phone: string;
  /** Milliseconds since the epoch; null while unpaid. */
  readonly paidAt: number | null;
  /** Milliseconds since the epoch; null unless cancelled. */
  readonly cancelledAt: number | null;
  /** The points redeemed for it. */
  readonly spentPoints: readonly PointsCredit[];
}

/** A cancelled order, and the points to return to the user. */
export interface Cancellation<Cancelled> {
  readonly order: Cancelled;
  readonly returned: readonly PointsCredit[];
}

/**
 * Cancels an unpaid order (specification, sections 4 and 5). An order is cancelled once, so its points return once.
 *
 * @param now milliseconds since the epoch
 * @returns `alreadyCancelled`, or `alreadyPaid` if it is too late
 */
export function cancelOrder<
  Cancelled extends Pick<Order, 'paidAt' | 'cancelledAt' | 'spentPoints'>,
>(
  order: Cancelled,
  now: number,
): Result<Cancellation<Cancelled>, 'alreadyPaid' | 'alreadyCancelled'> {
  if (order.cancelledAt !== null) return fail('alreadyCancelled');
  if (order.paidAt !== null) return fail('alreadyPaid');
  return succeed({ order: { ...order, cancelledAt: now }, returned: order.spentPoints });
}

/** Why an order cannot be changed. */
export type OrderChangeRefusal = 'phoneFixed';

/**
 * Changes an order. Its phone never changes (specification, section 5).
 *
 * @returns the changed order, or `phoneFixed`
 */
export function changeOrder<Changed extends Pick<Order, 'phone'>>(
  order: Changed,
  change: Partial<Changed>,
): Result<Changed, OrderChangeRefusal> {
  const changed = { ...order, ...change };
  return changed.phone === order.phone ? succeed(changed) : fail('phoneFixed');
}

/**
 * The pickup period of an order: from its payment to the end of that WIB day (specification, section 5).
 *
 * @param paidAt milliseconds since the epoch
 */
export function pickupPeriod(paidAt: number): Period {
  return { start: paidAt, end: startOfWibDay(paidAt, 1) };
}
