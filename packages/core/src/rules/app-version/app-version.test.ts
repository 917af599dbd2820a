import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareVersions, isAppAble, MINIMUM_APP_VERSION } from './app-version.ts';

test('runs our pages, and redeems points and vouchers, from 3.3.0 on', () => {
  expect(MINIMUM_APP_VERSION).toEqual({
    runPages: '3.3.0',
    redeemPoints: '3.3.0',
    redeemVouchers: '3.3.0',
  });
});

test.each([
  ['3.3.0', true],
  ['3.3', true],
  ['3.3.1', true],
  ['3.3.0.1', true],
  ['3.10.0', true],
  ['3.4', true],
  ['4', true],
  ['4.0.0', true],
  ['3.3.0-beta', true],
  ['3.2.9', false],
  ['3.2.10', false],
  ['3', false],
  ['2.9.9', false],
  ['0.0.0', false],
  ['', false],
  ['baru', false],
  [null, false],
])('lets app %j redeem points: %j', (appVersion, able) => {
  expect(isAppAble(appVersion, 'redeemPoints')).toBe(able);
});

describe('a version', () => {
  const parts = fc.array(fc.nat({ max: 99 }), { minLength: 1, maxLength: 4 });

  test.each([
    ['3.10.0', '3.9.9'],
    ['3.3.1', '3.3'],
    ['10.0.0', '9.9.9'],
    ['3.3.0.1', '3.3.0'],
  ])('%s is newer than %s', (newer, older) => {
    expect(compareVersions(newer, older)).toBeGreaterThan(0);
    expect(compareVersions(older, newer)).toBeLessThan(0);
  });

  test('treats a missing part as 0', () => {
    fc.assert(
      fc.property(parts, (numbers) => {
        const version = numbers.join('.');
        expect(compareVersions(version, `${version}.0.0`)).toBe(0);
      }),
    );
  });

  test('compares symmetrically', () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const [left, right] = [a.join('.'), b.join('.')];
        expect(Math.sign(compareVersions(left, right))).toBe(
          Math.sign(-compareVersions(right, left)) + 0,
        );
      }),
    );
  });

  test('treats a part that is not a number as 0', () => {
    expect(compareVersions('', '0.0.0')).toBe(0);
    expect(compareVersions('beta.1', '0.1')).toBe(0);
  });
});
