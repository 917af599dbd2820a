import { expect, test } from 'vitest';
import { appRoutes } from './app-routes.ts';
import { routesPage } from './routes-page.ts';

test('lists every route with its pages', () => {
  const page = routesPage(appRoutes());
  expect(page).toContain('| login | `/login` |  |');
  expect(page).toContain('| pack | `/mine/packs/:id` | pack |');
  expect(page).toContain('| pack | `/mine/packs/:id` | packOrder |');
});
