import { expect, test } from 'vitest';
import { exchangeRefusal, giftAvailability, maxQuantity } from './gift-availability.ts';
import { createGift } from './gift-exchange.memory.ts';

test('the maximum is limited by the stock and the user’s allowance', () => {
  expect(maxQuantity(createGift({ stock: 3, allowance: 2 }))).toBe(2);
  expect(maxQuantity(createGift({ stock: 1, allowance: 2 }))).toBe(1);
});

test.each([
  [1, 1, 'available'],
  [0, 1, 'soldOut'],
  [1, 0, 'limitReached'],
  [0, 0, 'soldOut'],
])('%i in stock and %i allowed is %s', (stock, allowance, availability) => {
  expect(giftAvailability(createGift({ stock, allowance }))).toBe(availability);
});

test.each([
  [1, 40, null],
  [2, 80, null],
  [2, 79, 30042],
  [3, 1000, 30041],
  [3, 0, 30041],
])('%i at 40 points each, at most 2, with %i points: %s', (quantity, balance, code) => {
  expect(exchangeRefusal(createGift({ points: 40, stock: 2 }), quantity, balance)).toBe(code);
});
