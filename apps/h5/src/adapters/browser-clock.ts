import { type CorrectedClock, correctClock } from '@cangkir/core';

/** The time of this device, with a wrong clock set right once the server was heard. */
export function createBrowserClock(): CorrectedClock {
  return correctClock({
    now: () => Date.now(),
    setTimeout: (callback, ms) => window.setTimeout(callback, ms),
    clearTimeout: (timeout) => {
      if (typeof timeout === 'number') window.clearTimeout(timeout);
    },
  });
}
