import type { Clock, Random } from '@cangkir/core';

/** This machine's time. */
export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => window.setTimeout(callback, ms),
  clearTimeout: (timeout) => {
    if (typeof timeout === 'number') window.clearTimeout(timeout);
  },
};

/** This machine's randomness. */
export const browserRandom: Random = {
  next: () => Math.random(),
  uuid: () => crypto.randomUUID(),
};
