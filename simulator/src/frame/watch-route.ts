import { routeOfAddress } from '@cangkir/core';

/** Tells the route that a page is at, now and whenever it changes. */
export function watchRoute(page: Window, tell: (route: string) => void): void {
  const report = () => tell(routeOfAddress(page.location.search, page.location.hash));
  // The page's own pushes raise no other event; a browser without it reports only typed addresses.
  page.navigation?.addEventListener('currententrychange', report);
  page.addEventListener('hashchange', report);
  report();
}
