import { type Clock, type Random, RESPONSE_CODE } from '@cangkir/core';
import type { Endpoint } from './endpoint.ts';
import type { Reply } from './send-request.ts';

/** The maximum number of attempts of a GET. */
export const SAFE_ATTEMPTS = 3;

/** The longest pause after the first attempt. Doubles with each attempt. */
export const FIRST_BACK_OFF_MS = 500;

/** The maximum number of attempts. A POST is sent once: its caller retries with the same idempotency key. */
export function attemptsOf(method: Endpoint['method']): number {
  return method === 'GET' ? SAFE_ATTEMPTS : 1;
}

/** Whether a retry may succeed: there was no answer, or the backend is in trouble. */
export function isTransient(reply: Reply | null): boolean {
  return reply === null || reply.status >= 500 || reply.envelope?.code === RESPONSE_CODE.serverBusy;
}

/**
 * The pause after an attempt, counted from 1: milliseconds. Exponential with full jitter, so that phones do not all
 * retry at once when a campaign starts on the hour.
 */
export function backOffAfter(attempt: number, random: Random): number {
  return random.next() * FIRST_BACK_OFF_MS * 2 ** (attempt - 1);
}

/** Resolves after the time, or at once when the signal aborts. */
export function pause(ms: number, clock: Clock, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function end(): void {
      clock.clearTimeout(timeout);
      signal?.removeEventListener('abort', end);
      resolve();
    }
    const timeout = clock.setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}
