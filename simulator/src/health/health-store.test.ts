import { expect, test } from 'vitest';
import type { ReceivedHealth } from '../backend/statistics.ts';
import { createHealthStore } from './health-store.ts';

function vitals(...ids: readonly string[]): ReceivedHealth {
  return {
    errors: [],
    vitals: ids.map((id) => ({
      id,
      at: 1,
      sessionId: 'a',
      value: { metric: 'LCP', value: 1, route: 'home' },
    })),
  };
}

function idsIn(store: ReturnType<typeof createHealthStore>) {
  return store.getSnapshot().context.vitals.map(({ id }) => id);
}

test('keeps what arrives, the oldest first', () => {
  const store = createHealthStore();
  store.trigger.received({ health: vitals('a') });
  store.trigger.received({ health: vitals('b') });
  expect(idsIn(store)).toEqual(['a', 'b']);
});

test('counts once what comes again after a lost answer', () => {
  const store = createHealthStore();
  store.trigger.received({ health: vitals('a', 'b') });
  store.trigger.received({ health: vitals('a', 'b', 'c') });
  expect(idsIn(store)).toEqual(['a', 'b', 'c']);
});

test('drops the oldest when there are too many', () => {
  const store = createHealthStore();
  store.trigger.received({ health: vitals('oldest') });
  store.trigger.received({
    health: vitals(...Array.from({ length: 1000 }, (_, index) => String(index))),
  });
  expect(idsIn(store)).toHaveLength(1000);
  expect(idsIn(store)).not.toContain('oldest');
});
