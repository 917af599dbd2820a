import type { Clock } from '@cangkir/core';

/** The platform's clock, set right by the server's `Date` header. */
export interface CorrectedClock extends Clock {
  /** Takes what the server's clock says now: milliseconds since the epoch. */
  correct(serverNow: number): void;
}

/**
 * The header counts whole seconds and travels; a smaller difference is no fault of the phone. Milliseconds.
 */
const TOLERANCE_MS = 5000;

/** The time of this device, with a wrong clock set right once the server was heard. */
export function createBrowserClock(): CorrectedClock {
  let offset = 0;
  return {
    now: () => Date.now() + offset,
    setTimeout: (callback, ms) => window.setTimeout(callback, ms),
    clearTimeout: (timeout) => {
      if (typeof timeout === 'number') window.clearTimeout(timeout);
    },
    correct(serverNow) {
      const difference = serverNow - Date.now();
      offset = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
    },
  };
}
