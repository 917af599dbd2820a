import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupVoucherCode, voucherPeriod, voucherStatus } from './voucher.ts';
import type { VoucherValidity } from './voucher.types.ts';

const at = (iso: string) => Date.parse(iso);
const claimedAt = at('2026-11-21T13:30:00+07:00');

describe('the period of a voucher', () => {
  test('has its own times if they are fixed', () => {
    const validity: VoucherValidity = {
      effectiveTimeType: 'FIX_TIME',
      effectiveStartTime: 100,
      effectiveEndTime: 200,
    };
    expect(voucherPeriod(validity, claimedAt)).toEqual({ start: 100, end: 200 });
  });

  test.each([
    [1, 3, '2026-11-24T13:30:00+07:00'],
    [2, 2, '2026-12-05T13:30:00+07:00'],
    [3, 3, '2027-02-21T13:30:00+07:00'],
    [4, 1, '2027-11-21T13:30:00+07:00'],
  ] as const)('without a delay by unit %i and %i of them ends at %s', (unit, duration, end) => {
    const validity: VoucherValidity = {
      effectiveTimeType: 'AFTER_ACTIVE_IMMEDIATELY',
      effectiveDuration: duration,
      effectiveDurationType: unit,
    };
    expect(voucherPeriod(validity, claimedAt)).toEqual({ start: claimedAt, end: at(end) });
  });

  test('with a delay starts at midnight WIB of the day after it', () => {
    const validity: VoucherValidity = {
      effectiveTimeType: 'AFTER_ACTIVE_DELAY',
      effectiveDelayDays: 2,
      effectiveDuration: 1,
      effectiveDurationType: 2,
    };
    expect(voucherPeriod(validity, claimedAt)).toEqual({
      start: at('2026-11-24T00:00:00+07:00'),
      end: at('2026-12-01T00:00:00+07:00'),
    });
  });
});

describe('the status of a voucher', () => {
  const validity: VoucherValidity = {
    effectiveTimeType: 'FIX_TIME',
    effectiveStartTime: 1000,
    effectiveEndTime: 2000,
  };
  const voucher = { validity, claimedAt: 500, usedAt: null };

  test.each([
    [999, 'notStarted'],
    [1000, 'claimed'],
    [1999, 'claimed'],
    [2000, 'ended'],
  ] as const)('at %i is %s', (now, status) => {
    expect(voucherStatus(voucher, now)).toBe(status);
  });

  test('stays used before, in and after its period', () => {
    fc.assert(
      fc.property(fc.nat(5000), (now) => {
        expect(voucherStatus({ ...voucher, usedAt: 1500 }, now)).toBe('used');
      }),
    );
  });
});

test('groups a code by four', () => {
  expect(groupVoucherCode('KPSU7F3K9Q2M')).toEqual(['KPSU', '7F3K', '9Q2M']);
  expect(groupVoucherCode('KPSU7')).toEqual(['KPSU', '7']);
  expect(groupVoucherCode('')).toEqual([]);
  expect(groupVoucherCode('KOPI-MEMBER')).toEqual(['KOPI-', 'MEMBER']);
});
