import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryText } from '../../testing/arbitrary-text.ts';
import { MEMORY_HOSTS, STAGING_HOSTS } from '../../testing/memory-hosts.ts';
import { BRAND } from '../brand.ts';
import {
  appHostAddress,
  loginRoute,
  parseRedirectTarget,
  targetLink,
  targetOfLink,
} from './redirect-target.ts';
import { matchRoute } from './route.ts';

describe('a redirect target', () => {
  test.each(['/get-coupons?activityCode=kopi&x=a%20b', '/', '/mine/packs/p1', '/tommunity/signUp'])(
    'is accepted for %s, one of our routes',
    (route) => {
      expect(parseRedirectTarget(route, MEMORY_HOSTS)).toEqual({ kind: 'route', route });
    },
  );

  test('is accepted on the app host', () => {
    const url = appHostAddress('/mine', MEMORY_HOSTS);
    expect(url).toBe(`${BRAND.appHost}/order/#/mine`);
    expect(parseRedirectTarget(url, MEMORY_HOSTS)).toEqual({ kind: 'appHost', url });
  });

  test.each(['/', '/order/', '/order/#/mine?from=/login', '/login', '/order/#/mine#/login'])(
    'is accepted on the app host with any path (%s) but a login',
    (path) => {
      const url = BRAND.appHost + path;
      expect(parseRedirectTarget(url, MEMORY_HOSTS)).toEqual({ kind: 'appHost', url });
    },
  );

  test('is accepted on the app host of the environment alone', () => {
    const url = appHostAddress('/mine', STAGING_HOSTS);
    expect(url).toBe('https://app.staging.example/order/#/mine');
    expect(parseRedirectTarget(url, STAGING_HOSTS)).toEqual({ kind: 'appHost', url });
    expect(parseRedirectTarget(url, MEMORY_HOSTS)).toBeNull();
    expect(parseRedirectTarget(appHostAddress('/mine', MEMORY_HOSTS), STAGING_HOSTS)).toBeNull();
    expect(parseRedirectTarget(appHostAddress('/login', STAGING_HOSTS), STAGING_HOSTS)).toBeNull();
  });

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
  ])('is rejected for the app host’s login route, however spelled: %s', (route) => {
    expect(parseRedirectTarget(appHostAddress(route, MEMORY_HOSTS), MEMORY_HOSTS)).toBeNull();
  });

  test.each(['/logins', '/my/login', '/%256cogin', '/%E0%A4%A', '/mine?x=/login', '/%8cogin'])(
    'is accepted for a path that only resembles a login: %s',
    (route) => {
      expect(parseRedirectTarget(appHostAddress(route, MEMORY_HOSTS), MEMORY_HOSTS)).not.toBeNull();
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
  ])('is rejected if a dot segment changes its path: %s', (text) => {
    expect(parseRedirectTarget(text, MEMORY_HOSTS)).toBeNull();
  });

  test.each([
    '/mine/packs/...',
    '/mine/packs/.p1',
    '/mine/packs/p1..',
    '/mine/packs/%2f..',
    '/mine/packs/p?x=/../y',
    `${BRAND.appHost}/order/?x=/../y#/mine?z=/./`,
  ])('is accepted with dots that change nothing: %s', (text) => {
    expect(parseRedirectTarget(text, MEMORY_HOSTS)).not.toBeNull();
  });

  test.each([2048, 2049])('of %i characters is accepted up to 2048', (length) => {
    const route = '/mine?x='.padEnd(length, 'a');
    expect(parseRedirectTarget(route, MEMORY_HOSTS)).toEqual(
      length === 2048 ? { kind: 'route', route } : null,
    );
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
  ])('is rejected for %j', (text) => {
    expect(parseRedirectTarget(text, MEMORY_HOSTS)).toBeNull();
  });

  test('never leaves our routes and the app host, for random input', () => {
    const part = fc.constantFrom(
      ...['/', '//', '\\', '.', '..', '%2e', '@', ':', '?', '#', '%2F', ' ', '\u200b', 'mine'],
      ...['login', 'get-coupons', 'evil.example', 'javascript:', 'https://', BRAND.appHost],
    );
    const address = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(address, arbitraryText()), (text) => {
        const target = parseRedirectTarget(text, MEMORY_HOSTS);
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
  expect(loginRoute({ mobileRegister: true })).toBe('/phoneLogin');
  expect(loginRoute({ mobileRegister: false })).toBe('/loginOrRegister');
  expect(loginRoute(null)).toBe('/loginOrRegister');
});

describe('a link that leads on', () => {
  test('names one of our routes, with its query', () => {
    const route = '/couponDetail?id=a%20b&code=show';
    expect(targetOfLink(targetLink('/app-open?x=1', route))).toBe(route);
  });

  test.each([
    appHostAddress('/mine', MEMORY_HOSTS),
    '/login',
    'https://evil.example/',
    'javascript:alert(1)',
  ])('does not lead to %s', (target) => {
    expect(targetOfLink(targetLink('/app-open', target))).toBeNull();
  });

  test('may name nothing', () => {
    expect(targetOfLink('/app-open')).toBeNull();
  });
});
