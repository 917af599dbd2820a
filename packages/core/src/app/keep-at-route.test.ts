import { expect, test } from 'vitest';
import { createMemoryRouter } from '../testing/memory-router.ts';
import { keepAtRoute } from './keep-at-route.ts';

const OWN = ['prizeForm', 'prizeFormSuccess'] as const;

test('the route of the state takes the place of the other one, with its query', () => {
  const router = createMemoryRouter('/luckDraw/userInfoForm?drawId=d%201&pay=1');
  keepAtRoute(router, OWN, 'prizeFormSuccess');
  expect(router.moves).toEqual(['replace /luckDraw/infoSuccess?drawId=d%201&pay=1']);
});

test.each([
  ['is there already', '/luckDraw/infoSuccess?drawId=d1', 'prizeFormSuccess'],
  ['may be at any of them', '/luckDraw/userInfoForm?drawId=d1', null],
  ['has gone elsewhere', '/login', 'prizeFormSuccess'],
  ['is at no route of ours', '/no/such/route', 'prizeFormSuccess'],
] as const)('a person who %s stays there', (_, route, name) => {
  const router = createMemoryRouter(route);
  keepAtRoute(router, OWN, name);
  expect(router.moves).toEqual([]);
});
