import { expect, test } from 'vitest';
import { couponMinimum } from './coupon-minimum.ts';

test.each([
  [0, 0, 'IDR', null, null],
  [1, 0, 'IDR', 1, null],
  [2, 0, 'IDR', 2, null],
  [0, 1, 'IDR', null, 'Rp1'],
  [0, 40_000, 'IDR', null, 'Rp40.000'],
  [2, 40_000, 'IDR', 2, 'Rp40.000'],
  [1, 250, 'PHP', 1, '₱250.00'],
  [0, 0.5, 'SGD', null, 'S$0.50'],
] as const)(
  'with %i products and a price of %d %s is %j and %j',
  (discountEffectiveQty, discountEffectivePrice, currencyCode, quantity, price) => {
    const coupon = { discountEffectiveQty, discountEffectivePrice, currencyCode };
    expect(couponMinimum(coupon)).toEqual({ quantity, price });
  },
);
