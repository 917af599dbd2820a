import type { BackendRequest, BackendResponse } from '../../backend/backend.types.ts';
import type { Network } from '../../network/network.ts';

/** Where the app's requests go. A name that leads nowhere: nothing leaves this process. */
export const BASE_URL = 'https://backend.invalid';

/** `fetch` over a network of this process. */
export function createFetch(network: Network): typeof globalThis.fetch {
  return async (input, init) => {
    const delivery = await network.deliver(plainRequest(String(input), init));
    switch (delivery.kind) {
      case 'answered':
        return readResponse(delivery.response);
      case 'silent':
        return new Promise<never>(() => {});
      default:
        throw new TypeError('Failed to fetch');
    }
  };
}

/** A browser reads a body in tasks of its own, for which no turn waits: this one is read already. */
function readResponse(response: BackendResponse): Response {
  const { body } = response;
  return Object.assign(new Response(body, response), { text: async () => body });
}

function plainRequest(url: string, init: RequestInit = {}): BackendRequest {
  const [path = '', query = ''] = url.slice(BASE_URL.length).split('?');
  return {
    method: init.method ?? 'GET',
    path,
    query: Object.fromEntries(new URLSearchParams(query)),
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof init.body === 'string' ? init.body : '',
  };
}
