import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLoadingCounter } from './loading-counter.ts';

test('rises when loading starts, and falls when it ends', () => {
  const loading = createLoadingCounter();
  expect(loading.get()).toBe(0);
  loading.begin();
  loading.begin();
  expect(loading.get()).toBe(2);
  loading.end();
  expect(loading.get()).toBe(1);
});

test('ignores a surplus end, and counts what starts after it', () => {
  const loading = createLoadingCounter();
  loading.end();
  expect(loading.get()).toBe(0);
  loading.begin();
  expect(loading.get()).toBe(1);
});

test('notifies a listener once per change, until it unsubscribes', () => {
  const loading = createLoadingCounter();
  const seen: number[] = [];
  const leave = loading.subscribe((count) => seen.push(count));
  loading.end();
  loading.begin();
  loading.end();
  loading.end();
  leave();
  loading.begin();
  expect(seen).toEqual([1, 0]);
});

test('is never below 0, and never forgets what is loading', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), fc.nat(5), (begins, more) => {
      const loading = createLoadingCounter();
      for (const begin of begins) {
        if (begin) loading.begin();
        else loading.end();
        expect(loading.get()).toBeGreaterThanOrEqual(0);
      }
      const before = loading.get();
      for (let each = 0; each < more; each += 1) loading.begin();
      expect(loading.get()).toBe(before + more);
    }),
    { numRuns: 50 },
  );
});
