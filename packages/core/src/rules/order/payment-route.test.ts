import { expect, test } from 'vitest';
import { paymentRoute } from './payment-route.ts';

test('an order by QRIS is paid by QRIS, any other on the web', () => {
  expect(paymentRoute({ orderNumber: 'P1', paymentMethod: 'qris' })).toBe('/qris?orderNumber=P1');
  expect(paymentRoute({ orderNumber: 'P1', paymentMethod: 'webPayment' })).toBe(
    '/paynow?orderNumber=P1',
  );
});
