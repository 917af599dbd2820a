import { type IncomingHttpHeaders, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

/** An answer as it came over the network, which `fetch` would unpack. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Longer than any server needs. */
const TIMEOUT_MS = 20_000;

/**
 * Asks a server once, without following where it leads.
 *
 * @param encoding `Accept-Encoding`
 * @param etag `If-None-Match`
 * @throws Error if there is no answer
 */
export async function ask(
  address: URL,
  { encoding = 'identity', etag }: { encoding?: string; etag?: string | undefined } = {},
): Promise<Answer> {
  const request = address.protocol === 'https:' ? requestByHttps : requestByHttp;
  return new Promise((resolve, reject) => {
    const asked = request(address, {
      headers: {
        'accept-encoding': encoding,
        ...(etag === undefined ? {} : { 'if-none-match': etag }),
      },
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    asked.end();
  });
}
