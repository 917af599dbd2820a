import { pageOf, pathOf } from '@cangkir/core';

/**
 * What tells one screen from another: the path of a route, whatever its query says. The routes of a page with a machine
 * are one place.
 */
export function placeOf(route: string): string {
  const page = pageOf(route);
  return page === null ? pathOf(route) : `${page.name} ${page.key}`;
}
