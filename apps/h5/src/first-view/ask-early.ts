import { signedRequest } from '@cangkir/api/signed-request';
import { hasLinkCode, matchRoute, paramsOf, type Query, queryOf } from '@cangkir/core';
import { summaryYear } from '@cangkir/core/annual-summary';
import { hasTraceOfApp } from '../adapters/native-host.ts';
import { platformSha256 } from '../adapters/platform-sha256.ts';
import type { EarlyAnswer } from './early-answer.ts';
import type { EarlyRequest, EarlyRequests } from './early-request.ts';
import type { Person } from './person.ts';

/** Who asks, in which language, and where the visit came from. */
type Asker = Pick<Person, 'token' | 'language' | 'sourceId'>;

/** Text that every encoder of addresses writes alike. */
const PLAIN = /^[\w.-]+$/;

/**
 * Sends the first requests of a route. Resolves when they are on their way.
 *
 * @param origin where the API is
 */
export async function askEarly(
  requests: EarlyRequests,
  route: string,
  person: Asker,
  origin: string,
): Promise<EarlyAnswer[]> {
  const name = matchRoute(route);
  const first = name === null ? [] : (requests[name] ?? []);
  const link = linkOf(route);
  const answers = await Promise.all(first.map((request) => ask(request, link, person, origin)));
  return answers.filter((answer) => answer !== null);
}

/** The parameters of a link. */
function linkOf(route: string): Query {
  const link = { ...queryOf(route), ...paramsOf(route) };
  // A link without a year leads to the latest one.
  return { ...link, year: String(summaryYear(link['year'] ?? '', Date.now())) };
}

/** Null if the request cannot be sent yet, or is not the page's. */
async function ask(
  { ask: name, path, for: asker, unless, with: data = {} }: EarlyRequest,
  link: Query,
  { token, language, sourceId }: Asker,
  origin: string,
): Promise<EarlyAnswer | null> {
  // In the native app, its login may replace the missing one in a moment.
  if (token === '' && (asker === 'members' || hasTraceOfApp())) return null;
  if (unless !== undefined && hasLinkCode(link, unless)) return null;
  const fields = Object.entries(data).map(([field, text]) => [
    field,
    text.startsWith(':') ? (link[text.slice(1)] ?? '') : text,
  ]);
  const asked: Query = Object.fromEntries(fields);
  if (!Object.values(asked).every((text) => PLAIN.test(text))) return null;

  const askedAt = Date.now();
  const context = {
    token,
    language,
    sourceId,
    now: askedAt,
    idempotencyKey: null,
  };
  try {
    const endpoint = { method: 'GET', path, isSigned: true } as const;
    const request = await signedRequest(endpoint, asked, context, platformSha256);
    const url = `${origin}${request.path}?${new URLSearchParams(request.query)}`;
    const { headers } = request;
    const response = send(url, headers);
    const mayBeOfAnother = asker === 'members' && hasTraceOfApp();
    return { name, asked, url, headers, askedAt, response, mayBeOfAnother };
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
