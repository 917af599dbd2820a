import { matchRoute, queryOf } from '../platform/navigation/route.ts';

/** The campaign whose page a route is, or null where it is another page. */
export function sourceIdOf(route: string): string | null {
  return matchRoute(route) === 'getCoupons' ? (queryOf(route)['sourceId'] ?? '') : null;
}
