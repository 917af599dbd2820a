import { fail, type Result, succeed } from '../../platform/result.ts';
import { periodStatus } from '../../rules/calendar/period.ts';
import type { Pack, PackOrder } from './pack.ts';
import type { PACK_CODE } from './pack-code.ts';

/** Why a pack cannot be bought: the key of its toast (specification, section 8). */
export type PackRefusal = keyof typeof PACK_CODE;

/** A purchase of packs. */
export interface PackPurchase {
  /** A whole number from 1. */
  readonly quantity: number;
  /** How many of them the user bought before. */
  readonly boughtBefore: number;
}

/**
 * Whether a pack can be bought at `now` (milliseconds since the epoch), and its total price. Checks first the sale,
 * then the stock, then the limit: the reasons that the user can change least come first.
 *
 * @returns the total in the major unit of the pack's currency, or the reason against it
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
  return isWithin ? succeed(packTotal(pack, quantity)) : fail('packLimitExceeded');
}

/** The price of several packs, to the cent: three times 14.90 would be 44.699999999999996. */
export function packTotal({ price }: Pick<Pack, 'price'>, quantity: number): number {
  return Math.round(price * quantity * 100) / 100;
}

/**
 * Whether an order can be repeated, with the same quantity at the current price. A reorder is a purchase like any
 * other.
 *
 * @param pack the pack as sold now; null if no longer sold
 * @param boughtBefore how many the user bought, including that order
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
