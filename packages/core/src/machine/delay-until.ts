import { MAX_DELAY_MS } from './max-delay.ts';

/**
 * How long to wait for a moment; what is further off than a timer takes is looked at again then.
 *
 * @param moment milliseconds since the epoch; left out, it is now
 * @param now milliseconds since the epoch
 * @returns milliseconds
 */
export function delayUntil(moment: number | undefined, now: number): number {
  return Math.min((moment ?? now) - now, MAX_DELAY_MS);
}
