import { describe, expect, test } from 'vitest';
import { PAYMENT_METHODS } from '../order/payment-method.ts';
import { refundArrival, refundTime } from './refund-time.ts';

const at = (iso: string) => Date.parse(iso);

describe('a refund in Indonesia', () => {
  test.each([
    ['eWalletA', 3],
    ['eWalletB', 5],
    ['eWalletC', 5],
    ['eWalletD', 5],
    ['eWalletE', 20],
  ] as const)('by %s takes up to %i working days', (method, max) => {
    expect(refundTime('ID', method)).toEqual({ unit: 'workingDays', min: 0, max });
  });

  test.each(['qris', 'webPayment', 'giftCard', 'storedValue'] as const)(
    'by %s has no promised date',
    (method) => {
      expect(refundTime('ID', method)).toBeNull();
      expect(refundArrival(at('2026-11-20T10:00:00+07:00'), 'ID', method)).toBeNull();
    },
  );

  test.each([
    ['eWalletA', '2026-11-25T10:00:00+07:00'],
    ['eWalletB', '2026-11-27T10:00:00+07:00'],
    ['eWalletE', '2026-12-18T10:00:00+07:00'],
  ] as const)('by %s arrives between now and %s', (method, latest) => {
    const grantedAt = at('2026-11-20T10:00:00+07:00');
    expect(refundArrival(grantedAt, 'ID', method)).toEqual({
      earliest: grantedAt,
      latest: at(latest),
    });
  });
});

describe.each(['PH', 'SG'] as const)('a refund in %s', (market) => {
  test.each(PAYMENT_METHODS)('by %s takes 7 to 14 days, including holidays', (method) => {
    expect(refundTime(market, method)).toEqual({ unit: 'days', min: 7, max: 14 });
    expect(refundArrival(at('2026-12-24T10:00:00+07:00'), market, method)).toEqual({
      earliest: at('2026-12-31T10:00:00+07:00'),
      latest: at('2027-01-07T10:00:00+07:00'),
    });
  });
});
