/**
 * Whether less than a time has passed since a moment. A stored moment may lie in the future, since the clock that wrote
 * it may have been ahead: no time has passed since then, and it counts as long ago.
 *
 * @param at Milliseconds since the epoch, as `now`.
 */
export function isWithin(ms: number, at: number, now: number): boolean {
  return at <= now && now < at + ms;
}
