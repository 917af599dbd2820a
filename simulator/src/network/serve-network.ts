import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { BackendRequest } from '../backend/backend.types.ts';
import { readRequestMark } from '../phone/request-mark.ts';
import type { Network } from './network.ts';
import { ROUND_TRIP_PATH } from './round-trip-path.ts';

/** Every request of the product. */
const PRODUCT_PATH = /^https?:\/\/[^/]+\/portal\/app\//;

/** How long a page may take to read and run what has just arrived: milliseconds of this machine. */
const READING = 50;

/**
 * Lets a network answer the framed apps: their documents, modules and first request are caught as soon as
 * this resolves, so the frames are to open after it. Returns how to stop.
 *
 * @throws Error where the browser has no service workers.
 */
export async function serveNetwork(network: Network): Promise<() => Promise<void>> {
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
  worker.events.on('request:start', ({ requestId, request }) => {
    if (!isOurs(request)) network.loadBegan(requestId);
  });
  worker.events.on('response:bypass', ({ requestId }) => {
    setTimeout(() => network.loadEnded(requestId), READING);
  });
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return async () => worker.stop();
}

function isOurs({ url }: Request): boolean {
  return PRODUCT_PATH.test(url) || url.endsWith(ROUND_TRIP_PATH);
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
