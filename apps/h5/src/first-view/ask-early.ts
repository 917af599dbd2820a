import { signedRequest } from '@cangkir/api/signed-request';
import { matchRoute, queryOf } from '@cangkir/core';
import { hasTraceOfApp } from '../adapters/native-host.ts';
import { platformSha256 } from '../adapters/platform-sha256.ts';
import type { EarlyAnswer } from './early-answer.ts';
import { FIRST_REQUESTS } from './first-requests.ts';
import type { Person } from './person.ts';

/** Text that every encoder of addresses writes alike. */
const PLAIN = /^[\w.-]+$/;

/** Sends the first request of a route. Resolves when it is on its way; null if there is none. */
export async function askEarly(
  route: string,
  { token, language }: Person,
): Promise<EarlyAnswer | null> {
  const name = matchRoute(route);
  const first = name === null ? undefined : FIRST_REQUESTS[name];
  if (first === undefined) return null;
  // In the native app, its login may replace the missing one in a moment.
  if (token === '' && (first.isForMember || hasTraceOfApp())) return null;
  const query = queryOf(route);
  const input = first.input(query);
  if (!Object.values(input).every((text) => PLAIN.test(text))) return null;

  const askedAt = Date.now();
  const context = {
    token,
    language,
    sourceId: query['sourceId'] ?? '',
    now: askedAt,
    idempotencyKey: null,
  };
  try {
    const request = await signedRequest(first.endpoint, input, context, platformSha256);
    const url = `${location.origin}${request.path}?${new URLSearchParams(request.query)}`;
    return { url, headers: request.headers, askedAt, response: send(url, request.headers) };
  } catch {
    // No hash on an insecure origin: the app asks by itself.
    return null;
  }
}

/** A failure is the app's to handle, when it takes the answer. */
function send(url: string, headers: EarlyAnswer['headers']): Promise<Response> {
  const response = fetch(url, { headers });
  response.catch(() => {});
  return response;
}
