import { createFetch } from 'ofetch';
import type { Exchange, RawAnswer } from './exchange.ts';
import type { SignedRequest } from './signed-request.ts';

/**
 * Exchanges over HTTP.
 *
 * @param baseUrl The prefix of every path: the backend's origin.
 */
export function createHttpExchange(baseUrl: string, fetch = globalThis.fetch): Exchange {
  const http = createFetch({
    fetch,
    // The client decides about retries, as it knows the codes and signs again.
    defaults: { baseURL: baseUrl, retry: false, ignoreResponseError: true, responseType: 'text' },
  });

  async function send({ path, ...init }: SignedRequest, signal: AbortSignal): Promise<RawAnswer> {
    const {
      status,
      headers,
      _data: body = '',
    } = await http.raw<string, 'text'>(path, {
      ...init,
      signal,
    });
    return { status, body, date: headers.get('date') };
  }

  return (request) => {
    const controller = new AbortController();
    return { answer: send(request, controller.signal), cancel: () => controller.abort() };
  };
}
