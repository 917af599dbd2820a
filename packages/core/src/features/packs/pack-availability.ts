import { periodStatus } from '../../rules/calendar/period.ts';
import type { OfferedPack } from './pack.ts';

/** Whether a user can buy a pack. `limitReached`: they have bought the maximum. */
export type PackAvailability = 'notStarted' | 'onSale' | 'soldOut' | 'limitReached' | 'ended';

/** The availability of a pack at `now`, milliseconds since the epoch. */
export function packAvailability(pack: OfferedPack, now: number): PackAvailability {
  const sale = periodStatus(pack.sale, now);
  if (sale !== 'active') return sale;
  if (pack.stock === 0) return 'soldOut';
  return maxPacks(pack) === 0 ? 'limitReached' : 'onSale';
}

/** The maximum quantity of one purchase, by the stock and the limit. */
export function maxPacks({ stock, purchaseLimit, boughtBefore }: OfferedPack): number {
  const allowance = purchaseLimit === null ? stock : purchaseLimit - boughtBefore;
  return Math.max(0, Math.min(stock, allowance));
}
