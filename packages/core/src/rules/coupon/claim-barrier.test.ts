import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CouponClaim, claimBarrier } from './claim-barrier.ts';

const NEWCOMER = { phone: '+6281234567890', browserId: 'device-1', isNewUser: true };
const REGULAR = { ...NEWCOMER, isNewUser: false };
const FOR_ALL = { isForNewUsers: false };
const FOR_NEW = { isForNewUsers: true };

describe('a coupon', () => {
  test.each([
    ['nobody', [], null],
    ['somebody else', [{ phone: '+6281234567891', browserId: 'device-2' }], null],
    ['this phone', [{ phone: NEWCOMER.phone, browserId: 'device-2' }], 'alreadyClaimed'],
    ['this device', [{ phone: '+6281234567891', browserId: 'device-1' }], 'alreadyClaimed'],
    ['this phone on this device', [NEWCOMER], 'alreadyClaimed'],
  ] as const)('is claimed once, so after %s: %j', (_who, earlier, barrier) => {
    expect(claimBarrier(NEWCOMER, earlier, FOR_ALL)).toBe(barrier);
  });

  test('is checked by phone alone while the device is unknown', () => {
    const somebody = { ...NEWCOMER, browserId: null };
    const other = { phone: '+6281234567891', browserId: 'device-1' };
    expect(claimBarrier(somebody, [other], FOR_ALL)).toBeNull();
    expect(claimBarrier(somebody, [other, NEWCOMER], FOR_ALL)).toBe('alreadyClaimed');
  });

  test('is claimed once per phone and device, in any order of claims', () => {
    const claim = fc.record({
      phone: fc.constantFrom('+628111', '+628112', '+628113'),
      browserId: fc.constantFrom('device-1', 'device-2', 'device-3'),
    });
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 12 }), (comers) => {
        const made: CouponClaim[] = [];
        for (const comer of comers) {
          if (claimBarrier({ ...comer, isNewUser: true }, made, FOR_ALL) === null) made.push(comer);
        }
        expect(new Set(made.map(({ phone }) => phone)).size).toBe(made.length);
        expect(new Set(made.map(({ browserId }) => browserId)).size).toBe(made.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a coupon for new users', () => {
  test('is rejected for regular customers', () => {
    expect(claimBarrier(NEWCOMER, [], FOR_NEW)).toBeNull();
    expect(claimBarrier(REGULAR, [], FOR_NEW)).toBe('newUsersOnly');
    expect(claimBarrier(REGULAR, [], FOR_ALL)).toBeNull();
  });

  test('is reported as claimed to a regular customer who claimed it when new', () => {
    expect(claimBarrier(REGULAR, [NEWCOMER], FOR_NEW)).toBe('alreadyClaimed');
  });
});
