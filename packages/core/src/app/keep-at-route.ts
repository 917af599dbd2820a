import { matchRoute, queryOf, withQuery } from '../navigation/route.ts';
import { ROUTES, type RouteName } from '../navigation/routes.ts';
import type { Router } from '../ports/router.ts';

/**
 * Keeps a page that has several routes at the one of its state. It is replaced, so that the way back does not
 * lead into a step that is over. A person who is elsewhere by now stays there.
 *
 * @param own The routes of the page.
 * @param name The route to be at; null where any of them will do.
 */
export function keepAtRoute(
  router: Router,
  own: readonly RouteName[],
  name: RouteName | null,
): void {
  const route = router.current();
  const here = matchRoute(route);
  if (name === null || here === name || !own.some((one) => one === here)) return;
  router.replace(withQuery(ROUTES[name], queryOf(route)));
}
