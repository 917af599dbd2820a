import type {
  RightsCardGateway,
  RightsCardReceipt,
} from '../features/rights-card/rights-card.gateway.ts';
import type { RightsCard } from '../features/rights-card/rights-card.ts';
import { succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** A membership card in memory, with scripted calls. */
export interface MemoryRightsCardGateway {
  readonly rightsCards: RightsCardGateway;
  readonly calls: {
    readonly find: MemoryCall<null, RightsCard>;
    readonly buy: MemoryCall<null, RightsCardReceipt>;
  };
  /** The keys of the purchases made. */
  readonly bought: readonly string[];
  /** Changes the card on the backend. */
  change(change: Partial<RightsCard>): void;
}

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
    unpaidOrder: null,
    ...changes,
  };
}

export function createMemoryRightsCardGateway(clock: VirtualClock): MemoryRightsCardGateway {
  const bought: string[] = [];
  let card = createRightsCard();
  const find = createMemoryCall<null, RightsCard>(clock, () => succeed(card));
  const buy = createMemoryCall<null, RightsCardReceipt>(clock, (_, key) => {
    bought.push(key);
    return succeed({ orderNumber: `CARD-${bought.length}`, paymentMethod: 'qris' });
  });
  return {
    rightsCards: {
      find: (options) => find.ask(null, options),
      buy: (options) => buy.ask(null, options),
    },
    calls: { find, buy },
    bought,
    change(change) {
      card = { ...card, ...change };
    },
  };
}
