import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryText } from '../../testing/arbitrary-text.ts';
import { BRAND } from '../brand.ts';
import { parseQuery } from './query.ts';
import { matchRoute, pathOf, queryOf, routeOfAddress, withQuery } from './route.ts';
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
  ])('with the query %j and the hash %j means %s', (search, hash, route) => {
    expect(routeOfAddress(search, hash)).toBe(route);
  });

  test('gives back every value that a link can carry', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string()), (query) => {
        const safe = Object.fromEntries(Object.entries(query));
        expect(queryOf(routeOfAddress('', `#${withQuery('/get-coupons', safe)}`))).toEqual(safe);
      }),
    );
  });

  test('keeps what a value says with signs of the query’s own', () => {
    expect(parseQuery('?a=b+c&d=e=f&g=h?i&&j')).toEqual({ a: 'b c', d: 'e=f', g: 'h?i', j: '' });
    expect(queryOf('/mine?a=b?c=d')).toEqual({ a: 'b?c=d' });
  });

  test('that is broken is read as it stands, never thrown at', () => {
    expect(parseQuery('?a=%E0%A4%A&b')).toEqual({ a: '%E0%A4%A', b: '' });
    fc.assert(
      fc.property(arbitraryText(), arbitraryText(), (search, hash) => {
        expect(routeOfAddress(search, hash)).toMatch(/^\//);
      }),
    );
  });

  test('has no place for half a character: it is told as a sign that stands for none', () => {
    expect(withQuery('/mine', { 'a\ud83d': '\ude00b😀' })).toBe(
      '/mine?a%EF%BF%BD=%EF%BF%BDb%F0%9F%98%80',
    );
  });
});

describe('a route', () => {
  test('is known by its path, whatever its query or a slash at its end', () => {
    expect(matchRoute('/get-coupons?sourceId=a')).toBe('getCoupons');
    expect(matchRoute('/get-coupons/')).toBe('getCoupons');
    expect(matchRoute(`/${BRAND.pathSegment}/luckDraw`)).toBe('luckDraw');
    expect(matchRoute('/mine/packs/p1')).toBe('pack');
    expect(matchRoute('/')).toBe('home');
  });

  test.each(['/nowhere', '', '/mine/packs/p1/more', '//get-coupons'])(
    '%j is none of ours',
    (route) => {
      expect(matchRoute(route)).toBeNull();
    },
  );

  test('is one of section 2, whose table it stands in row by row', () => {
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
      // What has a feature, and no route there.
      ['/mine/vouchers', '/mine/storedValue', '/mine/packs', '/mine/packs/:id', '/mine/giftCards'],
    ];
    expect(Object.values(ROUTES)).toEqual(rows.flat());
  });

  test('takes a query on top of its own', () => {
    expect(withQuery('/couponDetail?id=1', { from: 'wallet' })).toBe(
      '/couponDetail?id=1&from=wallet',
    );
    expect(withQuery('/couponDetail?id=1', { id: '2' })).toBe('/couponDetail?id=2');
    expect(pathOf('/couponDetail?id=1')).toBe('/couponDetail');
  });
});
