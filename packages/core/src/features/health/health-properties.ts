import type { TrackingProperties } from '../tracking/tracking.gateway.ts';
import type { ErrorReport } from './error-report.ts';
import type { Vital } from './vital.ts';

/** The names of the tracking events that say how the app is. */
export const HEALTH_EVENTS = { error: 'error', vital: 'vital' } as const;

/** The flat properties of a report: a frame a line, and each event as JSON in a property of its own. */
export function writeErrorReport({
  stack,
  route,
  events,
  ...facts
}: ErrorReport): TrackingProperties {
  return {
    ...facts,
    stack: stack.join('\n'),
    route: route ?? '',
    ...Object.fromEntries(events.map((event, index) => [eventName(index), JSON.stringify(event)])),
  };
}

/** The flat properties of a measured value. */
export function writeVital({ route, ...facts }: Vital): TrackingProperties {
  return { ...facts, route: route ?? '' };
}

/** The name of the property with an event of a report, counted from 0. */
export function eventName(index: number): string {
  return `event${index + 1}`;
}
