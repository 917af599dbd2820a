export { actsOn } from './acts-on.ts';
export { ERROR_KINDS, type ErrorKind, type ErrorReport, frames } from './error-report.ts';
export {
  createErrorBuffer,
  type ErrorBuffer,
  type ErrorReporter,
  type Trouble,
} from './error-reporter.ts';
export { correctTo, createFlightRecorder, type FlightRecorder } from './flight-recorder.ts';
export { HEALTH_EVENTS, writeErrorReport, writeVital } from './health-properties.ts';
export { keepTrail, type Trail, type TrailPorts } from './keep-trail.ts';
export { leavesOf } from './leaves-of.ts';
export { isMachine, type Machine } from './machine.ts';
export { machinesOf } from './machines-of.ts';
export { framesOf } from './mask-error.ts';
export type { Masked } from './masker.ts';
export { type MachinesObserver, observeMachines, type SentEvent } from './observe-machines.ts';
export { type PageStart, takePageStart } from './page-start.ts';
export {
  type PageFacts,
  type ProblemReport,
  problemReport,
  type TrailStep,
} from './problem-report.ts';
export { readErrorReport, readVital } from './read-health.ts';
export type { RecordedEvent } from './recorded-event.ts';
export { createErrorReporter, type ReportFacts } from './report-errors.ts';
export { METRICS, type Metric, type Vital } from './vital.ts';
export { watchApp } from './watch-app.ts';
export { reportCrash } from './watch-machines.ts';
export { watchPerson } from './watch-person.ts';
export {
  type Asked,
  createWitness,
  hearAnswer,
  hearCodes,
  hearTroubles,
  SMS_READ,
  type Witness,
} from './witness.ts';
