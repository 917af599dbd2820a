/** What a trace of Chromium says of a frame. */
export interface TraceEvent {
  readonly name: string;
  /** Microseconds, of a clock of its own. */
  readonly ts: number;
  /** The number of the refresh of the screen; undefined for other events. */
  readonly refresh: number | undefined;
}

/** The name of the mark that the page sets when a motion begins. */
export const START_MARK = 'motion';

/** Between two refreshes of a screen with 60 a second. */
export const REFRESH_MS = 1000 / 60;

/**
 * The times between the frames that the compositor drew while a motion lasted, in milliseconds.
 *
 * `DrawFrame` is what reached the screen, whether the main thread or the compositor moved it. The deltas of
 * `requestAnimationFrame` would only say how busy the main thread was, which does not move a transform. A frame is shown
 * at its refresh, so that the refreshes are counted: the moments of the events also differ by the load of the machine.
 */
export function frameTimes(events: readonly TraceEvent[], lastsMs: number): readonly number[] {
  const start = events.find(({ name }) => name === START_MARK)?.ts;
  if (start === undefined) throw new Error(`The trace has no mark ${START_MARK}.`);
  const end = start + lastsMs * 1000;
  const shown = events
    .filter(({ name, ts }) => name === 'DrawFrame' && ts >= start && ts <= end)
    .flatMap(({ refresh }) => refresh ?? [])
    .sort((a, b) => a - b);
  return shown.slice(1).map((refresh, index) => (refresh - (shown[index] ?? 0)) * REFRESH_MS);
}
