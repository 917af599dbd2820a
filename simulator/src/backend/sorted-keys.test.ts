import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Measures, SortedKeys } from './sorted-keys.ts';

/** A key is its order and a number of its own: `12:7`. */
const MEASURES: Measures = {
  order: (key) => Number(key.split(':')[0]),
  weight: (key) => Number(key.split(':')[1]) % 5,
};

const orders = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 300, maxLength: 600 });

test('stay sorted and summed up while hundreds come and go', () => {
  fc.assert(
    fc.property(orders, orders, fc.integer({ min: -1, max: 41 }), (first, later, at) => {
      const keys = [...first, ...later].map((order, index) => `${order}:${index}`);
      const sorted = new SortedKeys(keys.slice(0, first.length), MEASURES);
      for (const key of keys.slice(first.length)) sorted.add(key, MEASURES);
      const isGone = (index: number) => index % 3 === 0;
      for (const [index, key] of keys.entries()) if (isGone(index)) sorted.remove(key, MEASURES);

      const left = keys
        .filter((_, index) => !isGone(index))
        .sort((one, other) => MEASURES.order(one) - MEASURES.order(other));
      const after = left.filter((key) => MEASURES.order(key) > at);
      const weightOf = (some: readonly string[]) =>
        some.reduce((sum, key) => sum + MEASURES.weight(key), 0);
      expect([...sorted.after(at, MEASURES)]).toEqual(after);
      expect([...sorted.fromEnd()]).toEqual(left.toReversed());
      expect(sorted.weightAfter(at, MEASURES)).toBe(weightOf(after));
      expect([sorted.size, sorted.weight]).toEqual([left.length, weightOf(left)]);
    }),
    { numRuns: 20 },
  );
});
