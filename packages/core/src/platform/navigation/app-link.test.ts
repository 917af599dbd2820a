import { expect, test } from 'vitest';
import { BRAND } from '../brand.ts';
import { appAddress, deepLink, storeAddress, universalLink } from './app-link.ts';

test('a deep link is the scheme plus an optional path', () => {
  expect(deepLink()).toBe(BRAND.deepLinkScheme);
  expect(deepLink('/mine')).toBe(`${BRAND.deepLinkScheme}mine`);
  expect(deepLink('mine/packs/p1')).toBe(`${BRAND.deepLinkScheme}mine/packs/p1`);
  expect(deepLink('//mine')).toBe(`${BRAND.deepLinkScheme}mine`);
});

test('a universal link opens a route with its query', () => {
  expect(universalLink('/couponDetail?id=a%20b')).toBe(`${BRAND.linkHost}/couponDetail?id=a%20b`);
  expect(universalLink('/')).toBe(`${BRAND.linkHost}/`);
});

test('iOS opens the app by the universal link', () => {
  expect(appAddress('ios', '/mine')).toBe(universalLink('/mine'));
});

test('Android opens the app by an intent, which falls back on the store', () => {
  const [address, intent] = appAddress('android', '/couponDetail?id=v1').split('#');
  expect(address).toBe('intent://couponDetail?id=v1');
  expect(intent?.split(';')).toEqual([
    'Intent',
    `scheme=${BRAND.deepLinkScheme.replace('://', '')}`,
    `package=${BRAND.androidPackage}`,
    `S.browser_fallback_url=${encodeURIComponent(storeAddress('android'))}`,
    'end',
  ]);
});

test.each(['android', 'ios'] as const)('a route cannot bring its own intent on %s', (system) => {
  const address = appAddress(system, '/mine?x=#Intent;package=evil;end');
  expect(address).toContain('/mine?x=%23Intent;package=evil;end'.slice(1));
  expect(address.match(/#/g) ?? []).toHaveLength(system === 'android' ? 1 : 0);
});

test('each system has its store', () => {
  expect(storeAddress('ios')).toBe(BRAND.stores.ios);
  expect(storeAddress('android')).toBe(BRAND.stores.android);
});
