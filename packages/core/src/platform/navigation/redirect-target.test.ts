import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryText } from '../../testing/arbitrary-text.ts';
import { BRAND } from '../brand.ts';
import { appHostAddress, deepLink, loginRoute, parseRedirectTarget } from './redirect-target.ts';
import { matchRoute } from './route.ts';

describe('a redirect target', () => {
  test.each(['/get-coupons?sourceId=kopi&x=a%20b', '/', '/mine/packs/p1', '/tommunity/signUp'])(
    '%s is a route of ours',
    (route) => {
      expect(parseRedirectTarget(route)).toEqual({ kind: 'route', route });
    },
  );

  test('on the app host is taken', () => {
    const url = appHostAddress('/mine');
    expect(url).toBe(`${BRAND.appHost}/order/#/mine`);
    expect(parseRedirectTarget(url)).toEqual({ kind: 'appHost', url });
  });

  test.each(['/', '/order/', '/order/#/mine?from=/login', '/login', '/order/#/mine#/login'])(
    'on the app host is taken whatever it is (%s), but for a login',
    (path) => {
      const url = BRAND.appHost + path;
      expect(parseRedirectTarget(url)).toEqual({ kind: 'appHost', url });
    },
  );

  test.each([
    '/login',
    '/loginOrRegister?x=1',
    '/phoneLogin/',
    'login',
    '//login',
    '///login//?x=1',
    '/%6cogin',
    '/%70honeLogin',
    '%2Flogin%3Fx=1',
    '/LOGIN',
    '/phonelogin',
    '/%4C%4fgin',
  ])('on the app host’s login route is dropped, however it is written: %s', (route) => {
    expect(parseRedirectTarget(appHostAddress(route))).toBeNull();
  });

  test.each(['/logins', '/my/login', '/%256cogin', '/%E0%A4%A', '/mine?x=/login', '/%8cogin'])(
    'on the app host that only looks like a login is taken: %s',
    (route) => {
      expect(parseRedirectTarget(appHostAddress(route))).not.toBeNull();
    },
  );

  test.each([
    '/mine/packs/..',
    '/mine/packs/.',
    '/mine/packs/../',
    '/mine/packs/..?x=1',
    '/mine/packs/%2e%2E',
    '/mine/packs/.%2e',
    '/mine/packs/%2E',
    `${BRAND.appHost}/..`,
    `${BRAND.appHost}/order/./#/mine`,
    `${BRAND.appHost}/order/..#/mine`,
    `${BRAND.appHost}/order/?x=1#/mine/../login`,
    `${BRAND.appHost}/order/#../login`,
  ])('is dropped where its path moves as it is read: %s', (text) => {
    expect(parseRedirectTarget(text)).toBeNull();
  });

  test.each([
    '/mine/packs/...',
    '/mine/packs/.p1',
    '/mine/packs/p1..',
    '/mine/packs/%2f..',
    '/mine/packs/p?x=/../y',
    `${BRAND.appHost}/order/?x=/../y#/mine?z=/./`,
  ])('may have dots that move nothing: %s', (text) => {
    expect(parseRedirectTarget(text)).not.toBeNull();
  });

  test.each([2048, 2049])('of %i characters is taken up to 2048', (length) => {
    const route = '/mine?x='.padEnd(length, 'a');
    expect(parseRedirectTarget(route)).toEqual(length === 2048 ? { kind: 'route', route } : null);
  });

  test.each([
    'https://evil.example/',
    `${BRAND.appHost}.evil.example/`,
    `${BRAND.appHost}@evil.example/`,
    BRAND.appHost,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '//evil.example/get-coupons',
    '/\\evil.example',
    '\\get-coupons',
    '/get-coupons\u0000',
    '/get-coupons\n',
    '\u200b/get-coupons',
    '/get-coupons x',
    '/get-coupons?x=\\',
    '/get-coupons?x=a b',
    '/get-coupons?x=\n',
    '/get-coupons?x=\u0007',
    '/get-coupons?x=\u202e',
    `${BRAND.appHost}/\\evil.example`,
    `${BRAND.appHost}/order/ #/mine`,
    'get-coupons',
    '/nowhere',
    '/login',
    '/phoneLogin?x=1',
    '/loginOrRegister',
    '/login/',
    '',
    `/get-coupons?x=${'a'.repeat(3000)}`,
    null,
    42,
    {},
  ])('%j is dropped', (text) => {
    expect(parseRedirectTarget(text)).toBeNull();
  });

  test('never leads off the routes and the app host, whatever is tried', () => {
    const part = fc.constantFrom(
      ...['/', '//', '\\', '.', '..', '%2e', '@', ':', '?', '#', '%2F', ' ', '\u200b', 'mine'],
      ...['login', 'get-coupons', 'evil.example', 'javascript:', 'https://', BRAND.appHost],
    );
    const address = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(address, arbitraryText()), (text) => {
        const target = parseRedirectTarget(text);
        if (target?.kind === 'route') expect(matchRoute(target.route)).not.toBeNull();
        if (target?.kind === 'appHost') {
          expect(target.url.startsWith(`${BRAND.appHost}/`)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('the mobile-register switch chooses the login screen', () => {
  expect(loginRoute(true)).toBe('/phoneLogin');
  expect(loginRoute(false)).toBe('/loginOrRegister');
});

test('a deep link is the scheme and an optional path', () => {
  expect(deepLink()).toBe(BRAND.deepLinkScheme);
  expect(deepLink('/mine')).toBe(`${BRAND.deepLinkScheme}mine`);
  expect(deepLink('mine/packs/p1')).toBe(`${BRAND.deepLinkScheme}mine/packs/p1`);
  expect(deepLink('//mine')).toBe(`${BRAND.deepLinkScheme}mine`);
});
