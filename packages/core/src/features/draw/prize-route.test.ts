import { expect, test } from 'vitest';
import { prizeRoute } from './prize-route.ts';

const name = { id: 'Kopi', en: 'Coffee', zh: '咖啡' };

test.each([
  ['goods', '/luckDraw/userInfoForm?drawId=draw-1'],
  ['voucher', '/mine/vouchers'],
] as const)('a prize of the kind %s is at %s', (kind, route) => {
  expect(prizeRoute('draw-1', { name, kind })).toBe(route);
});
