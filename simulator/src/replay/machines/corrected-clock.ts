import type { Clock } from '@cangkir/core';

/** A smaller difference from the server's clock, which counts whole seconds, is no fault of the phone's. */
const TOLERANCE_MS = 5000;

/** The clock of a page: a phone's, which may be wrong, set right once the server was heard. */
export interface CorrectedClock extends Clock {
  /** Takes what the server's clock says now: milliseconds since the epoch. */
  correct(serverNow: number): void;
}

/** @param ahead How far the phone's clock is ahead of the world's: milliseconds. */
export function createCorrectedClock(world: Clock, ahead: number): CorrectedClock {
  let correction = 0;
  return {
    now: () => world.now() + ahead + correction,
    setTimeout: (callback, ms) => world.setTimeout(callback, ms),
    clearTimeout: (timeout) => world.clearTimeout(timeout),
    correct(serverNow) {
      const difference = serverNow - (world.now() + ahead);
      correction = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
    },
  };
}
