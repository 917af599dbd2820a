import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueAt } from './roll.ts';

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const moment = fc.double({ min: 0, max: 1, noNaN: true });

test('a roll begins at the previous value and ends at the new one', () => {
  fc.assert(
    fc.property(amount, amount, (from, to) => {
      expect(valueAt(from, to, 0)).toBe(from);
      expect(valueAt(from, to, 1)).toBe(to);
    }),
  );
});

test('a roll shows whole numbers between the two, and never turns back', () => {
  fc.assert(
    fc.property(amount, amount, moment, moment, (from, to, one, other) => {
      const earlier = valueAt(from, to, Math.min(one, other));
      const later = valueAt(from, to, Math.max(one, other));
      expect(Number.isInteger(earlier)).toBe(true);
      expect(Math.abs(to - later)).toBeLessThanOrEqual(Math.abs(to - earlier));
      expect(Math.abs(later - from) + Math.abs(to - later)).toBe(Math.abs(to - from));
    }),
  );
});
