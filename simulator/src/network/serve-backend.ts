import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Backend } from '../backend/backend.ts';
import type { BackendRequest } from '../backend/backend.types.ts';

/** Every request of the product. */
const PRODUCT_PATH = /^https?:\/\/[^/]+\/portal\/app\//;

/**
 * Lets the backend answer the framed app: its document, modules and first request are caught as soon as
 * this resolves, so the frame is to open after it. Returns how to stop.
 *
 * @throws Error where the browser has no service workers.
 */
export async function serveBackend(backend: Backend): Promise<() => Promise<void>> {
  const worker = setupWorker(
    http.all(PRODUCT_PATH, async ({ request }) => {
      const delivery = await backend.handle(await plainRequest(request));
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
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  return async () => worker.stop();
}

async function plainRequest(request: Request): Promise<BackendRequest> {
  const { pathname, searchParams } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: await request.text(),
  };
}
