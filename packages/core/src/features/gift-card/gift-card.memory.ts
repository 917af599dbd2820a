import { ROUTES } from '../../platform/navigation/routes.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { GiftCardGateway } from './gift-card.gateway.ts';

/** The codes of two gift cards. */
export const MEMORY_CARDS = ['ABCD2345EFGH6789', 'JKLM2345NPQR6789'] as const;

/** Gift cards in memory, of which each is worth Rp50.000. */
export function createMemoryGiftCardGateway(clock: VirtualClock) {
  const { gateway, calls } = createMemoryGateway<GiftCardGateway>(clock, {
    redeem: () => ({ value: 50_000, balance: 50_000, currencyCode: 'IDR' }),
  });
  return { giftCards: gateway, call: calls.redeem, redeemed: calls.redeem.made };
}

/** The feature in memory. */
export const giftCardMemory = {
  gateways: createMemoryGiftCardGateway,
  pages: {
    giftCard: {
      link: ROUTES.giftCards,
      taps: [{ type: 'TYPE', text: MEMORY_CARDS[0] }, { type: 'REDEEM' }],
    },
  },
} satisfies FeatureMemory;
