import type { Clock } from './clock.ts';

/** A clock corrected by the server's `Date` header. */
export interface CorrectedClock extends Clock {
  /** The moment by the device's own clock, which no correction moves. */
  deviceNow(): number;
  /** What is added to the device's clock now. Milliseconds. */
  correction(): number;
  /** Corrects the clock to the server's time: milliseconds since the epoch. */
  correct(serverNow: number): void;
}

/** Ignores smaller differences: the header has whole seconds, and the response takes time. Milliseconds. */
const TOLERANCE_MS = 5000;

/** Corrects `now` of a device's clock. Timers stay the device's own: a wrong clock still measures durations well. */
export function correctClock(device: Clock): CorrectedClock {
  let offset = 0;
  return {
    ...device,
    now: () => device.now() + offset,
    deviceNow: () => device.now(),
    correction: () => offset,
    correct(serverNow) {
      const difference = serverNow - device.now();
      offset = Math.abs(difference) > TOLERANCE_MS ? difference : 0;
    },
  };
}
