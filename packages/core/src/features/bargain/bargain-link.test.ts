import { expect, test } from 'vitest';
import { queryOf } from '../../platform/navigation/route.ts';
import { downlinkRoute, isDownlink, ownBargainRoute, sharedBargainRoute } from './bargain-link.ts';

test('each kind of campaign has its page', () => {
  expect(ownBargainRoute('priceCut', 'a b')).toBe('/bargain/main?activityCode=a%20b');
  expect(ownBargainRoute('freeCup', 'nego')).toBe('/blackCup?activityCode=nego');
});

test('a shared route holds the code of the sender', () => {
  expect(sharedBargainRoute('freeCup', 'nego', 'own-1')).toBe(
    '/blackCup?activityCode=nego&assistanceCode=own-1',
  );
});

test('the own route of a user who followed another helper’s link says so', () => {
  const route = downlinkRoute('a b');
  expect(route).toBe('/bargain/main?activityCode=a%20b&downlink=1');
  expect(isDownlink(queryOf(route))).toBe(true);
  expect(isDownlink(queryOf(ownBargainRoute('priceCut', 'nego')))).toBe(false);
});
