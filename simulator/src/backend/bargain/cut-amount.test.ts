import { createSeededRandom } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { cutAmount } from './cut-amount.ts';

const random = createSeededRandom(42);

/** A price, and the chances by which it is cut: as many as there are cuts. */
const DRAWS = Array.from({ length: 500 }, (_, index) => ({
  price: 12 + Math.floor(random.next() * (index % 2 === 0 ? 20 : 100_000)),
  chances: Array.from({ length: 1 + (index % 12) }, () => random.next()),
}));

test('all cuts together end exactly at the price, and each takes something off', () => {
  for (const { price, chances } of DRAWS) {
    let left = price;
    for (const [index, chance] of chances.entries()) {
      const amount = cutAmount(left, chances.length - index, chance);
      expect(amount).toBeGreaterThanOrEqual(1);
      left -= amount;
    }
    expect(left).toBe(0);
  }
});

test('a cut is half to one and a half times its share', () => {
  expect(cutAmount(40_000, 8, 0)).toBe(2500);
  expect(cutAmount(40_000, 8, 0.5)).toBe(5000);
  expect(cutAmount(40_000, 8, 1)).toBe(7500);
});

test('what is left is taken whole by the last cut, and by who comes after it', () => {
  expect(cutAmount(123, 1, 0)).toBe(123);
  expect(cutAmount(123, 0, 0)).toBe(123);
});
