import type { Backend } from '../../backend/backend.ts';
import type { BackendRequest, Override } from '../../backend/backend.types.ts';
import type { HttpOverride } from '../scenario.ts';
import { createPromisedReplies, type PromisedReplies } from './promises.ts';

/** Where the app's requests go. A name that leads nowhere: nothing leaves this process. */
export const BASE_URL = 'https://backend.invalid';

/** The way from the page to the backend, in this process. */
export interface Network {
  readonly fetch: typeof globalThis.fetch;
  promise(override: HttpOverride, pointer: string): void;
  readonly counts: PromisedReplies<unknown>['counts'];
  readonly unasked: PromisedReplies<unknown>['unasked'];
}

type Reply = HttpOverride['reply'];

export function createNetwork(backend: Backend): Network {
  const replies = createPromisedReplies<Reply>();

  return {
    async fetch(input, init) {
      const request = plainRequest(String(input), init);
      const reply = replies.take(`${request.method} ${request.path}`);
      // It is taken at once by the request that follows, so that it is known which one it met.
      if (reply !== null) backend.override(overrideOf(reply));
      const delivery = await backend.handle(request);
      switch (delivery.kind) {
        case 'answered':
          return new Response(delivery.response.body, delivery.response);
        case 'silent':
          return new Promise<never>(() => {});
        default:
          throw new TypeError('Failed to fetch');
      }
    },
    promise: ({ match, reply, times }, pointer) =>
      replies.promise(match, { pointer, nth: null, reply, times }),
    counts: replies.counts,
    unasked: replies.unasked,
  };
}

/** The fields that were written, and no others. */
function overrideOf({ code, data, body, network, delay }: Reply): Override {
  return {
    times: 1,
    ...(code === undefined ? {} : { code }),
    ...(data === undefined ? {} : { data }),
    ...(body === undefined ? {} : { body }),
    ...(network === undefined ? {} : { network }),
    ...(delay === undefined ? {} : { delay }),
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
