import { matchRoute, pageOf, pathOf, ROUTES } from '@cangkir/core';

/**
 * What tells one screen from another: the path of a route, whatever its query says. The routes of a page with a machine
 * are one place, as are the community and its tab with a route of its own.
 */
export function placeOf(route: string): string {
  const page = pageOf(route);
  if (page !== null) return `${page.name} ${page.key}`;
  return matchRoute(route) === 'communityHistory' ? ROUTES.community : pathOf(route);
}
