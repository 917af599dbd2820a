/** Time as the product sees it. The same object drives the machines' delays. */
export interface Clock {
  /** Milliseconds since the epoch, UTC, corrected by the server's `Date` header where one was seen. */
  now(): number;
  /** Calls back once after `ms` milliseconds; the result is what {@link Clock.clearTimeout} takes. */
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timeout: unknown): void;
}
