import type { StoredValueGateway } from '../features/stored-value/stored-value.gateway.ts';
import type { StoredValue } from '../features/stored-value/stored-value.ts';
import { succeed } from '../platform/result.ts';
import { createMemoryCall, type MemoryCall } from './memory-call.ts';
import type { VirtualClock } from './virtual-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A stored value in memory, with a scripted call. */
export interface MemoryStoredValueGateway {
  readonly storedValue: StoredValueGateway;
  readonly call: MemoryCall<null, StoredValue>;
}

/** Rp62.000 from a gift card, of which a coffee was paid. `at`: milliseconds since the epoch. */
export function createStoredValue(at: number): StoredValue {
  return {
    balance: 62_000,
    limit: 2_000_000,
    currencyCode: 'IDR',
    movements: [
      { id: 'coffee', kind: 'purchase', amount: -38_000, at },
      { id: 'card', kind: 'giftCard', amount: 100_000, at: at - DAY_MS },
    ],
  };
}

export function createMemoryStoredValueGateway(clock: VirtualClock): MemoryStoredValueGateway {
  const value = createStoredValue(clock.now());
  const call = createMemoryCall<null, StoredValue>(clock, () => succeed(value));
  return { storedValue: { find: (options) => call.ask(null, options) }, call };
}
