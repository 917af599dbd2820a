import { GIFT_CODE } from '../../flow/response-code/response-code.ts';
import type { Gift } from './gift-exchange.gateway.ts';

/** Whether a user can have a gift. `limitReached`: they have the maximum already. */
export type GiftAvailability = 'available' | 'soldOut' | 'limitReached';

/** The maximum quantity of one exchange. */
export function maxQuantity({ stock, allowance }: Gift): number {
  return Math.min(stock, allowance);
}

export function giftAvailability({ stock, allowance }: Gift): GiftAvailability {
  if (stock === 0) return 'soldOut';
  return allowance === 0 ? 'limitReached' : 'available';
}

/**
 * The code with which the backend would refuse an exchange (specification, section 8): 30041 over the maximum, 30042
 * insufficient points. Null if it would accept.
 */
export function exchangeRefusal(
  gift: Gift,
  quantity: number,
  balance: number,
): typeof GIFT_CODE.exchangeLimit | typeof GIFT_CODE.pointsInsufficient | null {
  if (quantity > maxQuantity(gift)) return GIFT_CODE.exchangeLimit;
  return quantity * gift.points > balance ? GIFT_CODE.pointsInsufficient : null;
}
