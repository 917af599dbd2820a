import { expect, test } from 'vitest';
import { MEMORY_HOSTS, STAGING_HOSTS } from '../../testing/memory-hosts.ts';
import { BRAND } from '../brand.ts';
import { appAddress, deepLink, universalLink } from './app-link.ts';

test('a deep link is the scheme plus an optional path', () => {
  expect(deepLink()).toBe(BRAND.deepLinkScheme);
  expect(deepLink('/mine')).toBe(`${BRAND.deepLinkScheme}mine`);
  expect(deepLink('mine/packs/p1')).toBe(`${BRAND.deepLinkScheme}mine/packs/p1`);
  expect(deepLink('//mine')).toBe(`${BRAND.deepLinkScheme}mine`);
});

test('a universal link opens a route with its query', () => {
  expect(universalLink('/couponDetail?id=a%20b', MEMORY_HOSTS)).toBe(
    `${BRAND.linkHost}/couponDetail?id=a%20b`,
  );
  expect(universalLink('/', MEMORY_HOSTS)).toBe(`${BRAND.linkHost}/`);
});

test('each environment has its own links and stores', () => {
  expect(universalLink('/mine', STAGING_HOSTS)).toBe(`${STAGING_HOSTS.linkHost}/mine`);
  expect(appAddress(PHONES.ios, '/mine', STAGING_HOSTS)).toBe(`${STAGING_HOSTS.linkHost}/mine`);
  expect(appAddress(PHONES.android, '/mine', STAGING_HOSTS)).toContain(
    `;S.browser_fallback_url=${encodeURIComponent(STAGING_HOSTS.stores.android)};`,
  );
});

/** The browser of a phone, and the web view of another app on it. */
const PHONES = {
  android: { system: 'android', isInOtherApp: false },
  ios: { system: 'ios', isInOtherApp: false },
  iosInOtherApp: { system: 'ios', isInOtherApp: true },
} as const;

test('iOS opens the app by the universal link, and from another app by the deep link', () => {
  expect(appAddress(PHONES.ios, '/mine', MEMORY_HOSTS)).toBe(universalLink('/mine', MEMORY_HOSTS));
  expect(appAddress(PHONES.iosInOtherApp, '/couponDetail?id=v1', MEMORY_HOSTS)).toBe(
    deepLink('couponDetail?id=v1'),
  );
});

test('Android opens the app by an intent, which falls back on the store', () => {
  const [address, intent] = appAddress(PHONES.android, '/couponDetail?id=v1', MEMORY_HOSTS).split(
    '#',
  );
  expect(address).toBe('intent://couponDetail?id=v1');
  expect(intent?.split(';')).toEqual([
    'Intent',
    `scheme=${BRAND.deepLinkScheme.replace('://', '')}`,
    `package=${BRAND.androidPackage}`,
    `S.browser_fallback_url=${encodeURIComponent(MEMORY_HOSTS.stores.android)}`,
    'end',
  ]);
});

test.each(Object.entries(PHONES))('a route cannot bring its own intent on %s', (phone, browser) => {
  const address = appAddress(browser, '/mine?x=#Intent;package=evil;end', MEMORY_HOSTS);
  expect(address).toContain('/mine?x=%23Intent;package=evil;end'.slice(1));
  expect(address.match(/#/g) ?? []).toHaveLength(phone === 'android' ? 1 : 0);
});
