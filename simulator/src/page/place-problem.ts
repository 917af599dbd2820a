import { BRAND } from '@cangkir/core';

/** Why the page can't show the desk. */
export interface PlaceProblem {
  readonly title: string;
  readonly text: string;
}

/** The brand's hosts of customers. Those of other environments are unknown here. */
const CUSTOMERS_HOSTS: readonly string[] = [BRAND.appHost, BRAND.linkHost];

/** What is wrong with the place where the page is served; null if nothing is. */
export function placeProblem({
  isSecureContext,
  origin,
}: Pick<Window, 'isSecureContext' | 'origin'>): PlaceProblem | null {
  if (CUSTOMERS_HOSTS.includes(origin)) {
    return {
      title: 'The simulator does not run beside the customers’ app',
      text: `On ${origin} they would share what the browser keeps, logins too. Serve it on another host.`,
    };
  }
  if (!isSecureContext) {
    return {
      title: 'The simulator needs HTTPS',
      text: 'A service worker answers the app’s requests. Browsers allow one over HTTPS and on localhost alone.',
    };
  }
  return null;
}
