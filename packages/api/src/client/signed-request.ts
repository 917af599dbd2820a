import { signedTexts, signingText, signingTime } from '@cangkir/core';
import type { Endpoint } from './endpoint.ts';
import { HEADERS } from './http-wire.ts';

/** Hashes text to lower-case hex of its SHA-256; the platform's own hash is asynchronous. */
export type Hash = (text: string) => Promise<string> | string;

/** The client and the time of a request. */
export interface RequestContext {
  /** Empty when logged out. */
  readonly token: string;
  /** Empty if the link has none. */
  readonly sourceId: string;
  readonly language: string;
  /** Milliseconds since the epoch, by the server's clock. */
  readonly now: number;
  /** Null for a GET. */
  readonly idempotencyKey: string | null;
}

/** A request as sent. */
export interface SignedRequest {
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
  /** The request continues when the page unloads. */
  readonly keepalive?: boolean;
}

/** Signs the data of a request (specification, section 7): a GET has it in its query, a POST in its body. */
export async function signedRequest(
  { method, path, isSigned }: Pick<Endpoint, 'method' | 'path' | 'isSigned'>,
  data: Readonly<Record<string, unknown>>,
  context: RequestContext,
  hash: Hash,
): Promise<SignedRequest> {
  const headers = headersOf(context);
  const time = signingTime(context.now);
  const signed = isSigned
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
 * Whether a header can carry a value. Damaged storage or a mistyped link may hold invalid characters. Such a value is
 * omitted, and the backend sees none.
 */
function fitsHeader(value: string): boolean {
  return /^[\x21-\x7e]+$/.test(value);
}
