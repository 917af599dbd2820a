import { type Random, RESPONSE_CODE } from '@cangkir/core';
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

/** Whether a retry at once may succeed: there was no answer, or the backend is in trouble. */
export function isTransient(reply: Reply | null): boolean {
  if (reply === null) return true;
  const code = reply.envelope?.code;
  if (code === RESPONSE_CODE.tooManyRequests) return false;
  return reply.status >= 500 || code === RESPONSE_CODE.serverBusy;
}

/**
 * The pause after an attempt, counted from 1: milliseconds. Exponential with full jitter, so that phones do not all
 * retry at once when a campaign starts on the hour.
 */
export function backOffAfter(attempt: number, random: Random): number {
  return random.next() * FIRST_BACK_OFF_MS * 2 ** (attempt - 1);
}
