import { expect, test } from 'vitest';
import type { CurrencyCode } from '../../platform/market/market.types.ts';
import type { PaymentMethod } from '../order/payment-method.ts';
import { refundNews } from './refund.ts';

/** A Friday at noon in Jakarta. */
const REFUNDED = Date.parse('2026-09-04T12:00:00+07:00');

const at = (day: string) => Date.parse(`${day}T12:00:00+07:00`);

function newsOf(paymentMethod: PaymentMethod, currencyCode: CurrencyCode = 'IDR') {
  return refundNews({ refundedAt: REFUNDED, paymentMethod }, currencyCode);
}

test.each(['IDR', 'PHP', 'SGD'] as const)('the stored value in %s is back at once', (currency) => {
  expect(newsOf('storedValue', currency)).toEqual({ kind: 'returned' });
});

test.each([
  ['eWalletA', '2026-09-09', '3'],
  ['eWalletB', '2026-09-11', '5'],
  ['eWalletE', '2026-10-02', '20'],
] as const)('%s is back by %s: within %s working days', (method, latest, _days) => {
  expect(newsOf(method)).toEqual({ kind: 'by', latest: at(latest) });
});

test.each(['PHP', 'SGD'] as const)('any money in %s is back in 7 to 14 days', (currency) => {
  const between = { kind: 'between', earliest: at('2026-09-11'), latest: at('2026-09-18') };
  expect(newsOf('webPayment', currency)).toEqual(between);
});

test.each([
  ['qris', 'bank'],
  ['webPayment', 'bank'],
  ['giftCard', 'giftCard'],
] as const)('%s promises no time, and is back on what paid', (method, to) => {
  expect(newsOf(method)).toEqual({ kind: 'unknown', to });
});
