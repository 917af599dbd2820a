import { expect, test } from 'vitest';
import { payableOrder } from './unpaid-order.ts';

const order = {
  orderNumber: 'P1',
  paymentMethod: 'qris',
  amount: 60_000,
  expiresAt: 1000,
} as const;

test('an order can be paid until it expires', () => {
  expect(payableOrder(order, 999)).toBe(order);
  expect(payableOrder(order, 1000)).toBeNull();
  expect(payableOrder(null, 0)).toBeNull();
});
