import type { Clock } from '@cangkir/core';
import { createFetch } from 'ofetch';
import * as v from 'valibot';
import { ENVELOPE } from './http-wire.ts';
import type { SignedRequest } from './signed-request.ts';

/** The time limit of a request, including its body: milliseconds. */
export const REQUEST_TIMEOUT = 10_000;

/** The answer to one request. */
export interface Reply {
  /** The HTTP status. */
  readonly status: number;
  /** Null if the body is not an envelope: a proxy's page, a captive portal, a truncated answer. */
  readonly envelope: v.InferOutput<typeof ENVELOPE> | null;
  /** The `Date` header, milliseconds since the epoch; null if missing or invalid. */
  readonly serverDate: number | null;
}

/** Sends one request once. Null without an answer: no network, a timeout, or the caller left. */
export type SendRequest = (request: SignedRequest, signal?: AbortSignal) => Promise<Reply | null>;

export interface SendRequestOptions {
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: Clock;
}

export function createSendRequest({ baseUrl, fetch, clock }: SendRequestOptions): SendRequest {
  const http = createFetch({
    fetch,
    // The client decides about retries, as it knows the codes and signs again.
    defaults: { baseURL: baseUrl, retry: false, ignoreResponseError: true, responseType: 'json' },
  });

  return async (request, signal) => {
    if (signal?.aborted) return null;
    const { path, ...init } = request;
    const controller = new AbortController();
    const abort = () => controller.abort();
    const timeout = clock.setTimeout(abort, REQUEST_TIMEOUT);
    signal?.addEventListener('abort', abort);
    try {
      const response = await Promise.race([
        http.raw<unknown>(path, { ...init, signal: controller.signal }),
        whenAborted(controller.signal),
      ]);
      return {
        status: response.status,
        envelope: readEnvelope(response._data),
        serverDate: readDate(response.headers),
      };
    } catch {
      return null;
    } finally {
      clock.clearTimeout(timeout);
      signal?.removeEventListener('abort', abort);
    }
  };
}

/** Rejects on the abort, for a fetch that ignores the signal. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

function readEnvelope(content: unknown): Reply['envelope'] {
  const envelope = v.safeParse(ENVELOPE, content);
  return envelope.success ? envelope.output : null;
}

function readDate(headers: Headers): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? null : date;
}
