import { describe, expect, test } from 'vitest';
import { couponPeriod, couponValidity, VALIDITY_TYPE, validityType } from './coupon.ts';

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
    const validity = couponValidity(coupon);
    expect(validity.effectiveTimeType).toBe('FIX_TIME');
    expect(validityType(validity)).toBe(0);
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
    const validity = couponValidity(coupon);
    expect(validity.effectiveTimeType).toBe('AFTER_ACTIVE_IMMEDIATELY');
    expect(validityType(validity)).toBe(1);
  });
});

test('is dynamic after a delay, too', () => {
  const delayed = {
    effectiveTimeType: 'AFTER_ACTIVE_DELAY',
    effectiveDelayDays: 1,
    effectiveDuration: 1,
    effectiveDurationType: 1,
  } as const;
  expect(validityType(delayed)).toBe(1);
});
