import { expect, test } from 'vitest';
import { type AppRoute, readAppRoutes } from './app-routes.ts';
import { builtRoutes, routesPage } from './routes-page.ts';

const ROUTES: readonly AppRoute[] = [
  { name: 'home', path: '/', page: null, isBuilt: false },
  { name: 'pack', path: '/packs/:id', page: 'pack', isBuilt: true },
  { name: 'pack', path: '/packs/:id', page: 'packOrder', isBuilt: false },
];

test('lists every route with its pages, and counts each once', () => {
  const page = routesPage(ROUTES);
  expect(page).toContain('| home | `/` |  |  |');
  expect(page).toContain('| pack | `/packs/:id` | pack | built |');
  expect(page).toContain('| pack | `/packs/:id` | packOrder |  |');
  expect(page).toContain('1 of 2 routes have a screen.');
});

test('reads the tables of the core and of the app', { timeout: 60_000 }, async () => {
  const routes = await readAppRoutes();
  expect(routes).toContainEqual({
    name: 'getCoupons',
    path: '/get-coupons',
    page: 'claim',
    isBuilt: true,
  });
  expect(routes).toContainEqual({ name: 'login', path: '/login', page: null, isBuilt: true });
  expect(builtRoutes(routes)).not.toContain('demo');
  expect(routes.filter(({ name }) => name === 'bargain').map(({ page }) => page)).toEqual([
    'bargain',
    'bargainHelp',
  ]);
});
