/** The service worker: it opens the app, with what a phone keeps of a member, where there is no network. */
import { NetworkOnly, type PrecacheEntry, Serwist } from 'serwist';

/** Written here by the build. */
declare const OFFLINE_FILES: PrecacheEntry[];
declare const OFFLINE_PAGE: string;

/** How long a page waits for the network before the kept one opens. */
const NETWORK_TIMEOUT_SECONDS = 5;

new Serwist({
  precacheEntries: OFFLINE_FILES,
  precacheOptions: { cleanupOutdatedCaches: true },
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  runtimeCaching: [
    {
      // The network first: a link from a chat may lead to a screen that the kept app does not have yet.
      matcher: ({ request }) => request.mode === 'navigate',
      handler: new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS }),
    },
  ],
  fallbacks: { entries: [{ url: OFFLINE_PAGE, matcher: () => true }] },
}).addEventListeners();
