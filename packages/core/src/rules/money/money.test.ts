import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../platform/market/market.ts';
import { formatAmount, formatPrice, formatThousands } from './money.ts';

describe('an amount', () => {
  test.each([
    [12500, 'ID', '12.500'],
    [12500.5, 'ID', '12.501'],
    [999, 'ID', '999'],
    [1000000, 'ID', '1.000.000'],
    [1234.5, 'PH', '1,234.50'],
    [1234.5, 'SG', '1,234.50'],
    [1.005, 'SG', '1.01'],
    ['12500', 'ID', '12.500'],
    [-12500, 'ID', '-12.500'],
    [-0.4, 'ID', '0'],
    [0, 'PH', '0.00'],
  ] as const)('%s in %s is shown as %s', (amount, market, text) => {
    expect(formatAmount(amount, market)).toBe(text);
  });

  test.each(MARKETS)(
    'that is empty or in exponent notation is shown as a bare 0 in %s',
    (market) => {
      for (const amount of ['', '  ', null, undefined, '1e21', 1e21, 'kopi', Number.NaN]) {
        expect(formatAmount(amount, market)).toBe('0');
      }
    },
  );

  test.each([
    [12500, 'ID', 'Rp12.500'],
    [-12500, 'ID', '-Rp12.500'],
    [1234.5, 'PH', '₱1,234.50'],
    [1234.5, 'SG', 'S$1,234.50'],
    ['', 'SG', 'S$0'],
  ] as const)('%s in %s has the price %s', (amount, market, text) => {
    expect(formatPrice(amount, market)).toBe(text);
  });

  test.each([
    [25000, '25RB'],
    [25499, '25RB'],
    [25500, '26RB'],
    ['', '0RB'],
  ])('%s in thousands is %s', (amount, text) => {
    expect(formatThousands(amount)).toBe(text);
  });

  test('keeps its digits, grouped by three', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (amount) => {
        const text = formatAmount(amount, 'ID');
        expect(text.replaceAll('.', '')).toBe(String(amount));
        expect(text).toMatch(/^\d{1,3}(\.\d{3})*$/);
      }),
    );
  });
});

test.each([
  ['0.0000001', 'PH', '0'],
  ['-0.0000001', 'SG', '0'],
  ['1000000000000000000000', 'ID', '0'],
  ['0x10', 'ID', '0'],
  [1e19, 'PH', '10,000,000,000,000,000,000.00'],
  ['.5', 'PH', '0.50'],
  ['.25', 'PH', '0.25'],
  [' 12500 ', 'ID', '12.500'],
  ['5.', 'PH', '5.00'],
  ['+5', 'ID', '5'],
] as const)('%s is never shown as NaN: in %s it is %s', (amount, market, shown) => {
  expect(formatAmount(amount, market)).toBe(shown);
});
