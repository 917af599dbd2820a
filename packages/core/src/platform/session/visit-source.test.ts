import { expect, test } from 'vitest';
import { APP_SOURCE_NAME, visitSource } from './visit-source.ts';

test.each([
  ['/get-coupons?sourceId=chat', undefined, undefined, 'chat'],
  ['/mine?sourceId=IG_story-7.b', undefined, '', 'IG_story-7.b'],
  ['/mine', undefined, undefined, ''],
  ['/mine?sourceId=', '/main/home', 'chat', 'chat'],
  ['/mine?sourceId=poster', '/get-coupons?sourceId=chat', 'chat', 'poster'],
  ['/mine?sourceId=poster', '/mine?sourceId=poster', 'chat', 'chat'],
  ['/mine', 7, 7, ''],
  [`/mine?sourceId=${'a'.repeat(64)}`, undefined, '', 'a'.repeat(64)],
  [`/mine?sourceId=${'a'.repeat(65)}`, undefined, '', ''],
  ['/mine?sourceId=two%20words', undefined, '', ''],
  ['/mine?sourceId=x%0Ay', undefined, '', ''],
  ['/mine?sourceId=%E5%92%96', undefined, 'chat', 'chat'],
  ['/mine', undefined, 'x\ny', ''],
])(
  'a page that loads at %j, after %j, in a visit from %j, is from %j',
  (route, last, stored, source) => {
    expect(visitSource(route, last, stored)).toBe(source);
  },
);

test('reads the app’s source under the name in the specification', () => {
  expect(APP_SOURCE_NAME).toBe('common.sourceid');
});
