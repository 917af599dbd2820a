import { expect, test } from 'vitest';
import { openSession } from '../platform/session/session.ts';
import { createMemoryPorts, createMemoryWorld } from '../testing/memory-ports.ts';
import { createMemoryRouter } from '../testing/memory-router.ts';
import { settle } from '../testing/virtual-clock.ts';
import { type App, createApp, type RootActor } from './create-app.ts';
import { endSession } from './end-session.ts';

const WALLET = '/mine/vouchers';
const USER = { id: 'member-1', phone: '+6281234567890' };

/** A wallet whose token was refused before the machines run. */
function openWallet() {
  const world = createMemoryWorld();
  openSession(world).global.set({ token: 'old', userInfo: USER });
  const router = createMemoryRouter(WALLET, () => app.routeChanged());
  const app: App = createApp(createMemoryPorts(world, { router }));
  const renewals: string[] = [];
  return {
    global: app.session.global,
    router,
    renewals,
    refuse: () => endSession(app, 'old', () => renewals.push(app.session.global.get().token)),
    async wake(): Promise<void> {
      await new Promise<RootActor>((resolve) => app.machines.tell(resolve));
      await settle();
    },
  };
}

test('a token that is refused ends the session, and leads to the login', async () => {
  const { global, router, renewals, refuse, wake } = openWallet();
  refuse();
  await wake();
  expect(global.get()).toMatchObject({ token: '', userInfo: null, redirectRoute: WALLET });
  expect([router.moves, renewals]).toEqual([['push /loginOrRegister'], []]);
});

test('a token that is refused to many ends the session once', async () => {
  const { router, renewals, refuse, wake } = openWallet();
  refuse();
  refuse();
  await wake();
  expect([router.moves, renewals]).toEqual([['push /loginOrRegister'], []]);
});

test('a token that comes before the machines do outlives the refusal of the old one', async () => {
  const { global, router, renewals, refuse, wake } = openWallet();
  refuse();
  global.set({ token: 'new' });
  await wake();
  expect(global.get()).toMatchObject({ token: 'new', userInfo: USER });
  expect([router.moves, renewals]).toEqual([[], ['new']]);
});
