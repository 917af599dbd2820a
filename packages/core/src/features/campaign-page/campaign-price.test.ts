import { expect, test } from 'vitest';
import { campaignPrice } from './campaign-price.ts';

test.each([
  [25_000, 'IDR', true, '25RB'],
  [25_000, 'IDR', false, 'Rp25.000'],
  [12_500, 'IDR', true, '13RB'],
  [250, 'PHP', true, '₱250.00'],
] as const)(
  '%d %s, in thousands: %s, is %s',
  (amount, currencyCode, hasPricesInThousands, text) => {
    expect(campaignPrice(amount, { currencyCode, hasPricesInThousands })).toBe(text);
  },
);
