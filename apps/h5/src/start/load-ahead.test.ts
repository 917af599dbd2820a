import { createLoadingCounter, ROUTES } from '@cangkir/core';
import { createMemoryConnection, createMemoryRouter } from '@cangkir/core/testing';
import { expect, test, vi } from 'vitest';
import { type AheadPorts, loadAhead } from './load-ahead.ts';

/** Home, which links to the wallet and the account, on a phone with nothing else to do. */
function openHome(ports: Partial<AheadPorts> = {}) {
  const listeners = new Set<() => void>();
  const router = createMemoryRouter(ROUTES.home, () => {
    for (const listener of listeners) listener();
  });
  const connection = createMemoryConnection();
  const loading = createLoadingCounter();
  const loads: string[] = [];
  const forgetFailed = vi.fn();
  loadAhead({
    connection,
    loading,
    router: {
      ...router,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    needsLogin: () => false,
    links: () => [ROUTES.vouchers, ROUTES.mine, ROUTES.vouchers],
    idleTime: async () => {},
    async load(route) {
      loads.push(route);
    },
    forgetFailed,
    ...ports,
  });
  return { router, connection, loading, loads, forgetFailed };
}

/** Lets all that is ready go on. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

test('loads the screens that the page links to, once it stands', async () => {
  const { loads } = openHome();
  await settle();
  expect(loads).toEqual([ROUTES.home, ROUTES.vouchers, ROUTES.mine]);
});

test('loads the login first for a visitor', async () => {
  const { loads } = openHome({ needsLogin: () => true });
  await settle();
  expect(loads.slice(1, 3)).toEqual([ROUTES.login, ROUTES.vouchers]);
});

test('waits for what the page asks for', async () => {
  const { loads, loading } = openHome();
  loading.begin();
  await settle();
  expect(loads).toEqual([ROUTES.home]);
  loading.end();
  await settle();
  expect(loads).toContain(ROUTES.mine);
});

test('loads nothing ahead where the network is scarce', async () => {
  const { loads, connection } = openHome();
  connection.becomeScarce();
  await settle();
  expect(loads).toEqual([ROUTES.home]);
});

test('a page that is left loads nothing more, and the next one does', async () => {
  const { loads, router } = openHome();
  router.push(ROUTES.help);
  await settle();
  expect(loads).toEqual([ROUTES.home, ROUTES.help, ROUTES.vouchers, ROUTES.mine]);
});

test('a screen that does not arrive ends it until the next page', async () => {
  const loads: string[] = [];
  const { router, forgetFailed } = openHome({
    async load(route) {
      loads.push(route);
      if (route === ROUTES.vouchers) throw new Error('lost');
    },
  });
  await settle();
  expect(forgetFailed).toHaveBeenCalledOnce();
  router.push(ROUTES.help);
  await settle();
  expect(loads).toEqual([ROUTES.home, ROUTES.vouchers, ROUTES.help, ROUTES.vouchers]);
});

test('a page that does not arrive itself keeps its failure', async () => {
  const { forgetFailed, loads } = openHome({ load: () => Promise.reject(new Error('lost')) });
  await settle();
  expect(loads).toEqual([]);
  expect(forgetFailed).not.toHaveBeenCalled();
});
