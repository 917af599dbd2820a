import * as v from 'valibot';
import { moment } from './schemas.ts';

/** A number of ours, a code of the app, or the name of a type or rule: never a value that the app sent. */
const fact = v.nullable(v.union([v.string(), v.number()]));

const finding = v.object({
  /**
   * - `notSent`: the app took no message. - `silent`: no answer in time. - `late`: it came after that. Milliseconds.
   * - `repeated`: several answers. - `code`: another code. - `shape`: a part of a message breaks the contract.
   * - `form`: an object in the place of JSON, or JSON in the place of an object. - `unknownId`: no request had that id.
   * - `events`: others, or in another order. - `unseen`: a person did not see it. - `left`: the page ended.
   */
  kind: v.picklist([
    'notSent',
    'silent',
    'late',
    'repeated',
    'code',
    'shape',
    'form',
    'unknownId',
    'events',
    'unseen',
    'left',
  ]),
  /** The request that it is about. Null if about none. */
  request: v.nullable(v.object({ method: v.string(), params: v.record(v.string(), v.unknown()) })),
  /** The part of the message, such as `data.top`. Null for the whole. */
  at: v.nullable(v.string()),
  expected: fact,
  got: fact,
});

const check = v.object({
  /** The call or the event, or `wire` for what concerns all of them. */
  about: v.string(),
  name: v.string(),
  /** What the app is expected to do: {@link ConformanceCheck}. */
  expected: v.picklist(['answer', 'refusal', 'unsupported', 'noSuccess', 'events', 'messages']),
  status: v.picklist(['waiting', 'passed', 'failed', 'skipped']),
  /** Why it was skipped: the contract disables the call, this app version lacks it, or a person chose so. */
  skipped: v.nullable(v.picklist(['disabled', 'unsupported', 'person'])),
  /** Milliseconds. Null until it is done. */
  took: v.nullable(v.number()),
  findings: v.pipe(v.array(finding), v.readonly()),
});

/** What a run found out about a native app, without anything that the app said. */
export const CONFORMANCE_REPORT = v.object({
  version: v.literal(1),
  platform: v.picklist(['ios', 'android', 'web']),
  appVersion: v.nullable(v.string()),
  startedAt: moment,
  /** The check that the page had begun, as `about.name`: the app may have closed it since. */
  underway: v.nullable(v.string()),
  checks: v.pipe(v.array(check), v.readonly()),
});

/** A breach of the contract: what was expected, and what came. */
export type ConformanceFinding = v.InferOutput<typeof finding>;

/**
 * A part of the contract that is tried.
 * - `answer`: code 0, with the data of the contract. - `refusal`: a code of the app's own. - `unsupported`: code -5.
 * - `noSuccess`: anything but code 0. - `events`: each event once, in order. - `messages`: nothing but answers and events.
 */
export type ConformanceCheck = v.InferOutput<typeof check>;

export type ConformanceReport = v.InferOutput<typeof CONFORMANCE_REPORT>;

/** What a person does and sees in the native app, for a check. */
export type ConformanceTask =
  | 'seeTitle'
  | 'seeNoBar'
  | 'closeCamera'
  | 'useCamera'
  | 'closeSharePanel'
  | 'useSharePanel'
  | 'sharePhoto'
  | 'shareStory'
  | 'allowLocation'
  | 'forbidLocation'
  | 'closePayment'
  | 'leaveAndReturn'
  | 'closeLogin'
  | 'useLogin'
  | 'renewToken'
  | 'seeScreen'
  | 'seeStore'
  | 'seeBack'
  | 'seeClosed';

/** The person at the phone. */
export interface ConformancePerson {
  /** Tells what to do, and asks whether to start. False skips the check. */
  begin(task: ConformanceTask): Promise<boolean>;
  /** Asks whether the person saw what should be seen. */
  confirm(task: ConformanceTask): Promise<boolean>;
}

/** A run that goes on. */
export interface ConformanceRun {
  /** Resolves after the last check. */
  readonly done: Promise<void>;
  /** Stops before the next check, and listens to the app no more. */
  stop(): void;
}

/** A report as a file. */
export interface ConformanceFile {
  readonly format: 'JSON' | 'JUnit';
  readonly name: string;
  readonly type: string;
  readonly text: string;
}

/** Tries a native app against the bridge contract. */
export interface BridgeConformance {
  /** The title that a check shows in the app's bar. */
  readonly title: string;
  /** The last run, even if the page ended since. Null if there is none. */
  report(): ConformanceReport | null;
  /** Calls back on every change of the report. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
  /** Drops the last run. */
  reset(): void;
  /** Runs what waits: everything, or the rest of a run whose page ended. */
  run(person: ConformancePerson): ConformanceRun;
  /** The report as JSON and as JUnit. */
  files(report: ConformanceReport): readonly ConformanceFile[];
}
