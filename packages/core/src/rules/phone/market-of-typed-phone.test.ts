import { expect, test } from 'vitest';
import { marketOfTypedPhone } from './market-of-typed-phone.ts';

test.each([
  ['+63 917 555 1234', 'PH'],
  ['+65', 'SG'],
  ['+62812', 'ID'],
  ['0063917', 'PH'],
  ['＋６３９１７', 'PH'],
  [' + 65 8123', 'SG'],
  ['+6', null],
  ['+60 12', null],
  ['0812 3456 7890', null],
  ['6281234567890', null],
  ['', null],
])('of %s is %s', (typed, market) => {
  expect(marketOfTypedPhone(typed)).toBe(market);
});
