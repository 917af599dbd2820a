import { expect, test } from 'vitest';
import { BRAND } from '../../platform/brand.ts';
import { queryOf } from '../../platform/navigation/route.ts';
import { APP_SOURCE_NAME, pageProperties } from './page-properties.ts';

const VISIT = {
  query: queryOf('/get-coupons?sourceId=kopi'),
  appSourceId: 'poster',
  isInApp: true,
  isLoggedIn: true,
  preferredLanguages: ['id-ID', 'en-US'],
};

test('reports the source of the visit, the user and the language', () => {
  expect(pageProperties(VISIT)).toEqual({
    source_id: 'kopi',
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
  ['/mine', 'poster', 'poster'],
  ['/mine?sourceId=', 'poster', 'poster'],
  ['/mine', null, ''],
  ['/mine', '', ''],
  ['/mine?sourceId=kopi', null, 'kopi'],
])('the source of %s, in an app opened from %j, is %j', (route, appSourceId, source) => {
  const properties = pageProperties({ ...VISIT, query: queryOf(route), appSourceId });
  expect(properties.source_id).toBe(source);
});

test('reports a visitor, and a phone without a language', () => {
  const properties = pageProperties({ ...VISIT, isLoggedIn: false, preferredLanguages: [] });
  expect(properties).toMatchObject({ is_login: false, system_language: '' });
});

test('reads the app’s source under the name in the specification', () => {
  expect(APP_SOURCE_NAME).toBe('common.sourceid');
});
