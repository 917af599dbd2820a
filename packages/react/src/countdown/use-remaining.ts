import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { remainingSeconds } from './remaining.ts';
import { type WatchOptions, watchSeconds } from './watch-seconds.ts';

/** A stored moment, and the clock to compare it with. */
export interface Deadline {
  /** The moment, in milliseconds since the epoch. */
  readonly until: number;
  /** The current time in milliseconds since the epoch, such as the core's `clock.now`. */
  readonly now: () => number;
  /** Called once when the moment comes, or at once if it has passed; again for another moment. */
  readonly onEnd?: (() => void) | undefined;
}

/** Whole seconds left until a moment. Renders once a second until then. */
export function useRemainingSeconds(
  { until, now, onEnd }: Deadline,
  { isCoarse }: WatchOptions = { isCoarse: false },
): number {
  const read = useCallback(() => remainingSeconds(until - now()), [until, now]);
  const watch = useCallback(
    (listener: () => void) => watchSeconds(() => until - now(), listener, { isCoarse }),
    [until, now, isCoarse],
  );
  const seconds = useSyncExternalStore(watch, read, read);
  const endedFor = useRef<number>(undefined);

  useEffect(() => {
    if (seconds > 0 || endedFor.current === until) return;
    endedFor.current = until;
    onEnd?.();
  }, [seconds, until, onEnd]);

  return seconds;
}
