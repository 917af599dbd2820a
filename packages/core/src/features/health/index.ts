export { ERROR_KINDS, type ErrorKind, type ErrorReport } from './error-report.ts';
export {
  createErrorBuffer,
  type ErrorBuffer,
  type ErrorReporter,
  type Trouble,
} from './error-reporter.ts';
export { createFlightRecorder, type FlightRecorder, recordCorrection } from './flight-recorder.ts';
export { HEALTH_EVENTS, writeErrorReport, writeVital } from './health-properties.ts';
export { leavesOf } from './leaves-of.ts';
export { isMachine, type Machine } from './machine.ts';
export { framesOf } from './mask-error.ts';
export { readErrorReport, readVital } from './read-health.ts';
export type { RecordedEvent } from './recorded-event.ts';
export { createErrorReporter, type ReportFacts } from './report-errors.ts';
export { METRICS, type Metric, type Vital } from './vital.ts';
export { watchApp } from './watch-app.ts';
