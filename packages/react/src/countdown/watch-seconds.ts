import { DAY_MS, MINUTE_MS, SECOND_MS } from '@cangkir/core/durations';
import { remainingSeconds } from './remaining.ts';

export interface WatchOptions {
  /** Above a day, calls back once a minute: enough where days are shown. */
  readonly isCoarse: boolean;
}

/**
 * Calls `listener` each time that one second less is left, and at the end.
 *
 * @param left Reads how much is left now: milliseconds.
 * @returns The cleanup.
 */
export function watchSeconds(
  left: () => number,
  listener: () => void,
  { isCoarse }: WatchOptions,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(): void {
    const ms = left();
    if (!(ms > 0)) return;
    const isLong = isCoarse && ms > DAY_MS;
    const untilNext = isLong
      ? Math.min(MINUTE_MS, ms - DAY_MS)
      : ms - (remainingSeconds(ms) - 1) * SECOND_MS;
    timer = setTimeout(tick, untilNext);
  }

  function tick(): void {
    listener();
    wait();
  }

  wait();
  return () => clearTimeout(timer);
}
