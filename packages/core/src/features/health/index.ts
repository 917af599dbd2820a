export { ERROR_KINDS, type ErrorKind, type ErrorReport } from './error-report.ts';
export { HEALTH_EVENTS, writeErrorReport, writeVital } from './health-properties.ts';
export { readErrorReport, readVital } from './read-health.ts';
export type { RecordedEvent } from './recorded-event.ts';
export { METRICS, type Metric, type Vital } from './vital.ts';
