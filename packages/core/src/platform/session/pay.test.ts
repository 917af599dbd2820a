import { expect, test } from 'vitest';
import { queryOf } from '../navigation/route.ts';
import { payOf } from './pay.ts';

test.each([
  ['/qris?pay=1', '1'],
  ['/qris?pay=ORDER_7-a.b', 'ORDER_7-a.b'],
  ['/qris?pay=1&pay=2', '2'],
  [`/qris?pay=${'a'.repeat(64)}`, 'a'.repeat(64)],
  [`/qris?pay=${'a'.repeat(65)}`, null],
  ['/qris?pay=', null],
  ['/qris', null],
  ['/qris?payment=1', null],
  ['/qris?pay=%20', null],
  ['/qris?pay=x%20y', null],
  ['/qris?pay=%3Cb%3E', null],
  ['/qris?pay=x%0A', null],
])('%s keeps %j', (route, pay) => {
  expect(payOf(queryOf(route))).toBe(pay);
});
