import { expect, test } from 'vitest';
import { createMemoryRouter } from '../testing/memory-router.ts';
import { keepAtRoute } from './keep-at-route.ts';

const PLACE = { name: 'prizeForm', key: 'd 1' } as const;

test('replaces the route with that of the state, and keeps the query', () => {
  const router = createMemoryRouter('/luckDraw/userInfoForm?drawId=d%201&pay=1');
  keepAtRoute(router, PLACE, 'prizeFormSuccess');
  expect(router.moves).toEqual(['replace /luckDraw/infoSuccess?drawId=d%201&pay=1']);
});

test.each([
  ['is there already', '/luckDraw/infoSuccess?drawId=d%201', 'prizeFormSuccess'],
  ['may be at any of them', '/luckDraw/userInfoForm?drawId=d%201', null],
  ['has gone elsewhere', '/login', 'prizeFormSuccess'],
  ['has gone to the form of another prize', '/luckDraw/userInfoForm?drawId=d2', 'prizeFormSuccess'],
  ['is at another page of that key', '/fission?inviteCode=d%201', 'prizeFormSuccess'],
  ['is at no route of ours', '/no/such/route', 'prizeFormSuccess'],
] as const)('leaves a user alone who %s', (_, route, name) => {
  const router = createMemoryRouter(route);
  keepAtRoute(router, PLACE, name);
  expect(router.moves).toEqual([]);
});
