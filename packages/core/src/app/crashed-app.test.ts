import { afterEach, expect, test, vi } from 'vitest';
import { ROUTES } from '../platform/navigation/routes.ts';
import { createMemoryPorts, createMemoryWorld } from '../testing/memory-ports.ts';
import { createMemoryRouter } from '../testing/memory-router.ts';
import { type App, createApp } from './create-app.ts';

const CAMPAIGN = `${ROUTES.getCoupons}?activityCode=kopi`;

afterEach(() => {
  vi.useRealTimers();
});

/** An app at a campaign, whose machine has crashed. */
async function crashApp() {
  // XState also throws the error in a timer, for the browser's console.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const router = createMemoryRouter(CAMPAIGN, () => app.routeChanged());
  const ports = createMemoryPorts(createMemoryWorld(), { router });
  const { claim } = ports.pages;
  const app: App = createApp({
    ...ports,
    pages: {
      ...ports.pages,
      async claim(common) {
        const load = await claim(common);
        const find = () => Promise.reject(new Error('The gateway broke its contract.'));
        return { ...load, campaigns: { ...load.campaigns, find } };
      },
    },
  });
  const crashed = new Promise((resolve) => app.root.subscribe({ error: resolve }));
  app.start();
  await crashed;
  return router;
}

test('stays where a machine crashed', async () => {
  const router = await crashApp();
  expect(router.moves).toEqual([]);
});

test('starts again at another route after a crash', async () => {
  const router = await crashApp();
  router.push(ROUTES.luckDraw);
  expect(router.moves).toEqual([`push ${ROUTES.luckDraw}`, 'reload']);
});
