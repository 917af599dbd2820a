import type { SignedRequest } from '@cangkir/api';

/** A request as it is sent. */
export interface HttpRequest {
  readonly method: string;
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Its answer. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** As long as the app waits. */
const TIMEOUT_MS = 10_000;

/** The backend gave no answer. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/**
 * A signed request for the network.
 *
 * @param pageOrigin The origin of the page that sends it, if it is another one.
 */
export function toHttp(
  { method, path, headers: own, query = {}, body }: SignedRequest,
  origin: URL,
  pageOrigin: string | null,
): HttpRequest {
  const address = new URL(path, origin);
  address.search = new URLSearchParams(query).toString();
  const headers = pageOrigin === null ? own : { ...own, origin: pageOrigin };
  if (method === 'GET') return { method, address, headers };
  const type = { 'content-type': 'application/json' };
  return { method, address, headers: { ...headers, ...type }, body: JSON.stringify(body) };
}

/**
 * Sends a request once.
 *
 * @throws NoAnswerError
 */
export async function sendHttp({ address, ...request }: HttpRequest): Promise<HttpAnswer> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(address, { ...request, redirect: 'manual', signal });
    return { status: answer.status, headers: answer.headers, body: await answer.text() };
  } catch (error) {
    throw new NoAnswerError(reasonOf(error), { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

/**
 * A command that sends a request once more. Its signature holds for five minutes.
 *
 * @param hidden What stands in a variable of the shell in its place, by value: tokens.
 */
export function curlOf(
  { method, address, headers, body }: HttpRequest,
  hidden: ReadonlyMap<string, string>,
): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    const variable = hidden.get(value);
    return variable === undefined
      ? `-H ${quoted(`${name}: ${value}`)}`
      : `-H "${name}: $${variable}"`;
  });
  return [
    `curl -i -X ${method} ${quoted(address.href)}`,
    ...lines,
    ...(body === undefined ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' ');
}

/** A text of an answer without its tokens. */
export function withoutTokens(text: string): string {
  return text.replace(/("token"\s*:\s*")[^"]*/g, '$1…');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
