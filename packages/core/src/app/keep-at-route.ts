import { matchRoute, queryOf, withQuery } from '../platform/navigation/route.ts';
import type { Router } from '../platform/navigation/router.ts';
import { ROUTES, type RouteName } from '../platform/navigation/routes.ts';
import { isAtPlace, type PagePlace } from './pages.ts';

/**
 * Keeps a page that has several routes at the one of its state. It is replaced, so that the way back does not
 * lead into a step that is over. A person who is elsewhere by now stays there.
 *
 * @param name The route to be at; null where any route of the page will do.
 */
export function keepAtRoute(router: Router, place: PagePlace, name: RouteName | null): void {
  const route = router.current();
  if (name === null || matchRoute(route) === name || !isAtPlace(route, place)) return;
  router.replace(withQuery(ROUTES[name], queryOf(route)));
}
