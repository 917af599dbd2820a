import { routeOfAddress } from '@cangkir/core';

/** Reports the route of a page, now and on each change. */
export function watchRoute(page: Window, onRoute: (route: string) => void): void {
  const report = () => onRoute(routeOfAddress(page.location.search, page.location.hash));
  // The page's own pushes raise no other event; browsers without it report only typed addresses.
  page.navigation?.addEventListener('currententrychange', report);
  page.addEventListener('hashchange', report);
  report();
}
