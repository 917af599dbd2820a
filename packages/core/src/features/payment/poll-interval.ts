/** The shortest wait between two reads of a payment. Milliseconds. */
const SHORTEST_POLL_MS = 3000;

/** The longest wait between two reads of a payment. Milliseconds. */
const LONGEST_POLL_MS = 60_000;

/** A wait is this part of the time that the person has waited so far. */
const PART = 10;

/**
 * How long to wait before a payment is read again: the longer it has taken, the longer it may still take.
 *
 * @param waited milliseconds since the payment was first shown
 * @returns milliseconds
 */
export function pollInterval(waited: number): number {
  return Math.min(Math.max(waited / PART, SHORTEST_POLL_MS), LONGEST_POLL_MS);
}
