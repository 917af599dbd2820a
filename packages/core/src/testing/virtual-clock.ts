import type { Clock } from '../platform/clock/clock.ts';

/** A clock that is advanced by hand, from timer to timer. */
export interface VirtualClock extends Clock {
  /**
   * Advances by `ms`. Timers run at their own time, and their promises settle.
   *
   * @throws Error if timers that start each other keep time from passing.
   */
  advance(ms: number): Promise<void>;
  /** The number of pending timers. */
  deadlines(): number;
}

interface Deadline {
  readonly due: number;
  readonly callback: () => void;
}

/** Enough microtask turns for the promises of a step to settle. */
const SETTLING_TURNS = 25;

/** More timers than any moment has, unless each starts the next one without a wait. */
const MAX_AT_ONCE = 10_000;

/** Lets pending promises settle. No time passes. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < SETTLING_TURNS; turn += 1) await Promise.resolve();
}

/**
 * A virtual clock that starts at `start`: milliseconds since the epoch.
 *
 * @param wait Lets pending work settle before time moves on.
 */
export function createVirtualClock(
  start: number,
  wait: () => Promise<void> = settle,
): VirtualClock {
  const deadlines = new Map<number, Deadline>();
  let now = start;
  let lastId = 0;

  function nextDue(until: number): [number, Deadline] | undefined {
    let next: [number, Deadline] | undefined;
    // Timers of the same moment run in order of creation, as in the map.
    for (const entry of deadlines) {
      if (entry[1].due <= until && entry[1].due < (next?.[1].due ?? Infinity)) next = entry;
    }
    return next;
  }

  return {
    now: () => now,
    setTimeout(callback, ms) {
      lastId += 1;
      // As in a browser, a timer waits whole milliseconds.
      deadlines.set(lastId, { due: now + Math.trunc(ms), callback });
      return lastId;
    },
    clearTimeout(id) {
      if (typeof id === 'number') deadlines.delete(id);
    },
    deadlines: () => deadlines.size,
    async advance(ms) {
      const until = now + ms;
      let atOnce = 0;
      await wait();
      for (let next = nextDue(until); next !== undefined; next = nextDue(until)) {
        const [id, deadline] = next;
        deadlines.delete(id);
        atOnce = deadline.due > now ? 1 : atOnce + 1;
        if (atOnce > MAX_AT_ONCE) throw new Error('Timers start each other, and no time passes.');
        now = Math.max(now, deadline.due);
        deadline.callback();
        await wait();
      }
      now = until;
    },
  };
}
