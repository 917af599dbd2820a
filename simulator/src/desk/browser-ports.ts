import type { Clock, Random } from '@cangkir/core';

/** The time of this machine. */
export const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (callback, ms) => window.setTimeout(callback, ms),
  clearTimeout: (timeout) => {
    if (typeof timeout === 'number') window.clearTimeout(timeout);
  },
};

/** The chance of this machine. */
export const browserRandom: Random = {
  next: () => Math.random(),
  uuid: () => crypto.randomUUID(),
};
