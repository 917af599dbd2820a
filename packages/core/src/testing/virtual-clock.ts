import type { Clock } from '../platform/clock/clock.ts';

/** A clock that moves when it is told to, from deadline to deadline. */
export interface VirtualClock extends Clock {
  /** Moves on by `ms`; what becomes due runs at its own time, and so do the promises that it settles. */
  advance(ms: number): Promise<void>;
  /** How many deadlines are still to come. */
  deadlines(): number;
}

interface Deadline {
  readonly due: number;
  readonly callback: () => void;
}

/** Enough turns of the microtask queue for the promises of a step to settle. */
const SETTLING_TURNS = 25;

/** Lets the promises that are under way settle. No time passes. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < SETTLING_TURNS; turn += 1) await Promise.resolve();
}

/**
 * A virtual clock that starts at `start`: milliseconds since the epoch.
 *
 * @param wait Lets what is under way settle, before time moves on.
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
    // Of those that are due at once the first that was set comes first, as it does in the map.
    for (const entry of deadlines) {
      if (entry[1].due <= until && entry[1].due < (next?.[1].due ?? Infinity)) next = entry;
    }
    return next;
  }

  return {
    now: () => now,
    setTimeout(callback, ms) {
      lastId += 1;
      deadlines.set(lastId, { due: now + ms, callback });
      return lastId;
    },
    clearTimeout(id) {
      if (typeof id === 'number') deadlines.delete(id);
    },
    deadlines: () => deadlines.size,
    async advance(ms) {
      const until = now + ms;
      await wait();
      for (let next = nextDue(until); next !== undefined; next = nextDue(until)) {
        const [id, deadline] = next;
        deadlines.delete(id);
        now = Math.max(now, deadline.due);
        deadline.callback();
        await wait();
      }
      now = until;
    },
  };
}
