/** How exactly the time of a session can be told. */
export interface Pace {
  /** What moments are rounded to: milliseconds. */
  readonly grain: number;
  /** How long after an input what followed may be seen and still have needed no time: milliseconds. */
  readonly atOnce: number;
}

/** For a clock that stands still between steps. */
export const EXACT: Pace = { grain: 1, atOnce: 0 };

/** For a clock that runs by itself, so many times as fast as the world's. */
export function runningPace(speed: number): Pace {
  return { grain: 100 * speed, atOnce: 500 * speed };
}
