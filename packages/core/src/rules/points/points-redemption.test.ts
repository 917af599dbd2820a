import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, succeed } from '../../platform/result.ts';
import {
  maxRedeemablePoints,
  REDEMPTION,
  type Redeemer,
  redeemPoints,
  redemptionBarrier,
} from './points-redemption.ts';

const REDEEMER: Redeemer = {
  market: 'ID',
  appVersion: '3.3.0',
  hasOtherOffer: false,
  total: 40_000,
  balance: 500,
};

describe('redeeming', () => {
  test.each([
    [0, 0],
    [2, 100],
    [50, 2500],
    [98, 4900],
    [100, 5000],
  ])('%i points takes off Rp%i', (points, discount) => {
    expect(redeemPoints(points, REDEEMER)).toEqual(succeed(discount));
  });

  test.each([
    [1, 'notMultiple'],
    [99, 'notMultiple'],
    [2.5, 'notMultiple'],
    [-2, 'notMultiple'],
    [Number.NaN, 'notMultiple'],
    [102, 'tooMany'],
  ] as const)('%d points is rejected: %s', (points, refusal) => {
    expect(redeemPoints(points, REDEEMER)).toEqual(fail(refusal));
  });

  test('uses no more points than the balance', () => {
    const poor = { ...REDEEMER, balance: 9 };
    expect(redeemPoints(8, poor)).toEqual(succeed(400));
    expect(redeemPoints(10, poor)).toEqual(fail('notEnough'));
    expect(redeemPoints(10, { ...REDEEMER, balance: 10 })).toEqual(succeed(500));
  });

  test('0 points is allowed with a negative balance, and more is not', () => {
    const debtor = { ...REDEEMER, balance: -7 };
    expect(redeemPoints(0, debtor)).toEqual(succeed(0));
    expect(redeemPoints(2, debtor)).toEqual(fail('notEnough'));
  });

  test('takes off no more than the order’s total', () => {
    expect(redeemPoints(60, { ...REDEEMER, total: 3000 })).toEqual(succeed(3000));
    expect(redeemPoints(60, { ...REDEEMER, total: 2999 })).toEqual(fail('aboveTotal'));
  });
});

describe('an order', () => {
  test.each([
    ['in the Philippines', { market: 'PH' }, 'otherMarket'],
    ['in Singapore', { market: 'SG' }, 'otherMarket'],
    ['below app 3.3.0', { appVersion: '3.2.9' }, 'appTooOld'],
    ['outside the app', { appVersion: null }, 'appTooOld'],
    ['beside another offer', { hasOtherOffer: true }, 'besideOffer'],
  ] as const)('%s', (_where, change, barrier) => {
    const redeemer = { ...REDEEMER, ...change };
    expect(redemptionBarrier(redeemer)).toBe(barrier);
    expect(redeemPoints(2, redeemer)).toEqual(fail(barrier));
    expect(maxRedeemablePoints(redeemer)).toBe(0);
  });

  test('accepts no points for the first of several reasons', () => {
    const late = { ...REDEEMER, appVersion: '3.2.9', hasOtherOffer: true };
    expect(redemptionBarrier(late)).toBe('appTooOld');
    expect(redemptionBarrier({ ...late, market: 'SG' })).toBe('otherMarket');
  });

  test('accepts points otherwise', () => {
    expect(redemptionBarrier(REDEEMER)).toBeNull();
  });
});

describe('the maximum to redeem', () => {
  test.each([
    [40_000, 500, 100, 'the limit'],
    [5000, 100, 100, 'all three at once'],
    [4999, 500, 98, 'by the total, rounded down'],
    [4900, 500, 98, 'by the total'],
    [149, 500, 2, 'by a small total'],
    [99, 500, 0, 'less than two points'],
    [40_000, 99, 98, 'by the balance, rounded down'],
    [40_000, 98, 98, 'by the balance'],
    [40_000, 1, 0, 'one point'],
    [40_000, -7, 0, 'points owed'],
    [0, 500, 0, 'a free order'],
  ])('of Rp%i with %i points is %i (%s)', (total, balance, most, _why) => {
    expect(maxRedeemablePoints({ ...REDEEMER, total, balance })).toBe(most);
  });

  test('can be redeemed, and two more cannot', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.integer({ min: -50, max: 300 }), (total, balance) => {
        const redeemer = { ...REDEEMER, total, balance };
        const most = maxRedeemablePoints(redeemer);
        expect(redeemPoints(most, redeemer)).toEqual(succeed(most * REDEMPTION.pointValue));
        expect(redeemPoints(most + REDEMPTION.step, redeemer).ok).toBe(false);
      }),
    );
  });
});

test('a point is worth Rp50, in twos, and an order takes Rp5.000', () => {
  expect(REDEMPTION).toEqual({ pointValue: 50, step: 2, maxPoints: 100 });
});
