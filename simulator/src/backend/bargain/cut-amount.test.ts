import { createSeededRandom } from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { cutAmount } from './cut-amount.ts';

const random = createSeededRandom(42);

/** A price, and one random number for each cut. */
const DRAWS = Array.from({ length: 500 }, (_, index) => ({
  price: 12 + Math.floor(random.next() * (index % 2 === 0 ? 20 : 100_000)),
  chances: Array.from({ length: 1 + (index % 12) }, () => random.next()),
}));

test('ends exactly at the price, with something taken off by each cut', () => {
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

test('takes half to one and a half times its share with each cut', () => {
  expect(cutAmount(40_000, 8, 0)).toBe(2500);
  expect(cutAmount(40_000, 8, 0.5)).toBe(5000);
  expect(cutAmount(40_000, 8, 1)).toBe(7500);
});

test('takes the whole rest with the last cut, and with any later one', () => {
  expect(cutAmount(123, 1, 0)).toBe(123);
  expect(cutAmount(123, 0, 0)).toBe(123);
});

test('leaves one rupiah for each cut to come, however much is drawn', () => {
  expect(cutAmount(2, 2, 1)).toBe(1);
  expect(cutAmount(4, 4, 1)).toBe(1);
});
