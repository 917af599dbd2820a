import { expect, test } from 'vitest';
import { BRAND } from '../../platform/brand.ts';
import { queryOf } from '../../platform/navigation/route.ts';
import { APP_SOURCE_NAME, pageProperties } from './page-properties.ts';

const VISIT = {
  query: queryOf('/get-coupons?sourceId=kopi'),
  appSourceId: 'poster',
  loggedIn: true,
  preferredLanguages: ['id-ID', 'en-US'],
};

test('a page tells where the person came from, who asks, and in what', () => {
  expect(pageProperties(VISIT)).toEqual({
    source_id: 'kopi',
    is_login: true,
    system_language: 'id-ID',
    app_name: BRAND.appName,
    platform_type: 'H5',
  });
});

test.each([
  ['/mine', 'poster', 'poster'],
  ['/mine?sourceId=', 'poster', 'poster'],
  ['/mine', null, ''],
  ['/mine', '', ''],
  ['/mine?sourceId=kopi', null, 'kopi'],
])('the source of %s, in an app that came from %j, is %j', (route, appSourceId, source) => {
  const properties = pageProperties({ ...VISIT, query: queryOf(route), appSourceId });
  expect(properties.source_id).toBe(source);
});

test('a visitor, on a phone that tells no language, is told of as such', () => {
  const properties = pageProperties({ ...VISIT, loggedIn: false, preferredLanguages: [] });
  expect(properties).toMatchObject({ is_login: false, system_language: '' });
});

test('the app keeps the source under the name of the specification', () => {
  expect(APP_SOURCE_NAME).toBe('common.sourceid');
});
