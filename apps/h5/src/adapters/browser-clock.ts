import { type CorrectedClock, correctClock } from '@cangkir/core';

/** The device's time, corrected by the server's once it is known. */
export function createBrowserClock(): CorrectedClock {
  return correctClock({
    now: () => Date.now(),
    setTimeout: (callback, ms) => window.setTimeout(callback, ms),
    clearTimeout: (timeout) => {
      if (typeof timeout === 'number') window.clearTimeout(timeout);
    },
  });
}
