import { DAY_MS, MINUTE_MS } from '../../platform/clock/durations.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { StoredValueGateway } from './stored-value.gateway.ts';
import type { StoredValue } from './stored-value.ts';

/** Rp62.000 from a gift card, of which a coffee was paid; another one waits for a gift card. `at`: milliseconds since the epoch. */
export function createStoredValue(at: number): StoredValue {
  return {
    balance: 62_000,
    limit: 2_000_000,
    currencyCode: 'IDR',
    giftCardOrders: [
      {
        orderNumber: 'G20260904001',
        paymentMethod: 'giftCard',
        amount: 38_000,
        expiresAt: at + 15 * MINUTE_MS,
      },
    ],
    movements: [
      { id: 'coffee', kind: 'purchase', amount: -38_000, at },
      { id: 'card', kind: 'giftCard', amount: 100_000, at: at - DAY_MS },
    ],
  };
}

/** A stored value in memory, with a scripted call. */
export function createMemoryStoredValueGateway(clock: VirtualClock) {
  const value = createStoredValue(clock.now());
  const { gateway, calls } = createMemoryGateway<StoredValueGateway>(clock, { find: () => value });
  return { storedValue: gateway, call: calls.find };
}

/** The feature in memory. */
export const storedValueMemory = {
  gateways: createMemoryStoredValueGateway,
} satisfies FeatureMemory;
