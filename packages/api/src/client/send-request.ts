import type { Clock } from '@cangkir/core';
import * as v from 'valibot';
import type { Exchange, RawAnswer } from './exchange.ts';
import { ENVELOPE } from './http-wire.ts';
import type { SignedRequest } from './signed-request.ts';

/** The time limit of a request, including its body. */
export const REQUEST_TIMEOUT_MS = 10_000;

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

const JSON_ENVELOPE = v.pipe(v.string(), v.parseJson(), ENVELOPE);

export function createSendRequest(exchange: Exchange, clock: Clock): SendRequest {
  return async (request, signal) => {
    if (signal?.aborted) return null;
    const { answer, cancel } = exchange(request);
    return new Promise((resolve) => {
      function end(reply: Reply | null): void {
        clock.clearTimeout(timeout);
        signal?.removeEventListener('abort', giveUp);
        resolve(reply);
      }
      /** Ends the call at once, even if the exchange ignores the cancel. */
      function giveUp(): void {
        cancel();
        end(null);
      }
      const timeout = clock.setTimeout(giveUp, REQUEST_TIMEOUT_MS);
      signal?.addEventListener('abort', giveUp);
      answer.then(
        (raw) => end(readAnswer(raw)),
        () => end(null),
      );
    });
  };
}

function readAnswer({ status, body, date }: RawAnswer): Reply {
  return { status, envelope: readEnvelope(body), serverDate: readDate(date) };
}

function readEnvelope(body: string): Reply['envelope'] {
  const envelope = v.safeParse(JSON_ENVELOPE, body);
  return envelope.success ? envelope.output : null;
}

function readDate(date: string | null): number | null {
  const ms = Date.parse(date ?? '');
  return Number.isNaN(ms) ? null : ms;
}
