import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Period } from '../calendar/period.ts';
import { startOfWibDay } from '../calendar/wib.ts';
import type { PointsCredit } from '../points/points-account.ts';

/** An order, as far as its rules look at it (specification, section 5). */
export interface Order {
  /** Of the person who ordered, as E.164. */
  readonly phone: string;
  /** Milliseconds since the epoch; null while it is not paid. */
  readonly paidAt: number | null;
  /** Milliseconds since the epoch; null while it stands. */
  readonly cancelledAt: number | null;
  /** The points that were redeemed for it. */
  readonly spentPoints: readonly PointsCredit[];
}

/** An order that was just cancelled, and the points that go back to the person for it. */
export interface Cancellation<Cancelled> {
  readonly order: Cancelled;
  readonly returned: readonly PointsCredit[];
}

/**
 * Cancels an order that is not paid (specification, sections 4 and 5). Its points go back once, so it is
 * cancelled once.
 *
 * @param now milliseconds since the epoch
 * @returns `alreadyCancelled`, or `alreadyPaid` where it is too late
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

/**
 * Changes an order; the phone it was made with is the one that it keeps (specification, section 5).
 *
 * @returns the order as changed, or `phoneFixed`
 */
export function changeOrder<Changed extends Pick<Order, 'phone'>>(
  order: Changed,
  change: Partial<Changed>,
): Result<Changed, 'phoneFixed'> {
  const changed = { ...order, ...change };
  return changed.phone === order.phone ? succeed(changed) : fail('phoneFixed');
}

/**
 * When an order can be picked up: from its payment to the end of that WIB day (specification, section 5).
 *
 * @param paidAt milliseconds since the epoch
 */
export function pickupPeriod(paidAt: number): Period {
  return { start: paidAt, end: startOfWibDay(paidAt, 1) };
}
