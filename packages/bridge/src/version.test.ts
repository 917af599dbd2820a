import fc from 'fast-check';
import { expect, test } from 'vitest';
import { METHODS } from './methods.ts';
import { appOfUserAgent, compareVersions, isSupported } from './version.ts';
import { WIRE } from './wire.ts';

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

test('a part that is not there counts as 0', () => {
  fc.assert(
    fc.property(parts, (numbers) => {
      const version = numbers.join('.');
      expect(compareVersions(version, `${version}.0.0`)).toBe(0);
    }),
  );
});

test('is an order: it agrees with itself the other way round', () => {
  fc.assert(
    fc.property(parts, parts, (a, b) => {
      const [left, right] = [a.join('.'), b.join('.')];
      expect(Math.sign(compareVersions(left, right))).toBe(
        Math.sign(-compareVersions(right, left)) + 0,
      );
    }),
  );
});

test('counts what is no number as 0', () => {
  expect(compareVersions('', '0.0.0')).toBe(0);
  expect(compareVersions('beta.1', '0.1')).toBe(0);
});

test('supports a call from the version that brought it', () => {
  expect(METHODS.scanCode.since).toBe('2.0.0');
  expect(isSupported('scanCode', '2.0.0')).toBe(true);
  expect(isSupported('scanCode', '10.1.0')).toBe(true);
  expect(isSupported('scanCode', '1.9.9')).toBe(false);
});

test('asks an app that does not tell its version', () => {
  expect(isSupported('scanCode', null)).toBe(true);
});

test('supports no call that is disabled', () => {
  expect(isSupported('pullRefresh', '99.0.0')).toBe(false);
  expect(isSupported('pullRefresh', null)).toBe(false);
});

test.each([
  [`Mozilla/5.0 (iPhone) ${WIRE.injectedName}/3.10.2`, { version: '3.10.2' }],
  [`${WIRE.injectedName}/3 Chrome/140`, { version: '3' }],
  [`Mozilla/5.0 ${WIRE.injectedName}`, { version: null }],
  [`Mozilla/5.0 ${WIRE.injectedName}/next`, { version: null }],
  ['Mozilla/5.0 (iPhone) Safari/605.1.15', null],
])('reads the app out of %j', (userAgent, app) => {
  expect(appOfUserAgent(userAgent)).toEqual(app);
});
