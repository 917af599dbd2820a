import { expect, test } from 'vitest';
import { BRAND } from '../../platform/brand.ts';
import { pageProperties } from './page-properties.ts';

const VISIT = {
  source: 'chat',
  isInApp: true,
  isLoggedIn: true,
  preferredLanguages: ['id-ID', 'en-US'],
  route: '/get-coupons?activityCode=kopi',
};

test('reports the source of the visit, the user and the language', () => {
  expect(pageProperties(VISIT)).toEqual({
    page: '/get-coupons',
    source_id: 'chat',
    is_login: true,
    system_language: 'id-ID',
    app_name: BRAND.appName,
    platform_type: 'H5',
    source: 0,
  });
});

test('reports a page in a browser as one', () => {
  expect(pageProperties({ ...VISIT, isInApp: false }).source).toBe(1);
});

test.each([
  ['/mine/packs/+6281234567890?year=2026', '/mine/packs/:id'],
  ['/Siti/Rahma', 'unknown'],
])('of the route %s reports %s', (route, page) => {
  expect(pageProperties({ ...VISIT, route }).page).toBe(page);
});

test('reports a visitor, and a phone without a language', () => {
  const properties = pageProperties({ ...VISIT, isLoggedIn: false, preferredLanguages: [] });
  expect(properties).toMatchObject({ is_login: false, system_language: '' });
});
