import { expect, test } from 'vitest';
import { parseQuantity } from './gift-quantity.ts';

test.each([
  ['1', 1],
  ['12', 12],
  ['9999', 9999],
  ['007', 7],
  [' 3 ', 3],
  ['４', 4],
])('"%s" is %i', (typed, quantity) => {
  expect(parseQuantity(typed)).toBe(quantity);
});

test.each(['', ' ', '0', '00', '-1', '1.5', '1,5', '1e3', 'two', '10000', '1 2'])(
  'rejects "%s"',
  (typed) => {
    expect(parseQuantity(typed)).toBeNull();
  },
);
