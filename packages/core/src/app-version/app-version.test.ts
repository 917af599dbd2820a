import { expect, test } from 'vitest';
import { isAppAble, MINIMUM_APP_VERSION } from './app-version.ts';

test('points and vouchers are redeemed from 3.3.0 on', () => {
  expect(MINIMUM_APP_VERSION).toEqual({ redeemPoints: '3.3.0', redeemVouchers: '3.3.0' });
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
])('app %j redeems points: %j', (appVersion, able) => {
  expect(isAppAble(appVersion, 'redeemPoints')).toBe(able);
});
