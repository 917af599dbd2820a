import type { Clock } from '../../platform/clock/clock.ts';
import type { CorrectedClock } from '../../platform/clock/corrected-clock.ts';
import type { RecordedEvent } from './recorded-event.ts';

/** Something to record. Its moment is the recorder's. */
export type Happening = RecordedEvent extends infer Event
  ? Event extends RecordedEvent
    ? Omit<Event, 'at'>
    : never
  : never;

/** Keeps the last events of the app in memory. */
export interface FlightRecorder {
  record(happening: Happening): void;
  /** The latest last. */
  events(): readonly RecordedEvent[];
}

/** How many events are kept: some minutes of busy tapping. */
const KEPT_EVENTS = 200;

export function createFlightRecorder(clock: Pick<Clock, 'now'>): FlightRecorder {
  let events: readonly RecordedEvent[] = [];
  return {
    record(happening) {
      events = [...events, { ...happening, at: clock.now() }].slice(-KEPT_EVENTS);
    },
    events: () => events,
  };
}

/** Corrects a clock to the server's time, and records it if that makes a minute or more. */
export function correctTo(
  serverNow: number,
  clock: Pick<CorrectedClock, 'now' | 'correct'>,
  recorder: Pick<FlightRecorder, 'record'>,
): void {
  const before = clock.now();
  clock.correct(serverNow);
  const minutes = Math.round((clock.now() - before) / 60_000);
  if (minutes !== 0) recorder.record({ kind: 'clock', minutes });
}
