import { ROUTES } from '../../platform/navigation/routes.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { AnnualSummaryGateway, OrderedDrink, PastOrder } from './annual-summary.gateway.ts';

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

/** The years of a user in memory, who drank three lattes and an americano every year. */
export function createMemoryAnnualSummaryGateway(clock: VirtualClock) {
  const latte = createDrink('latte', 'latte');
  const { gateway, calls } = createMemoryGateway<AnnualSummaryGateway>(clock, {
    listOrders: (year) => [
      createOrder(`${year}-02-01`, latte, createDrink('americano', 'black')),
      createOrder(`${year}-03-01`, latte, latte),
    ],
  });
  return { annualSummaries: gateway, calls };
}

/** The feature in memory. */
export const annualSummaryMemory = {
  gateways: createMemoryAnnualSummaryGateway,
  pages: { annualSummary: { link: ROUTES.annualSummary } },
} satisfies FeatureMemory;
