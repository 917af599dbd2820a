/** The product's clock. It also drives the machines' delays. */
export interface Clock {
  /** Milliseconds since the epoch, UTC, corrected by the server's `Date` header if one has arrived. */
  now(): number;
  /** Calls back once after `ms` milliseconds. Pass the returned handle to {@link Clock.clearTimeout}. */
  setTimeout(callback: () => void, ms: number): unknown;
  clearTimeout(timeout: unknown): void;
}
