import { PAGE_NAMES, PAGES, type PageName, ROUTES } from '@cangkir/core';

/** A route of the product. */
export interface AppRoute {
  readonly name: string;
  readonly path: string;
  /** Its page with a machine; null if it has none. A route of two pages is there twice. */
  readonly page: PageName | null;
}

/** All routes, in the order of `ROUTES`. */
export function appRoutes(): readonly AppRoute[] {
  return Object.entries(ROUTES).flatMap(([name, path]): AppRoute[] => {
    const pages = pagesAt(name);
    return pages.length === 0
      ? [{ name, path, page: null }]
      : pages.map((page) => ({ name, path, page }));
  });
}

function pagesAt(routeName: string): readonly PageName[] {
  return PAGE_NAMES.filter((page) => {
    const routes: readonly string[] = PAGES[page].routes;
    return routes.includes(routeName);
  });
}
