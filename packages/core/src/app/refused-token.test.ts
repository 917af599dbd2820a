import { expect, test } from 'vitest';
import { openSession } from '../platform/session/session.ts';
import { createMemoryPorts, createMemoryWorld } from '../testing/memory-ports.ts';
import { createMemoryRouter } from '../testing/memory-router.ts';
import { settle } from '../testing/virtual-clock.ts';
import { type App, createApp } from './create-app.ts';
import { handleRefusedToken } from './refused-token.ts';

const WALLET = '/mine/vouchers';
const USER = { id: 'member-1', phone: '+6281234567890' };

/** A wallet whose token is refused. */
function openWallet() {
  const world = createMemoryWorld();
  openSession(world).global.set({ token: 'old', userInfo: USER });
  const router = createMemoryRouter(WALLET, () => app.routeChanged());
  const app: App = createApp(createMemoryPorts(world, { router }));
  app.start();
  const renewals: string[] = [];
  return {
    global: app.session.global,
    router,
    renewals,
    refuse: () =>
      handleRefusedToken(app, 'old', () => renewals.push(app.session.global.get().token)),
  };
}

test('ends the session of a refused token, and leads to the login', async () => {
  const { global, router, renewals, refuse } = openWallet();
  refuse();
  await settle();
  expect(global.get()).toMatchObject({ token: '', userInfo: null, redirectRoute: WALLET });
  expect([router.moves, renewals]).toEqual([['push /loginOrRegister'], []]);
});

test('ends the session once for several refusals', async () => {
  const { router, renewals, refuse } = openWallet();
  refuse();
  refuse();
  await settle();
  expect([router.moves, renewals]).toEqual([['push /loginOrRegister'], []]);
});

test('keeps a new token when the old one is refused', async () => {
  const { global, router, renewals, refuse } = openWallet();
  global.set({ token: 'new' });
  refuse();
  await settle();
  expect(global.get()).toMatchObject({ token: 'new', userInfo: USER });
  expect([router.moves, renewals]).toEqual([[], ['new']]);
});
