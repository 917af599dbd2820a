/**
 * The worker of the simulator's page: msw's, except for the app's files and round trips, for which it does not wait for
 * the page. The browser loads the files by itself, and the worker remembers which page loads what.
 */

/** As in app-path.ts and round-trip-path.ts, which a classic script can't import. */
const APP_PATH = new URL('app/', location.href).pathname;
const ROUND_TRIP_PATH = '/simulator/round-trip';
const BEGUN_HEADER = 'x-simulator-begun';

/** The addresses that each page, by its client id, began to load since its last round trip. */
const begun = new Map();

addEventListener('fetch', (event) => {
  const { clientId, request } = event;
  const { pathname } = new URL(request.url);
  if (pathname === ROUND_TRIP_PATH) {
    const headers = { [BEGUN_HEADER]: JSON.stringify(begun.get(clientId) ?? []) };
    event.respondWith(new Response(null, { headers }));
    begun.delete(clientId);
  } else if (!pathname.startsWith(APP_PATH)) {
    return;
  } else if (pathname !== APP_PATH) {
    // The document itself does not count: without it there is no page.
    begun.set(clientId, [...(begun.get(clientId) ?? []), request.url]);
  }
  event.stopImmediatePropagation();
});

// Its listener comes second.
importScripts('mockServiceWorker.js');
