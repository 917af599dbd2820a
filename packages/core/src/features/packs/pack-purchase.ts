import type { ProblemMessage } from '../../flow/problem/problem-message.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { periodStatus } from '../../rules/calendar/period.ts';
import type { Pack, PackOrder } from './pack.ts';

/** Why a pack cannot be bought: the key of its toast (specification, section 8). */
export type PackRefusal = Extract<
  ProblemMessage,
  'packNotAvailable' | 'packSoldOut' | 'packSaleEnded' | 'packLimitExceeded'
>;

/** How many packs a person wants. */
export interface PackPurchase {
  /** A whole number from 1. */
  readonly quantity: number;
  /** How many of them the person bought before. */
  readonly boughtBefore: number;
}

/**
 * Tells whether a pack can be bought at `now` (milliseconds since the epoch), and what it costs. Of several
 * reasons against it that which no other choice would help counts: first the sale, then the stock, then the
 * limit.
 *
 * @returns the total in the major unit of the pack's currency, or the reason
 */
export function checkPackPurchase(
  pack: Pack,
  { quantity, boughtBefore }: PackPurchase,
  now: number,
): Result<number, PackRefusal> {
  const sale = periodStatus(pack.sale, now);
  if (sale === 'notStarted') return fail('packNotAvailable');
  if (sale === 'ended') return fail('packSaleEnded');
  if (quantity > pack.stock) return fail('packSoldOut');
  const isWithin = pack.purchaseLimit === null || boughtBefore + quantity <= pack.purchaseLimit;
  return isWithin ? succeed(pack.price * quantity) : fail('packLimitExceeded');
}

/**
 * Tells whether an order can be made again, as often as then and at the price of now: a reorder is a
 * purchase like any other.
 *
 * @param pack the pack of the order as it is sold now; null where it no longer is
 * @param boughtBefore how many of them the person bought, that order among them
 * @param now milliseconds since the epoch
 * @returns the total in the major unit of the pack's currency, or the reason against it
 */
export function checkReorder(
  order: Pick<PackOrder, 'quantity'>,
  pack: Pack | null,
  boughtBefore: number,
  now: number,
): Result<number, PackRefusal> {
  if (pack === null) return fail('packSaleEnded');
  return checkPackPurchase(pack, { quantity: order.quantity, boughtBefore }, now);
}
