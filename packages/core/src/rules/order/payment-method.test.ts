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
])('includes %s', (value) => {
  expect(isPaymentMethod(value)).toBe(true);
});

test.each(['cash', 'cashOnDelivery', 'QRIS', '', null, undefined, 0, ['qris']])(
  'excludes %j',
  (value) => {
    expect(isPaymentMethod(value)).toBe(false);
  },
);
