import type { BackendRequest } from '../../backend/backend.types.ts';
import type { Network } from '../../network/network.ts';

/** Where the app's requests go. A name that leads nowhere: nothing leaves this process. */
export const BASE_URL = 'https://backend.invalid';

/** `fetch` over a network of this process. */
export function createFetch(network: Network): typeof globalThis.fetch {
  return async (input, init) => {
    const delivery = await network.deliver(plainRequest(String(input), init));
    switch (delivery.kind) {
      case 'answered':
        return new Response(delivery.response.body, delivery.response);
      case 'silent':
        return new Promise<never>(() => {});
      default:
        throw new TypeError('Failed to fetch');
    }
  };
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
