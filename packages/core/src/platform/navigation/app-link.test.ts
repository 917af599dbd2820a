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

/** The browser of a phone, and the web view of another app on it. */
const PHONES = {
  android: { system: 'android', isInOtherApp: false },
  ios: { system: 'ios', isInOtherApp: false },
  iosInOtherApp: { system: 'ios', isInOtherApp: true },
} as const;

test('iOS opens the app by the universal link, and from another app by the deep link', () => {
  expect(appAddress(PHONES.ios, '/mine')).toBe(universalLink('/mine'));
  expect(appAddress(PHONES.iosInOtherApp, '/couponDetail?id=v1')).toBe(
    deepLink('couponDetail?id=v1'),
  );
});

test('Android opens the app by an intent, which falls back on the store', () => {
  const [address, intent] = appAddress(PHONES.android, '/couponDetail?id=v1').split('#');
  expect(address).toBe('intent://couponDetail?id=v1');
  expect(intent?.split(';')).toEqual([
    'Intent',
    `scheme=${BRAND.deepLinkScheme.replace('://', '')}`,
    `package=${BRAND.androidPackage}`,
    `S.browser_fallback_url=${encodeURIComponent(storeAddress('android'))}`,
    'end',
  ]);
});

test.each(Object.entries(PHONES))('a route cannot bring its own intent on %s', (phone, browser) => {
  const address = appAddress(browser, '/mine?x=#Intent;package=evil;end');
  expect(address).toContain('/mine?x=%23Intent;package=evil;end'.slice(1));
  expect(address.match(/#/g) ?? []).toHaveLength(phone === 'android' ? 1 : 0);
});

test('each system has its store', () => {
  expect(storeAddress('ios')).toBe(BRAND.stores.ios);
  expect(storeAddress('android')).toBe(BRAND.stores.android);
});
