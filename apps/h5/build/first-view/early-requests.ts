import { PAGE_NAMES, PAGES, type PageName, ROUTE_NAMES, type RouteName } from '@cangkir/core';
import { type EarlyRequests, earlyRequest } from '../../src/first-view/early-request.ts';
import type { FirstRequest } from '../../src/frame/reads.ts';
import { isPlainRoute, PAGE_SCREENS, ROUTE_SCREENS } from '../../src/screens.ts';

/** The first requests of each route, as the page's inline script sends them: those of all its screens. */
export function earlyRequests(): EarlyRequests {
  return Object.fromEntries(
    ROUTE_NAMES.map((name) => [name, requestsAt(name).map(earlyRequest)] as const).filter(
      ([, requests]) => requests.length > 0,
    ),
  );
}

function requestsAt(name: RouteName): readonly FirstRequest[] {
  if (isPlainRoute(name)) return ROUTE_SCREENS[name].first ?? [];
  return PAGE_NAMES.filter((page) => {
    const routes: readonly string[] = PAGES[page].routes;
    return routes.includes(name);
  }).flatMap((page) => requestsOfPage(page));
}

/** The requests of a page, where the link leads to no other page on its routes. */
function requestsOfPage(name: PageName): readonly FirstRequest[] {
  const { first = [] } = PAGE_SCREENS[name];
  const { unless } = PAGES[name];
  return unless === undefined ? first : first.map((request) => ({ ...request, unless }));
}
