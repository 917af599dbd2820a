import { expect, test } from 'vitest';
import { homeAlerts } from './home-alerts.ts';

test('has an ad at the start of the app alone', () => {
  expect(homeAlerts([])).toEqual(['launchAd', 'homeAlert', 'newGiftAlert']);
  expect(homeAlerts([{ path: '/' }])).toEqual(['launchAd', 'homeAlert', 'newGiftAlert']);
});

test('has none before or after the page of a link', () => {
  const visited = [{ path: '/get-coupons?activityCode=kopi-susu' }, { path: '/' }];
  expect(homeAlerts(visited)).toEqual(['homeAlert', 'newGiftAlert']);
});
