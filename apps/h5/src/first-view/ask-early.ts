import { EARLY_REQUESTS } from '@cangkir/api/early-requests';
import { signedRequest } from '@cangkir/api/signed-request';
import { matchRoute, paramsOf, queryOf } from '@cangkir/core';
import { hasTraceOfApp } from '../adapters/native-host.ts';
import { platformSha256 } from '../adapters/platform-sha256.ts';
import type { EarlyAnswer } from './early-answer.ts';
import { FIRST_REQUESTS, type FirstRequest } from './first-requests.ts';
import type { Person } from './person.ts';

/** Who asks, and in which language. */
type Asker = Pick<Person, 'token' | 'language'>;

/** Text that every encoder of addresses writes alike. */
const PLAIN = /^[\w.-]+$/;

/** Sends the first requests of a route. Resolves when they are on their way. */
export async function askEarly(route: string, person: Asker): Promise<EarlyAnswer[]> {
  const name = matchRoute(route);
  const requests = name === null ? [] : (FIRST_REQUESTS[name] ?? []);
  const answers = await Promise.all(requests.map((request) => ask(request, route, person)));
  return answers.filter((answer) => answer !== null);
}

/** Null if the request cannot be sent yet, or is not the page's. */
async function ask(
  { name, isForMember, input }: FirstRequest,
  route: string,
  { token, language }: Asker,
): Promise<EarlyAnswer | null> {
  // In the native app, its login may replace the missing one in a moment.
  if (token === '' && (isForMember || hasTraceOfApp())) return null;
  const query = queryOf(route);
  const asked = input({ ...query, ...paramsOf(route) });
  if (asked === null || !Object.values(asked).every((text) => PLAIN.test(text))) return null;

  const askedAt = Date.now();
  const context = {
    token,
    language,
    sourceId: query['sourceId'] ?? '',
    now: askedAt,
    idempotencyKey: null,
  };
  try {
    const request = await signedRequest(EARLY_REQUESTS[name], asked, context, platformSha256);
    const url = `${location.origin}${request.path}?${new URLSearchParams(request.query)}`;
    const { headers } = request;
    return { name, asked, url, headers, askedAt, response: send(url, headers) };
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
