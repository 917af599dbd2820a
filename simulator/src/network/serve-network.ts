import { PRODUCT_PATH } from '@cangkir/api';
import { TRACKING } from '@cangkir/core/tracking';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { BackendRequest } from '../backend/backend.types.ts';
import type { Network } from './network.ts';
import { readRequestMark } from './request-mark.ts';

/** Every request of the product, and the statistics. */
const SERVED = new RegExp(`^https?://[^/]+(${PRODUCT_PATH}|${TRACKING.path}(\\?|$))`);

/** In `public`, beside the page. */
const WORKER = 'service-worker.js';

/**
 * Connects the framed apps to a network. Requests are intercepted as soon as this resolves, so open the frames
 * afterwards. Returns how to stop.
 *
 * @throws Error if the browser has no service workers.
 */
export async function serveNetwork(network: Network): Promise<() => Promise<void>> {
  const worker = setupWorker(
    http.all(SERVED, async ({ request }) => {
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
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: WORKER },
  });
  return async () => worker.stop();
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
