import type { OfferedPack, PackChannel, PackOrder } from '../features/packs/pack.ts';
import { checkPackPurchase } from '../features/packs/pack-purchase.ts';
import type {
  FoundPackOrder,
  PackGateway,
  PackReceipt,
  PackRequest,
} from '../features/packs/packs.gateway.ts';
import { failureOfCode } from '../flow/gateway/failure-of-code.ts';
import { PACK_CODE, RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { fail, succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import { MEMORY_ORDER } from './memory-payment-gateway.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** A shop of one pack in memory, with scripted calls. */
export interface MemoryPackGateway {
  readonly packs: PackGateway;
  readonly calls: {
    readonly list: MemoryCall<PackChannel, readonly OfferedPack[]>;
    readonly find: MemoryCall<string, OfferedPack>;
    readonly buy: MemoryCall<PackRequest, PackReceipt>;
    readonly findOrder: MemoryCall<string, FoundPackOrder>;
  };
  /** The keys of the purchases made. */
  readonly bought: readonly string[];
  /** Changes the pack on the backend. */
  change(change: Partial<OfferedPack>): void;
}

/** A pack of three vouchers for Rp60.000, on sale for a day from `startsAt` (milliseconds since the epoch). */
export function createPack(startsAt: number, changes: Partial<OfferedPack> = {}): OfferedPack {
  return {
    id: 'hemat',
    channel: 'app',
    title: { id: 'Paket Hemat', en: 'Saver Pack', zh: '超值券包' },
    price: 60_000,
    currencyCode: 'IDR',
    contents: [{ title: { id: 'Kopi', en: 'Coffee', zh: '咖啡' }, value: 25_000, quantity: 3 }],
    sale: { start: startsAt, end: startsAt + 24 * 60 * 60 * 1000 },
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
    ...changes,
  };
}

/** An in-memory gateway that sells like the real one, and knows one paid order. */
export function createMemoryPackGateway(clock: VirtualClock, startsAt: number): MemoryPackGateway {
  const bought: string[] = [];
  const order = createPackOrder(startsAt);
  let pack = createPack(startsAt);

  const list = createMemoryCall<PackChannel, readonly OfferedPack[]>(clock, (channel) =>
    succeed(pack.channel === channel ? [pack] : []),
  );

  const find = createMemoryCall<string, OfferedPack>(clock, (packId) =>
    packId === pack.id ? succeed(pack) : fail(failureOfCode(RESPONSE_CODE.notFound)),
  );

  const buy = createMemoryCall<PackRequest, PackReceipt>(clock, ({ quantity }, key) => {
    const purchase = { quantity, boughtBefore: pack.boughtBefore };
    const check = checkPackPurchase(pack, purchase, clock.now());
    if (!check.ok) return fail(failureOfCode(PACK_CODE[check.failure]));
    bought.push(key);
    pack = {
      ...pack,
      stock: pack.stock - quantity,
      boughtBefore: pack.boughtBefore + quantity,
    };
    return succeed({ orderNumber: `ORDER-${bought.length}`, paymentMethod: 'qris' });
  });

  const findOrder = createMemoryCall<string, FoundPackOrder>(clock, (orderNumber) =>
    orderNumber === order.orderNumber
      ? succeed({ order, pack })
      : fail(failureOfCode(RESPONSE_CODE.notFound)),
  );

  return {
    packs: {
      list: (channel, options) => list.ask(channel, options),
      find: (packId, options) => find.ask(packId, options),
      buy: buy.ask,
      findOrder: (orderNumber, options) => findOrder.ask(orderNumber, options),
    },
    calls: { list, find, buy, findOrder },
    bought,
    change(change) {
      pack = { ...pack, ...change };
    },
  };
}
