/** The longest delay that platforms' timers take, milliseconds. */
export const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * How long to wait for a moment; what is further off than a timer takes is looked at again then.
 *
 * @param moment milliseconds since the epoch; where there is none, it is now
 * @param now milliseconds since the epoch
 * @returns milliseconds
 */
export function delayUntil(moment: number | null | undefined, now: number): number {
  return Math.min((moment ?? now) - now, MAX_DELAY_MS);
}
