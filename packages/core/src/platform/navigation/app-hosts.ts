import type { PhoneSystem } from '../browser/browser.ts';

/** Where the native app and its own pages are. Each environment has its own. */
export interface AppHosts {
  /** Actions outside the router that need a login open here, under `/order/#` (specification, section 2). */
  readonly appHost: string;
  /** Links to this host open the app. Where the app is missing, the host leads to the store. */
  readonly linkHost: string;
  /** The app's page in each store. */
  readonly stores: Readonly<Record<PhoneSystem, string>>;
}
