import { ROUTES } from '@cangkir/core';
import { expect, test } from 'vitest';
import { measuredPages } from './measured-pages.ts';

test('measures every route, as a visitor and as a member', () => {
  for (const isForMember of [false, true]) {
    const names = measuredPages([])
      .filter((page) => page.isForMember === isForMember)
      .map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(Object.keys(ROUTES)));
  }
});

test('measures only the named routes', () => {
  expect(measuredPages(['mine']).map(({ label }) => label)).toEqual([
    'mine, visitor',
    'mine, member',
  ]);
});

test('measures a landing page with a link that names nothing, too', () => {
  const [, , nothing] = measuredPages(['getCoupons']);
  expect(nothing).toMatchObject({
    label: 'getCoupons, names nothing',
    route: '/get-coupons?activityCode=nothing',
    isLanding: true,
  });
});

test('refuses a name that no route has', () => {
  expect(() => measuredPages(['claims'])).toThrow('There is no route claims.');
});
