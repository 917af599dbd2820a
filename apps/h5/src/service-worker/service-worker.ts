/**
 * The service worker: it opens the screens that a phone keeps at once, and the app where there is no network.
 */
import { matchRoute, ROUTES, type RouteName, routeOfAddress } from '@cangkir/core';
import { type InstallEvent, NetworkOnly, type PrecacheEntry, Serwist } from 'serwist';

/** Written here by the build. */
declare const OFFLINE_FILES: PrecacheEntry[];
declare const OFFLINE_PAGE: string;
declare const OFFLINE_ROUTES: readonly RouteName[];
declare const COMPILE_HINT: string;

interface Installation extends InstallEvent {
  waitUntil(promise: Promise<void>): void;
}

/** What is used of a service worker's global scope: the app's types are those of a page. */
declare const self: {
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: 'install', listener: (event: Installation) => void): void;
  addEventListener(type: 'activate', listener: typeof serwist.handleActivate): void;
  addEventListener(type: 'fetch', listener: typeof serwist.handleFetch): void;
};

/** The addresses of the app's page. Other files beside it are opened too, such as the licences. */
const PAGE = ['.', 'index.html'].map((name) => new URL(name, location.href).pathname);

/** The folder of the app, in the form of a pattern. */
const HERE = new URL('.', location.href).pathname;

/** Holds the page under its own addresses, where the browser's rules look for it. */
const PAGE_CACHE = `page-${self.registration.scope}`;

/** The rules take an empty query for none; a cache does not. */
const RULED_PAGES = [HERE, `${HERE}?`];

/** How long a page waits for the network before the kept one opens. */
const NETWORK_TIMEOUT_SECONDS = 5;

const serwist = new Serwist({
  precacheEntries: OFFLINE_FILES,
  precacheOptions: {
    cleanupOutdatedCaches: true,
    plugins: [{ fetchDidSucceed: ({ response }) => withoutCompileHint(response) }],
  },
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  // Where browsers know such rules, they need not start this worker first.
  requestRules: [
    ...OFFLINE_ROUTES.map((name) => ({
      condition: {
        requestMethod: 'GET' as const,
        requestMode: 'navigate' as const,
        urlPattern: { pathname: HERE, search: '', hash: `${hashOf(name)}{\\?*}?` },
      },
      source: { cacheName: PAGE_CACHE },
    })),
    { condition: { urlPattern: { pathname: `${HERE}assets/*` } }, source: 'cache' },
    { condition: { not: { urlPattern: { pathname: `${HERE}*` } } }, source: 'network' },
  ],
  runtimeCaching: [
    {
      // Its data are asked of the network all the same, and a newer app is kept meanwhile for the next visit.
      matcher: ({ request, url }) => request.mode === 'navigate' && isKept(url),
      handler: async ({ request }) => (await serwist.matchPrecache(OFFLINE_PAGE)) ?? fetch(request),
    },
    {
      // Only a newer app can have the screen, however long it takes.
      matcher: ({ request, url }) => request.mode === 'navigate' && routeNameOf(url) === null,
      handler: new NetworkOnly(),
    },
    {
      // The network first: a link from a chat may lead to a screen that is newer than what is kept.
      matcher: ({ request }) => request.mode === 'navigate',
      handler: new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS }),
    },
  ],
  fallbacks: { entries: [{ url: OFFLINE_PAGE, matcher: () => true }] },
});
self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', serwist.handleActivate);
self.addEventListener('fetch', serwist.handleFetch);

/** The page is kept after its files, which stand beside those of the version before. */
async function install(event: Installation): Promise<void> {
  await serwist.handleInstall(event);
  const cache = await caches.open(PAGE_CACHE);
  for (const address of RULED_PAGES) {
    const page = await serwist.matchPrecache(OFFLINE_PAGE);
    if (page !== undefined) await cache.put(address, page);
  }
}

/** The fragment of a route's links, as a pattern. */
function hashOf(name: RouteName): string {
  return ROUTES[name] === '/' ? '{/}?' : ROUTES[name];
}

function isKept(url: URL): boolean {
  const name = routeNameOf(url);
  return PAGE.includes(url.pathname) && name !== null && OFFLINE_ROUTES.includes(name);
}

function routeNameOf({ search, hash }: URL): RouteName | null {
  return matchRoute(routeOfAddress(search, hash));
}

/**
 * A browser keeps the compiled code of what this worker keeps. All of a script's would take a slow phone longer to write,
 * and on each visit to read, than to compile what runs. The line stays, so that those of its errors do.
 */
async function withoutCompileHint(response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !type.includes('javascript')) return response;
  const script = await response.text();
  return new Response(script.replace(COMPILE_HINT, '\n'), { headers: { 'content-type': type } });
}
