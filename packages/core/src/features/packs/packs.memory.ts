import { DAY_MS } from '../../platform/clock/durations.ts';
import { withParams, withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import { MEMORY_ORDER } from '../payment/payment.memory.ts';
import type { OfferedPack, PackOrder } from './pack.ts';
import type { PackGateway } from './packs.gateway.ts';

/** A pack of three vouchers for Rp60.000, on sale for a day from `startsAt` (milliseconds since the epoch). */
export function createPack(startsAt: number, changes: Partial<OfferedPack> = {}): OfferedPack {
  return {
    id: 'hemat',
    channel: 'app',
    title: { id: 'Paket Hemat', en: 'Saver Pack', zh: '超值券包' },
    price: 60_000,
    currencyCode: 'IDR',
    contents: [{ title: { id: 'Kopi', en: 'Coffee', zh: '咖啡' }, value: 25_000, quantity: 3 }],
    sale: { start: startsAt, end: startsAt + DAY_MS },
    stock: 10,
    purchaseLimit: 4,
    boughtBefore: 0,
    unpaidOrder: null,
    ...changes,
  };
}

/** A paid order of one pack, made at `orderedAt`: milliseconds since the epoch. */
export function createPackOrder(orderedAt: number, changes: Partial<PackOrder> = {}): PackOrder {
  const { id, channel, price, currencyCode, contents } = createPack(orderedAt);
  return {
    orderNumber: MEMORY_ORDER,
    orderedAt,
    paymentMethod: 'qris',
    total: price,
    currencyCode,
    contents,
    packId: id,
    channel,
    quantity: 1,
    isPaid: true,
    refundedAt: null,
    ...changes,
  };
}

/** A shop of one pack in memory, in which each purchase is accepted. */
export function createMemoryPackGateway(clock: VirtualClock, startsAt: number) {
  let pack = createPack(startsAt);
  const { gateway, calls } = createMemoryGateway<PackGateway>(clock, {
    list: (channel) => [{ ...pack, channel }],
    find: (id) => ({ ...pack, id }),
    buy: (_, nth) => ({ orderNumber: `ORDER-${nth}`, paymentMethod: 'qris' }),
    findOrder: (orderNumber) => ({ order: createPackOrder(startsAt, { orderNumber }), pack }),
  });
  return {
    packs: gateway,
    calls,
    bought: calls.buy.made,
    /** Changes the pack on the backend. */
    change(change: Partial<OfferedPack>) {
      pack = { ...pack, ...change };
    },
  };
}

const PACK_LINK = withParams(ROUTES.pack, { id: 'hemat' });

/** The feature in memory. */
export const packsMemory = {
  gateways: createMemoryPackGateway,
  pages: {
    pack: { link: PACK_LINK, taps: [{ type: 'BUY' }] },
    packOrder: { link: withQuery(PACK_LINK, { orderNumber: MEMORY_ORDER }) },
  },
} satisfies FeatureMemory;
