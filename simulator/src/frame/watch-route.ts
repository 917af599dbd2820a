import { routeOfAddress } from '@cangkir/core';

interface RoutedPage {
  readonly location: Pick<Location, 'search' | 'hash'>;
  readonly history: Pick<History, 'pushState' | 'replaceState'>;
  readonly navigation?: Pick<Navigation, 'addEventListener'>;
  addEventListener(type: 'hashchange', listener: () => void): void;
}

/** Reports the route of a page, now and on each change. */
export function watchRoute(page: RoutedPage, onRoute: (route: string) => void): void {
  const report = () => onRoute(routeOfAddress(page.location.search, page.location.hash));
  // The page's own pushes raise no other event.
  if (page.navigation) page.navigation.addEventListener('currententrychange', report);
  else reportPushes(page, report);
  page.addEventListener('hashchange', report);
  report();
}

/** Safari has the Navigation API since 26.2. */
function reportPushes({ history }: RoutedPage, report: () => void): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const push = history[name].bind(history);
    history[name] = (...entry) => {
      push(...entry);
      report();
    };
  }
}
