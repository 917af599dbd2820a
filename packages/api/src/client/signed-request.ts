import { isSigned, signedTexts, signingText, signingTime } from '@cangkir/core';
import type { Endpoint } from './endpoint.ts';
import { HEADERS } from './http-wire.ts';

/** Turns text into the lower-case hex of its SHA-256; the platform's own hash answers later. */
export type Hash = (text: string) => Promise<string> | string;

/** Who asks, and when. */
export interface RequestContext {
  /** Empty when logged out. */
  readonly token: string;
  /** Empty where the link named no source. */
  readonly sourceId: string;
  readonly language: string;
  /** Milliseconds since the epoch, as the server counts them. */
  readonly now: number;
  /** Null for a call that changes nothing. */
  readonly idempotencyKey: string | null;
}

/** One request as it goes out. */
export interface SignedRequest {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Signs the data of a request (specification, section 7): a GET carries it in its query, a POST in its body. */
export async function signedRequest(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  data: Readonly<Record<string, unknown>>,
  context: RequestContext,
  hash: Hash,
): Promise<SignedRequest> {
  const headers = headersOf(context);
  const time = signingTime(context.now);
  const signed = isSigned(path)
    ? { ...data, time, sign: await hash(signingText(data, time, headers[HEADERS.token] ?? '')) }
    : data;
  return method === 'GET'
    ? { method, path, headers, query: signedTexts(signed) }
    : { method, path, headers, body: signed };
}

function headersOf(context: RequestContext): Record<string, string> {
  const headers = {
    [HEADERS.token]: context.token,
    [HEADERS.sourceId]: context.sourceId,
    [HEADERS.language]: context.language,
    [HEADERS.idempotencyKey]: context.idempotencyKey ?? '',
  };
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => fitsHeader(value)));
}

/**
 * A token from a damaged storage, or a source from a mistyped link, may hold what no header can: it is
 * left out, and the backend treats the request as one without it.
 */
function fitsHeader(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value);
}
