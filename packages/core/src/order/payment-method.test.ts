import { expect, test } from 'vitest';
import { isPaymentMethod, PAYMENT_METHODS } from './payment-method.ts';

test('an order is paid by QRIS, on the web, by an e-wallet, a gift card or stored value', () => {
  expect(PAYMENT_METHODS).toEqual([
    'qris',
    'webPayment',
    'eWalletA',
    'eWalletB',
    'eWalletC',
    'eWalletD',
    'eWalletE',
    'giftCard',
    'storedValue',
  ]);
  expect(PAYMENT_METHODS.filter(isPaymentMethod)).toEqual(PAYMENT_METHODS);
});

test.each(['cash', 'cashOnDelivery', 'QRIS', '', null, undefined, 0, ['qris']])(
  'not by %j',
  (value) => {
    expect(isPaymentMethod(value)).toBe(false);
  },
);
