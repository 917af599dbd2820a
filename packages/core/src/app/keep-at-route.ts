import { matchRoute, queryOf, withQuery } from '../platform/navigation/route.ts';
import type { Router } from '../platform/navigation/router.ts';
import { ROUTES, type RouteName } from '../platform/navigation/routes.ts';
import { isAtPlace, type PagePlace } from './pages.ts';

/**
 * Keeps a page with several routes at the route of its state. Replaces the route, so that going back skips finished
 * steps. Leaves the user alone if they have left the page.
 *
 * @param name The route; null if any route of the page will do.
 */
export function keepAtRoute(router: Router, place: PagePlace, name: RouteName | null): void {
  const route = router.current();
  if (name === null || matchRoute(route) === name || !isAtPlace(route, place)) return;
  router.replace(withQuery(ROUTES[name], queryOf(route)));
}
