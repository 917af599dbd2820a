import { ROUTES } from '@cangkir/core';
import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

test.each([
  ['/help?market=SG', '/help?topic=orders', true, 'of one screen'],
  ['/help', '/services', false, 'of two screens'],
  ['/get-coupons?activityCode=a', '/get-coupons?activityCode=a&pay=1', true, 'of one campaign'],
  ['/get-coupons?activityCode=a', '/get-coupons?activityCode=b', false, 'of two campaigns'],
  ['/tommunity?tab=survey', '/tommunity/history', true, 'of one screen with tabs'],
  ['/tommunity', '/tommunity/signUp?id=a', false, 'of a list and an activity'],
  [`${ROUTES.loveEntry}?activityCode=a`, `${ROUTES.loveMain}?activityCode=a`, true, 'of one page'],
])('%s and %s are one place: %j (%s)', (one, other, isSame, _which) => {
  expect(placeOf(one) === placeOf(other)).toBe(isSame);
});
