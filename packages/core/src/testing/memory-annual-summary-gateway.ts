import type {
  AnnualSummaryGateway,
  OrderedDrink,
  PastOrder,
} from '../features/annual-summary/annual-summary.gateway.ts';
import { succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The years of a user in memory, with a scripted call. */
export interface MemoryAnnualSummaryGateway {
  readonly annualSummaries: AnnualSummaryGateway;
  readonly calls: { readonly listOrders: MemoryCall<number, readonly PastOrder[]> };
}

/** A drink named after its id. */
export function createDrink(
  productId: string,
  taste: OrderedDrink['taste'] = 'other',
): OrderedDrink {
  return { productId, name: { id: productId, en: productId, zh: productId }, taste };
}

/** An order paid at noon WIB of a day such as `2026-03-01`. */
export function createOrder(day: string, ...drinks: readonly OrderedDrink[]): PastOrder {
  return { paidAt: Date.parse(`${day}T12:00:00+07:00`), drinks };
}

/** An in-memory gateway for a user who drank three lattes and an americano every year. */
export function createMemoryAnnualSummaryGateway(clock: VirtualClock): MemoryAnnualSummaryGateway {
  const latte = createDrink('latte', 'latte');
  const listOrders = createMemoryCall<number, readonly PastOrder[]>(clock, (year) =>
    succeed([
      createOrder(`${year}-02-01`, latte, createDrink('americano', 'black')),
      createOrder(`${year}-03-01`, latte, latte),
    ]),
  );
  return {
    annualSummaries: { listOrders: listOrders.ask },
    calls: { listOrders },
  };
}
