/** The shortest interval between two reads of a payment. Milliseconds. */
const MIN_POLL_MS = 3000;

/** The longest interval between two reads of a payment. Milliseconds. */
const MAX_POLL_MS = 60_000;

/** The interval is this fraction of the time waited so far. */
const PART = 10;

/**
 * The interval before the next read: it grows with the time waited.
 *
 * @param waited milliseconds since the payment was first shown
 * @returns milliseconds
 */
export function pollInterval(waited: number): number {
  return Math.min(Math.max(waited / PART, MIN_POLL_MS), MAX_POLL_MS);
}
