import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { MEMORY_TERMS } from '../../features/vouchers/vouchers.memory.ts';
import { couponSchema } from './coupon.schema.ts';
import { couponPeriod, couponValidity, VALIDITY_TYPE } from './coupon.ts';

const at = (iso: string) => Date.parse(iso);
const CLAIMED_AT = at('2026-11-21T13:30:00+07:00');

test('encodes a fixed validity as 0 and a dynamic one as 1', () => {
  expect(VALIDITY_TYPE).toEqual({ fixed: 0, dynamic: 1 });
});

describe('a coupon between two days', () => {
  const coupon = {
    couponActiveType: 0,
    couponStartDay: '2026-12-01',
    couponEndDay: '2026-12-31',
  } as const;

  test('is valid from the first through the last day, whenever it was claimed', () => {
    const period = {
      start: at('2026-12-01T00:00:00+07:00'),
      end: at('2027-01-01T00:00:00+07:00'),
    };
    expect(couponPeriod(coupon, CLAIMED_AT)).toEqual(period);
    expect(couponPeriod(coupon, 0)).toEqual(period);
  });

  test('has a fixed validity', () => {
    expect(couponValidity(coupon).effectiveTimeType).toBe('FIX_TIME');
  });
});

describe('a coupon for a number of days', () => {
  const coupon = { couponActiveType: 1, activeDay: 7 } as const;

  test('is valid from its claim', () => {
    expect(couponPeriod(coupon, CLAIMED_AT)).toEqual({
      start: CLAIMED_AT,
      end: at('2026-11-28T13:30:00+07:00'),
    });
  });

  test('has a validity that starts at activation', () => {
    expect(couponValidity(coupon).effectiveTimeType).toBe('AFTER_ACTIVE_IMMEDIATELY');
  });

  test('starts at midnight WIB of the day after its delay', () => {
    const delayed = { ...coupon, effectiveDelayDays: 0 };
    expect(couponValidity(delayed).effectiveTimeType).toBe('AFTER_ACTIVE_DELAY');
    expect(couponPeriod(delayed, CLAIMED_AT)).toEqual({
      start: at('2026-11-22T00:00:00+07:00'),
      end: at('2026-11-29T00:00:00+07:00'),
    });
  });
});

describe('on the wire', () => {
  const days = { couponActiveType: 0, couponStartDay: '2026-12-01', couponEndDay: '2026-12-31' };

  test.each([
    ['its days', days, true],
    ['a day that does not exist', { ...days, couponEndDay: '2026-02-30' }, false],
    ['a number of days', { couponActiveType: 1, activeDay: 7 }, true],
    ['no day', { couponActiveType: 1, activeDay: 0 }, false],
    ['another kind', { couponActiveType: 2, activeDay: 7 }, false],
    ['fewer than no products', { ...days, discountEffectiveQty: -1 }, false],
  ])('reads a coupon with %s', (_, activity, isRead) => {
    expect(v.is(couponSchema, { ...MEMORY_TERMS, ...activity })).toBe(isRead);
  });
});
