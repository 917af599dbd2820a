import { expect, test } from 'vitest';
import { METHODS } from './methods.ts';
import { WIRE } from './native-wire.ts';
import { appOfUserAgent, isSupported } from './version.ts';

test('supports a call from its first version on', () => {
  expect(METHODS.scanCode.since).toBe('2.0.0');
  expect(isSupported('scanCode', '2.0.0')).toBe(true);
  expect(isSupported('scanCode', '10.1.0')).toBe(true);
  expect(isSupported('scanCode', '1.9.9')).toBe(false);
});

test('calls an app of unknown version', () => {
  expect(isSupported('scanCode', null)).toBe(true);
});

test('supports no disabled call', () => {
  expect(isSupported('pullRefresh', '99.0.0')).toBe(false);
  expect(isSupported('pullRefresh', null)).toBe(false);
});

test.each([
  [`Mozilla/5.0 (iPhone) ${WIRE.injectedName}/3.10.2`, { version: '3.10.2' }],
  [`${WIRE.injectedName}/3 Chrome/140`, { version: '3' }],
  [`Mozilla/5.0 ${WIRE.injectedName}`, { version: null }],
  [`Mozilla/5.0 ${WIRE.injectedName}/next`, { version: null }],
  ['Mozilla/5.0 (iPhone) Safari/605.1.15', null],
])('finds the app in %j', (userAgent, app) => {
  expect(appOfUserAgent(userAgent)).toEqual(app);
});
