import * as v from 'valibot';
import type { TrackingEvent } from '../tracking/tracking.gateway.ts';
import { type ErrorReport, errorReport, REPORTED_EVENTS } from './error-report.ts';
import { eventName, HEALTH_EVENTS } from './health-properties.ts';
import { type Vital, vital } from './vital.ts';

/** Reads the error report that a tracking event carries. Null if it carries none, or one that does not fit. */
export function readErrorReport({ name, properties }: Sent): ErrorReport | null {
  if (name !== HEALTH_EVENTS.error) return null;
  const { stack, route } = properties;
  const events = Array.from({ length: REPORTED_EVENTS }, (_, index) => properties[eventName(index)])
    .filter((event) => event !== undefined)
    .map(parseJson);
  const read = v.safeParse(errorReport, {
    ...properties,
    stack: typeof stack === 'string' && stack !== '' ? stack.split('\n') : [],
    route: routeOf(route),
    events,
  });
  return read.success ? read.output : null;
}

/** Reads the measured value that a tracking event carries. Null if it carries none, or one that does not fit. */
export function readVital({ name, properties }: Sent): Vital | null {
  if (name !== HEALTH_EVENTS.vital) return null;
  const { route } = properties;
  const read = v.safeParse(vital, { ...properties, route: routeOf(route) });
  return read.success ? read.output : null;
}

type Sent = Pick<TrackingEvent, 'name' | 'properties'>;

/** No route is written as an empty text. */
function routeOf(written: unknown): unknown {
  return written === '' ? null : written;
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
