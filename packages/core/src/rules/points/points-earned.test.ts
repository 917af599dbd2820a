import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKETS } from '../../platform/market/market.ts';
import { earnedPoints } from './points-earned.ts';

describe('the points earned', () => {
  test.each([
    ['ID', 0, 0],
    ['ID', 999, 0],
    ['ID', 999.99, 0],
    ['ID', 1000, 1],
    ['ID', 1999, 1],
    ['ID', 2000, 2],
    ['ID', 45_500, 45],
    ['PH', 9.99, 0],
    ['PH', 10, 1],
    ['PH', 19.99, 1],
    ['PH', 20, 2],
    ['SG', 0.99, 0],
    ['SG', 1, 10],
    ['SG', 1.99, 10],
    ['SG', 2, 20],
    ['SG', 12.9, 120],
  ] as const)('in %s on %d are %i', (market, paid, points) => {
    expect(earnedPoints(paid, market)).toBe(points);
  });

  test.each([
    ['SG', 0.7 + 0.1 + 0.2, 10],
    ['SG', 4.35 * 100 - 434, 10],
    ['PH', Array.from({ length: 100 }, () => 0.1).reduce((sum, price) => sum + price), 1],
    ['SG', 0.999999, 0],
    ['SG', 0.9999999, 10],
  ] as const)('in %s ignore binary rounding errors: %d earns %i', (market, paid, points) => {
    expect(earnedPoints(paid, market)).toBe(points);
  });

  test.each(MARKETS)('are none in %s if nothing was paid', (market) => {
    for (const paid of [-1, -25_000, Number.NaN, Number.POSITIVE_INFINITY, -Infinity]) {
      expect(earnedPoints(paid, market)).toBe(0);
    }
  });

  test('in cents match exact arithmetic, whatever the order of the sum', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50_000), { maxLength: 20 }), (cents) => {
        const exact = cents.reduce((sum, price) => sum + price, 0);
        const paid = cents.reduce((sum, price) => sum + price / 100, 0);
        expect(earnedPoints(paid, 'SG')).toBe(((exact - (exact % 100)) / 100) * 10);
        expect(earnedPoints(paid, 'PH')).toBe((exact - (exact % 1000)) / 1000);
      }),
    );
  });
});
