import path from 'node:path';
import { PAGE_NAMES, PAGES, type PageName, ROUTES } from '@cangkir/core';
import * as v from 'valibot';
import { runnerImport } from 'vite';
import { REPO_ROOT } from '../repo-root.ts';

/** A route of the product, as the tables of the core and of the app have it. */
export interface AppRoute {
  readonly name: string;
  readonly path: string;
  /** Its page with a machine; null if it has none. A route of two pages is there twice. */
  readonly page: PageName | null;
  /** Whether its screen is built. */
  readonly isBuilt: boolean;
}

/** The screens by page or by route; null where one is not built. */
const SCREENS = v.record(v.string(), v.nullable(v.function()));
const TABLES = v.object({ PAGE_SCREENS: SCREENS, ROUTE_SCREENS: SCREENS });

/** Reads all routes, in the order of `ROUTES`. */
export async function readAppRoutes(): Promise<readonly AppRoute[]> {
  // By Vite, since Node alone reads no JSX.
  const { module } = await runnerImport(path.join(REPO_ROOT, 'apps/h5/src/screens.ts'), {
    configFile: false,
    logLevel: 'error',
  });
  const { PAGE_SCREENS, ROUTE_SCREENS } = v.parse(TABLES, module);

  return Object.entries(ROUTES).flatMap(([name, routePath]): AppRoute[] => {
    const route = { name, path: routePath };
    const pages = pagesAt(name);
    return pages.length === 0
      ? [{ ...route, page: null, isBuilt: isScreen(ROUTE_SCREENS[name]) }]
      : pages.map((page) => ({ ...route, page, isBuilt: isScreen(PAGE_SCREENS[page]) }));
  });
}

function pagesAt(routeName: string): readonly PageName[] {
  return PAGE_NAMES.filter((page) => {
    const routes: readonly string[] = PAGES[page].routes;
    return routes.includes(routeName);
  });
}

function isScreen(screen: unknown): boolean {
  return typeof screen === 'function';
}
