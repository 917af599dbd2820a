import { ROUTES } from '../../platform/navigation/routes.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { RightsCardGateway } from './rights-card.gateway.ts';
import type { RightsCard } from './rights-card.ts';

/** A card of a month for Rp49.000 that the user does not have. */
export function createRightsCard(changes: Partial<RightsCard> = {}): RightsCard {
  const benefit = { value: 10_000, usedAt: null } as const;
  return {
    title: { id: 'Kartu Ngopi', en: 'Coffee Card', zh: '咖啡会员卡' },
    price: 49_000,
    currencyCode: 'IDR',
    validity: { count: 1, unit: 3 },
    benefits: [
      {
        ...benefit,
        id: 'upsize',
        title: { id: 'Gratis ukuran besar', en: 'Free upsize', zh: '免费升杯' },
        frequency: 'daily',
        value: 5000,
      },
      {
        ...benefit,
        id: 'pastry',
        title: { id: 'Diskon roti', en: 'Pastry discount', zh: '面包优惠' },
        frequency: 'weekly',
      },
      {
        ...benefit,
        id: 'coffee',
        title: { id: 'Gratis Es Americano', en: 'Free Iced Americano', zh: '免费冰美式' },
        frequency: 'monthly',
        value: 22_000,
      },
    ],
    period: null,
    code: null,
    unpaidOrder: null,
    points: 0,
    ...changes,
  };
}

/** A membership card in memory, with scripted calls. */
export function createMemoryRightsCardGateway(clock: VirtualClock) {
  let card = createRightsCard();
  const { gateway, calls } = createMemoryGateway<RightsCardGateway>(clock, {
    find: () => card,
    buy: (_order, nth) => ({ orderNumber: `CARD-${nth}`, paymentMethod: 'qris' }),
  });
  return {
    rightsCards: gateway,
    calls,
    bought: calls.buy.made,
    /** Changes the card on the backend. */
    change(change: Partial<RightsCard>) {
      card = { ...card, ...change };
    },
  };
}

/** The feature in memory. */
export const rightsCardMemory = {
  gateways: createMemoryRightsCardGateway,
  pages: { rightsCard: { link: ROUTES.rightsCard, taps: [{ type: 'BUY' }] } },
} satisfies FeatureMemory;
