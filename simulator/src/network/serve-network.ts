import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { BackendRequest } from '../backend/backend.types.ts';
import { APP_PATH } from '../shared/app-path.ts';
import type { Network } from './network.ts';
import { readRequestMark } from './request-mark.ts';
import { ROUND_TRIP_PATH } from './round-trip-path.ts';

/** Every request of the product, and the statistics. */
const PRODUCT_PATH = /^https?:\/\/[^/]+\/(portal\/app\/|sa(\?|$))/;

/**
 * Connects the framed apps to a network. Documents, modules and requests are intercepted as soon as this resolves, so
 * open the frames afterwards. Returns how to stop.
 *
 * @param onLoad Called with the address of each resource of an app.
 *
 * @throws Error if the browser has no service workers.
 */
export async function serveNetwork(
  network: Network,
  onLoad: (address: string) => void,
): Promise<() => Promise<void>> {
  const worker = setupWorker(
    http.get(`*${ROUND_TRIP_PATH}`, () => new HttpResponse(null, { status: 204 })),
    http.all(PRODUCT_PATH, async ({ request }) => {
      const delivery = await network.deliver(await plainRequest(request));
      switch (delivery.kind) {
        case 'answered':
          return new HttpResponse(delivery.response.body, {
            status: delivery.response.status,
            headers: delivery.response.headers,
          });
        case 'silent':
          return new Promise<never>(() => {});
        default:
          return HttpResponse.error();
      }
    }),
  );
  worker.events.on('request:start', ({ request: { url } }) => {
    if (isPartOfApp(url)) onLoad(url);
  });
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return async () => worker.stop();
}

/** The document itself does not count: without it there is no page. */
function isPartOfApp(url: string): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith(APP_PATH) && pathname !== APP_PATH;
}

async function plainRequest(request: Request): Promise<BackendRequest> {
  const { pathname, searchParams } = new URL(request.url);
  const { mark, headers } = readRequestMark(request.headers);
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers,
    body: await request.text(),
    ...mark,
  };
}
