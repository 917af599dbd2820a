import type { Clock } from '@cangkir/core';
import * as v from 'valibot';
import type { Exchange, RawAnswer } from './exchange.ts';
import type { SignedRequest } from './signed-request.ts';

/** The time limit of a request, including its body. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** The answer to one request, not yet parsed by its contract. */
export interface ReceivedAnswer {
  /** The HTTP status. */
  readonly status: number;
  /** The body; undefined if it is not JSON. */
  readonly json: unknown;
  /** The `Date` header, milliseconds since the epoch; null if missing or invalid. */
  readonly serverDate: number | null;
}

/** Sends one request once. Null without an answer: no network, a timeout, or the caller left. */
export type SendRequest = (
  request: SignedRequest,
  signal?: AbortSignal,
) => Promise<ReceivedAnswer | null>;

const JSON_TEXT = v.pipe(v.string(), v.parseJson());

export function createSendRequest(exchange: Exchange, clock: Clock): SendRequest {
  return async (request, signal) => {
    if (signal?.aborted) return null;
    const { answer, cancel } = exchange(request);
    return new Promise((resolve) => {
      function end(received: ReceivedAnswer | null): void {
        clock.clearTimeout(timeout);
        signal?.removeEventListener('abort', giveUp);
        resolve(received);
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

function readAnswer({ status, body, date }: RawAnswer): ReceivedAnswer {
  return { status, json: readJson(body), serverDate: readDate(date) };
}

function readJson(body: string): unknown {
  const parsed = v.safeParse(JSON_TEXT, body);
  return parsed.success ? parsed.output : undefined;
}

function readDate(date: string | null): number | null {
  const ms = Date.parse(date ?? '');
  return Number.isNaN(ms) ? null : ms;
}
