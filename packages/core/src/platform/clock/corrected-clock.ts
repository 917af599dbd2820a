import type { Clock } from './clock.ts';

/** A clock that the server's `Date` header sets right. */
export interface CorrectedClock extends Clock {
  /** Takes what the server's clock says now: milliseconds since the epoch. */
  correct(serverNow: number): void;
}

/**
 * The header counts whole seconds and travels; a smaller difference is no fault of the phone. Milliseconds.
 */
const TOLERANCE_MS = 5000;

/**
 * A device's clock, whose `now` is set right once the server was heard. How long something takes a wrong clock
 * measures well: the timers stay the device's own.
 */
export function correctClock(device: Clock): CorrectedClock {
  let offset = 0;
  return {
    ...device,
    now: () => device.now() + offset,
    correct(serverNow) {
      const difference = serverNow - device.now();
      offset = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
    },
  };
}
