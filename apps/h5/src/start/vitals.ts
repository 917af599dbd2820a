import { matchRoute, routeOfAddress } from '@cangkir/core';
import type { Vital } from '@cangkir/core/health';
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** What is read of a measure of the library. */
interface Measure {
  readonly name: Vital['metric'];
  readonly value: number;
  readonly navigationType: string;
  readonly navigationURL?: string | undefined;
}

/** A route that follows counts as a page where the browser can measure it, by its own navigation. */
const OPTIONS = { reportSoftNavs: true };

/**
 * Measures how fast pages felt. A value is final when its page is left or hidden.
 *
 * @param firstRoute The route on which the page was opened, whose address the browser does not say in full.
 */
export function measureVitals(firstRoute: string, onVital: (vital: Vital) => void): void {
  function take({ name, value, navigationType, navigationURL = '' }: Measure): void {
    const route =
      navigationType === 'soft-navigation' ? routeOfLink(new URL(navigationURL)) : firstRoute;
    onVital({ metric: name, value: rounded(value), route: matchRoute(route) });
  }

  onTTFB(take);
  onLCP(take, OPTIONS);
  onCLS(take, OPTIONS);
  onINP(take, OPTIONS);
}

function routeOfLink({ search, hash }: URL): string {
  return routeOfAddress(search, hash);
}

/** More digits would say nothing, and could look like a phone. */
function rounded(value: number): number {
  return value < 10 ? Math.round(value * 1000) / 1000 : Math.round(value);
}
