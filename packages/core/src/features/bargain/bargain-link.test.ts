import { expect, test } from 'vitest';
import { ownBargainRoute, sharedBargainRoute } from './bargain-link.ts';

test('each kind of campaign has its page', () => {
  expect(ownBargainRoute('priceCut', 'a b')).toBe('/bargain/main?activityCode=a%20b');
  expect(ownBargainRoute('freeCup', 'nego')).toBe('/blackCup?activityCode=nego');
});

test('a shared one says by whom', () => {
  expect(sharedBargainRoute('freeCup', 'nego', 'own-1')).toBe(
    '/blackCup?activityCode=nego&assistanceCode=own-1',
  );
});
