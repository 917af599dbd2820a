import { RESPONSE_CODE } from '@cangkir/core';
import { HOUR_MS, MINUTE_MS } from '@cangkir/core/durations';
import { forgetOld } from '../forget-old.ts';
import { isWithin } from '../is-within.ts';
import { lookUp } from '../look-up.ts';
import { type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';

/** How often something may happen. */
interface RateLimit {
  /** At most so many at once. */
  readonly count: number;
  /** The window: the count falls back to zero within it, evenly. Milliseconds. */
  readonly windowMs: number;
}

/**
 * How often each may ask. An address stands for all who share it, such as a café or a mobile network, so that its
 * limits are wide. What one address may do to a phone is less than what the phone may take: nobody can use up the
 * limit of somebody else's phone from one address.
 */
export const RATE_LIMITS = {
  smsInTotal: { count: 300, windowMs: MINUTE_MS },
  smsFromAddress: { count: 60, windowMs: 10 * MINUTE_MS },
  smsToPhone: { count: 10, windowMs: HOUR_MS },
  smsFromAddressToPhone: { count: 5, windowMs: HOUR_MS },
  wrongCodesFromAddress: { count: 30, windowMs: 10 * MINUTE_MS },
  wrongCodesFromAddressForPhone: { count: 10, windowMs: 15 * MINUTE_MS },
  wrongGiftCardsOfAccount: { count: 30, windowMs: 10 * MINUTE_MS },
  changesOfAccount: { count: 60, windowMs: MINUTE_MS },
} as const satisfies Readonly<Record<string, RateLimit>>;

/** A limit, and whom it counts: an address, a phone, an account, or several of them. */
export type Counted = readonly [limit: keyof typeof RATE_LIMITS, ...whom: string[]];

const MAX_WINDOW_MS = Math.max(...Object.values(RATE_LIMITS).map(({ windowMs }) => windowMs));

type Counts = Pick<RuleContext, 'state' | 'now'>;

/** Refuses where any of these limits is reached. Null otherwise. Counts nothing. */
export function refuseBeyond(context: Counts, counted: readonly Counted[]): Reply | null {
  const retryAt = Math.max(...counted.map((one) => freeAt(context, one)));
  return retryAt <= context.now
    ? null
    : refuse(RESPONSE_CODE.tooManyRequests, 'This happened too often.', { retryAt });
}

/** Counts one for each of these limits. */
export function count(context: Counts, counted: readonly Counted[]): void {
  const { state, now } = context;
  forgetOld(state.rateLimits, (zeroAt) => !isCounting(zeroAt, MAX_WINDOW_MS, now), now);
  for (const one of counted) {
    state.rateLimits[keyOf(one)] = zeroAt(context, one) + intervalOf(one);
  }
}

/** When there is room for one more. In the past or now if there is. */
function freeAt(context: Counts, counted: Counted): number {
  return zeroAt(context, counted) + intervalOf(counted) - RATE_LIMITS[counted[0]].windowMs;
}

/** When the count is back at zero: now, if it is. */
function zeroAt({ state, now }: Counts, counted: Counted): number {
  const known = lookUp(state.rateLimits, keyOf(counted)) ?? now;
  return isCounting(known, RATE_LIMITS[counted[0]].windowMs, now) ? known : now;
}

/** Whether a count is not back at zero. One of a clock that was ahead is. */
function isCounting(zeroAt: number, windowMs: number, now: number): boolean {
  return isWithin(windowMs, zeroAt - windowMs, now);
}

/** The time in which a count falls by one. */
function intervalOf([limit]: Counted): number {
  const { count: most, windowMs } = RATE_LIMITS[limit];
  return windowMs / most;
}

function keyOf(counted: Counted): string {
  return counted.join(' ');
}
