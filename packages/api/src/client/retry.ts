import { type Clock, type Random, RESPONSE_CODE } from '@cangkir/core';
import type { Endpoint } from './endpoint.ts';
import type { Reply } from './exchange.ts';

/** How often a safe call is sent before its failure counts. */
export const SAFE_ATTEMPTS = 3;

/** The longest wait after the first attempt: milliseconds. It doubles with each. */
export const FIRST_BACK_OFF = 500;

/**
 * How often a request may be sent. One that changes something is sent once: whoever asked knows whether
 * to ask again, with the same idempotency key.
 */
export function attemptsOf(method: Endpoint['method']): number {
  return method === 'GET' ? SAFE_ATTEMPTS : 1;
}

/** Tells whether another attempt may go better: nothing came back, or the backend is not well. */
export function isPassing(reply: Reply | null): boolean {
  return reply === null || reply.status >= 500 || reply.envelope?.code === RESPONSE_CODE.serverBusy;
}

/**
 * How long to wait after an attempt, counted from 1: milliseconds. Exponential with full jitter, so that
 * the phones of a campaign that starts on the hour do not come back all at once.
 */
export function backOffAfter(attempt: number, random: Random): number {
  return random.next() * FIRST_BACK_OFF * 2 ** (attempt - 1);
}

/** Resolves when the time is over, or at once when the signal ends the wait. */
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
