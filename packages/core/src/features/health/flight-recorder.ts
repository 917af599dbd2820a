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
  /** The latest last. Their moments are of the server's time, also those before the clock was corrected. */
  events(): readonly RecordedEvent[];
}

/** How many events are kept: some minutes of busy tapping. */
const KEPT_EVENTS = 200;

export function createFlightRecorder(
  clock: Pick<CorrectedClock, 'deviceNow' | 'correction'>,
): FlightRecorder {
  let events: readonly RecordedEvent[] = [];
  return {
    record(happening) {
      events = [...events, { ...happening, at: clock.deviceNow() }].slice(-KEPT_EVENTS);
    },
    events() {
      const correction = clock.correction();
      return events.map((event) => ({ ...event, at: event.at + correction }));
    },
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
