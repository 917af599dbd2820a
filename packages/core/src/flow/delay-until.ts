/** The maximum delay of platform timers. Milliseconds. */
export const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * How long to wait until a moment. The result is capped at a timer's maximum, so check again then.
 *
 * @param moment milliseconds since the epoch; without one, no delay
 * @param now milliseconds since the epoch
 * @returns milliseconds
 */
export function delayUntil(moment: number | null | undefined, now: number): number {
  return Math.min((moment ?? now) - now, MAX_DELAY_MS);
}
