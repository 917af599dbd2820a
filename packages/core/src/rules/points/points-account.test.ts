import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import { nextPointsExpiry, pointsBalance, returnPoints, spendPoints } from './points-account.ts';
import { pointsEnd } from './points-expiry.ts';

const at = (iso: string) => Date.parse(iso);

const OLD = { points: 10, creditedAt: at('2025-11-05T12:00:00+07:00') };
const MIDDLE = { points: 6, creditedAt: at('2026-03-05T12:00:00+07:00') };
const NEW = { points: 20, creditedAt: at('2026-10-05T12:00:00+07:00') };
const CREDITS = [NEW, OLD, MIDDLE];
const NOW = at('2026-11-21T12:00:00+07:00');

describe('the points balance', () => {
  test('is the sum of the credits that have not expired', () => {
    expect(pointsBalance([], NOW)).toBe(0);
    expect(pointsBalance(CREDITS, NOW)).toBe(36);
    expect(pointsBalance(CREDITS, pointsEnd(OLD.creditedAt) - 1)).toBe(36);
    expect(pointsBalance(CREDITS, pointsEnd(OLD.creditedAt))).toBe(26);
  });
});

describe('what expires next', () => {
  test('is all of the earliest month, without what has expired', () => {
    const sameMonth = { points: 3, creditedAt: at('2025-11-30T23:59:59+07:00') };
    const end = at('2026-12-01T00:00:00+07:00');
    expect(nextPointsExpiry([...CREDITS, sameMonth], NOW)).toEqual({ points: 13, end });
    expect(nextPointsExpiry(CREDITS, end)).toEqual({
      points: 6,
      end: at('2027-04-01T00:00:00+07:00'),
    });
  });

  test('is nothing without points', () => {
    expect(nextPointsExpiry([], NOW)).toBeNull();
    expect(nextPointsExpiry([OLD], pointsEnd(OLD.creditedAt))).toBeNull();
  });
});

describe('spending', () => {
  test('uses the credits that expire first', () => {
    expect(spendPoints(CREDITS, 12, NOW)).toEqual(
      succeed({ spent: [OLD, { ...MIDDLE, points: 2 }], left: [{ ...MIDDLE, points: 4 }, NEW] }),
    );
  });

  test('can use nothing, and everything', () => {
    const byAge = [OLD, MIDDLE, NEW];
    expect(spendPoints(CREDITS, 0, NOW)).toEqual(succeed({ spent: [], left: byAge }));
    expect(spendPoints(CREDITS, 36, NOW)).toEqual(succeed({ spent: byAge, left: [] }));
  });

  test('uses no more than the balance', () => {
    expect(spendPoints(CREDITS, 37, NOW)).toEqual(fail('notEnough'));
    expect(spendPoints([], 1, NOW)).toEqual(fail('notEnough'));
  });

  test('uses no expired credits', () => {
    const ended = pointsEnd(OLD.creditedAt);
    expect(spendPoints(CREDITS, 6, ended)).toEqual(succeed({ spent: [MIDDLE], left: [NEW] }));
    expect(spendPoints(CREDITS, 27, ended)).toEqual(fail('notEnough'));
  });
});

describe('a cancelled order', () => {
  test('returns its points with their original expiry', () => {
    expect(returnPoints([NEW], [OLD, MIDDLE])).toEqual([NEW, OLD, MIDDLE]);
  });

  test('leaves the balance as it was, at every later moment', () => {
    const credit = fc.record({
      points: fc.integer({ min: 1, max: 50 }),
      creditedAt: fc.integer({ min: at('2025-11-01T00:00Z'), max: NOW }),
    });
    fc.assert(
      fc.property(
        fc.array(credit, { maxLength: 6 }),
        fc.nat(100),
        fc.nat(500),
        (own, points, days) => {
          const spending = spendPoints(own, points, NOW);
          if (!spending.ok) return;
          const { left, spent } = spending.value;
          expect(pointsBalance(spent, NOW)).toBe(points);
          const later = NOW + days * 86_400_000;
          expect(pointsBalance(returnPoints(left, spent), later)).toBe(pointsBalance(own, later));
        },
      ),
      { numRuns: 60 },
    );
  });
});
