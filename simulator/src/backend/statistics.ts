import { type ErrorReport, readErrorReport, readVital, type Vital } from '@cangkir/core/health';
import { TRACKING, type TrackingEvent, trackingEvent } from '@cangkir/core/tracking';
import * as v from 'valibot';
import { parseJson } from '../shared/parse-json.ts';
import type { BackendRequest } from './backend.types.ts';

/** Something that a phone sent in a batch. The same id is the same thing, which may come again after a lost answer. */
export type Received<Value> = Pick<TrackingEvent, 'id' | 'at' | 'sessionId'> & {
  readonly value: Value;
};

/** What a batch says of the app's health. */
export interface ReceivedHealth {
  readonly errors: readonly Received<ErrorReport>[];
  readonly vitals: readonly Received<Vital>[];
}

const BATCH = v.object({ events: v.array(v.unknown()) });

/** Whether a request is a batch of statistics. The sink accepts all and keeps none: the log shows what was sent. */
export function isStatistics({ method, path }: BackendRequest): boolean {
  return method === 'POST' && path === TRACKING.path;
}

/** Reads the error reports and the measured values in a batch. What does not fit is left out. */
export function readHealth(body: string): ReceivedHealth {
  const batch = v.safeParse(BATCH, parseJson(body));
  const events = batch.success ? batch.output.events.flatMap(readEvent) : [];
  return { errors: receivedBy(readErrorReport, events), vitals: receivedBy(readVital, events) };
}

function readEvent(sent: unknown): readonly TrackingEvent[] {
  const event = v.safeParse(trackingEvent, sent);
  return event.success ? [event.output] : [];
}

function receivedBy<Value>(
  read: (event: TrackingEvent) => Value | null,
  events: readonly TrackingEvent[],
): readonly Received<Value>[] {
  return events.flatMap((event) => {
    const value = read(event);
    const { id, at, sessionId } = event;
    return value === null ? [] : [{ id, at, sessionId, value }];
  });
}
