import { PAGE_NAMES, PAGES, ROUTE_NAMES, type RouteName } from '@cangkir/core';
import { type EarlyRequests, earlyRequest } from '../../src/first-view/early-request.ts';
import { isPlainRoute, PAGE_SCREENS, ROUTE_SCREENS } from '../../src/screens.ts';

/** The first requests of each route, as the page's inline script sends them: those of all its screens. */
export function earlyRequests(): EarlyRequests {
  return Object.fromEntries(
    ROUTE_NAMES.map((name) => [
      name,
      screensAt(name).flatMap(({ first = [] }) => first.map(earlyRequest)),
    ]).filter(([, requests = []]) => requests.length > 0),
  );
}

function screensAt(name: RouteName) {
  if (isPlainRoute(name)) return [ROUTE_SCREENS[name]];
  return PAGE_NAMES.filter((page) => {
    const routes: readonly string[] = PAGES[page].routes;
    return routes.includes(name);
  }).map((page) => PAGE_SCREENS[page]);
}
