import { expect, test } from 'vitest';
import { isPaymentMethod } from './payment-method.ts';

test.each([
  'qris',
  'webPayment',
  'eWalletA',
  'eWalletB',
  'eWalletC',
  'eWalletD',
  'eWalletE',
  'giftCard',
  'storedValue',
])('an order is paid by %s', (value) => {
  expect(isPaymentMethod(value)).toBe(true);
});

test.each(['cash', 'cashOnDelivery', 'QRIS', '', null, undefined, 0, ['qris']])(
  'not by %j',
  (value) => {
    expect(isPaymentMethod(value)).toBe(false);
  },
);
