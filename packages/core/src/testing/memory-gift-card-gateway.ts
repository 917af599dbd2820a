import type { GiftCardGateway } from '../features/gift-card/gift-card.gateway.ts';
import { createMemoryGateway } from './memory-gateway.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The codes of two gift cards. */
export const MEMORY_CARDS = ['ABCD2345EFGH6789', 'JKLM2345NPQR6789'] as const;

/** Gift cards in memory, of which each is worth Rp50.000. */
export function createMemoryGiftCardGateway(clock: VirtualClock) {
  const { gateway, calls } = createMemoryGateway<GiftCardGateway>(clock, {
    redeem: () => ({ value: 50_000, balance: 50_000, currencyCode: 'IDR' }),
  });
  return { giftCards: gateway, call: calls.redeem, redeemed: calls.redeem.made };
}
