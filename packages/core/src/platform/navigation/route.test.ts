import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryText } from '../../testing/arbitrary-text.ts';
import { BRAND } from '../brand.ts';
import { parseQuery } from './query.ts';
import {
  matchRoute,
  paramsOf,
  pathOf,
  queryOf,
  routeOfAddress,
  withParams,
  withQuery,
} from './route.ts';
import { ROUTES } from './routes.ts';

const inBrand = (...segments: readonly string[]) =>
  segments.map((segment) => `/${BRAND.pathSegment}/${segment}`);

describe('an address', () => {
  test.each([
    ['', '', '/'],
    ['', '#/', '/'],
    ['', '#/get-coupons?sourceId=kopi', '/get-coupons?sourceId=kopi'],
    ['?sourceId=kopi', '#/get-coupons', '/get-coupons?sourceId=kopi'],
    ['?sourceId=chat&pay=1', '#/get-coupons?sourceId=kopi', '/get-coupons?sourceId=kopi&pay=1'],
    ['', '#get-coupons', '/get-coupons'],
  ])('with the query %j and the hash %j leads to %s', (search, hash, route) => {
    expect(routeOfAddress(search, hash)).toBe(route);
  });

  test('preserves every value that a link can carry', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (query) => {
        const safe = Object.fromEntries(Object.entries(query));
        expect(queryOf(routeOfAddress('', `#${withQuery('/get-coupons', safe)}`))).toEqual(safe);
      }),
    );
  });

  test('preserves values that hold query delimiters', () => {
    expect(parseQuery('?a=b+c&d=e=f&g=h?i&&j')).toEqual({ a: 'b c', d: 'e=f', g: 'h?i', j: '' });
    expect(queryOf('/mine?a=b?c=d')).toEqual({ a: 'b?c=d' });
  });

  test('is kept as it is if malformed, and never throws', () => {
    expect(parseQuery('?a=%E0%A4%A&b')).toEqual({ a: '%E0%A4%A', b: '' });
    fc.assert(
      fc.property(arbitraryText(), arbitraryText(), (search, hash) => {
        expect(routeOfAddress(search, hash)).toMatch(/^\//);
      }),
    );
  });

  test('encodes half a surrogate pair as a replacement character', () => {
    expect(withQuery('/mine', { 'a\ud83d': '\ude00b😀' })).toBe(
      '/mine?a%EF%BF%BD=%EF%BF%BDb%F0%9F%98%80',
    );
  });
});

describe('a route', () => {
  test('is matched by its path, whatever its query or a trailing slash', () => {
    expect(matchRoute('/get-coupons?sourceId=a')).toBe('getCoupons');
    expect(matchRoute('/get-coupons/')).toBe('getCoupons');
    expect(matchRoute(`/${BRAND.pathSegment}/luckDraw`)).toBe('luckDraw');
    expect(matchRoute('/mine/packs/p1')).toBe('pack');
    expect(matchRoute('/')).toBe('home');
  });

  test.each(['/nowhere', '', '/mine/packs/p1/more', '//get-coupons'])(
    'does not match %j',
    (route) => {
      expect(matchRoute(route)).toBeNull();
    },
  );

  test('has every route of section 2', () => {
    const rows = [
      ['/'],
      ['/main/home', '/common/web'],
      inBrand('icedLatte', 'oatside', 'Jolly', 'promo9rb', 'brand', 'activity-promotion'),
      inBrand('you', 'share-live'),
      ['/end1', '/end', '/grey'],
      ['/mine'],
      ['/login'],
      ['/loginOrRegister', '/phoneLogin'],
      ['/app-open', '/open'],
      ['/mine/exchangeCenter', '/redeem/Central'],
      ['/toapp'],
      ['/get-coupons', '/couponDetail'],
      ['/privacy', '/services', '/help'],
      inBrand('luckDraw'),
      ['/luckDraw/userInfoForm'],
      ['/luckDraw/infoSuccess'],
      ['/bridge'],
      ['/fission', '/fission-invite'],
      inBrand('check-in-oatside', 'check-in'),
      ['/tmp'],
      ['/bni'],
      ['/browserGuide'],
      ['/bargain/main', '/bargain/selectPrize', '/blackCup'],
      ['/demo'],
      ['/paynow'],
      ['/paynowB'],
      ['/tt/vouchers', '/tt/orderDetail'],
      ['/payResult'],
      ['/qris'],
      ['/textConfig'],
      ['/annualSummary', '/annualSummary3rd'],
      ['/menu/rightsCard'],
      ['/tommunity', '/tommunity/history', '/tommunity/signUp', '/tommunity/checkin'],
      ['/love/entry', '/love/main', '/love/fail', '/love/match'],
    ];
    expect(Object.values(ROUTES)).toEqual(expect.arrayContaining(rows.flat()));
  });

  test('accepts a query on top of its own', () => {
    expect(withQuery('/couponDetail?id=1', { from: 'wallet' })).toBe(
      '/couponDetail?id=1&from=wallet',
    );
    expect(withQuery('/couponDetail?id=1', { id: '2' })).toBe('/couponDetail?id=2');
    expect(pathOf('/couponDetail?id=1')).toBe('/couponDetail');
  });
});

describe('the parameters of a route', () => {
  test('come from its path', () => {
    expect(paramsOf('/mine/packs/hemat?id=other')).toEqual({ id: 'hemat' });
    expect(paramsOf('/mine/packs')).toEqual({});
    expect(paramsOf('/nowhere/hemat')).toEqual({});
  });

  test('are empty in a link that lacks them', () => {
    expect(withParams(ROUTES.pack, {})).toBe('/mine/packs/');
  });

  test('are kept as they are if malformed', () => {
    expect(paramsOf('/mine/packs/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
  });

  test('are the same after a link', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        const route = withParams(ROUTES.pack, { id });
        expect(matchRoute(route)).toBe('pack');
        expect(paramsOf(route)).toEqual({ id });
      }),
    );
  });
});
