import * as v from 'valibot';
import { LANGUAGES } from '../../platform/language/language.ts';
import { count, moment } from '../../platform/schemas.ts';
import { ERROR_KINDS, errorReport, frames } from './error-report.ts';
import { isMaskedMessage } from './mask-trouble.ts';
import type { Masked } from './masker.ts';
import { nameInCode, recordedEvent } from './recorded-event.ts';
import { REPORT_VERSION, TRAIL_LENGTH } from './report-limits.ts';

/** A text that a masker has written: a pseudonym, a word of the code, or a route of both. No number in it is long. */
const masked = v.pipe(v.string(), v.regex(/^(?!.*\d{5})[\w./?#&=%@:-]{0,400}$/));

const maskedValue: v.GenericSchema<unknown, Masked> = v.union([
  v.null(),
  v.boolean(),
  v.number(),
  masked,
  v.array(v.lazy(() => maskedValue)),
  v.record(
    masked,
    v.lazy(() => maskedValue),
  ),
]);

/** What somebody or something around the machines did, in the order of its time. */
export const trailStep = v.variant('kind', [
  /** A person sent a machine an event. */
  v.object({
    kind: v.literal('sent'),
    at: moment,
    actor: nameInCode,
    event: v.intersect([v.object({ type: nameInCode }), v.record(masked, maskedValue)]),
    /** How many characters were typed. */
    length: v.exactOptional(count),
    isIgnored: v.boolean(),
  }),
  /** A person opened a route. */
  v.object({ kind: v.literal('opened'), at: moment, route: masked }),
  /** The page asked the backend or the native app for something. */
  v.object({
    kind: v.picklist(['request', 'call']),
    at: moment,
    name: v.pipe(v.string(), v.regex(/^[\w /-]{1,100}$/)),
    /** How long the answer took; null if there was none yet. */
    ms: v.nullable(count),
    /** A code of our table, what a call came to, or why there is no code; null without an answer. */
    outcome: v.nullable(v.union([v.pipe(v.number(), v.integer()), nameInCode])),
    data: maskedValue,
  }),
  v.object({ kind: v.literal('language'), at: moment, language: v.picklist(LANGUAGES) }),
  /** Something else came in front of the page, or the page is in front again. */
  v.object({ kind: v.picklist(['hidden', 'visible']), at: moment }),
  /** The network was back. */
  v.object({ kind: v.literal('connected'), at: moment }),
  /** Somebody logged in or out elsewhere, such as in another tab. */
  v.object({ kind: v.literal('login'), at: moment, user: v.nullable(masked) }),
  /** Something broke, as an error report says it. */
  v.object({
    kind: v.literal('broke'),
    at: moment,
    what: v.picklist(ERROR_KINDS),
    message: v.pipe(v.string(), v.maxLength(300), v.check(isMaskedMessage)),
    stack: frames,
  }),
]);

export type TrailStep = Readonly<v.InferOutput<typeof trailStep>>;

/** A problem as its reporter passes it on: what happened, and nothing that says who they are. */
export const problemReport = v.object({
  version: v.literal(REPORT_VERSION),
  ...v.omit(errorReport, ['kind', 'group', 'count', 'message', 'stack', 'events', 'route']).entries,
  /** When the file was made. All moments are of the server's time. */
  at: moment,
  /** What was added to the phone's clock to make it so: milliseconds. */
  correction: v.pipe(v.number(), v.integer()),
  /** What the page was loaded with. */
  start: v.object({
    at: moment,
    route: masked,
    /** The stores of the session, by their name in the code. */
    stored: v.record(nameInCode, maskedValue),
  }),
  /** How many steps of the trail's beginning were forgotten. */
  forgotten: count,
  trail: v.pipe(v.array(trailStep), v.maxLength(TRAIL_LENGTH)),
  /** Where the app is now: the route, and the states of each machine by its name. None runs after a crash. */
  end: v.object({
    route: masked,
    states: v.record(nameInCode, nameInCode),
    hasCrashed: v.boolean(),
  }),
  /** What the flight recorder kept. */
  events: v.array(recordedEvent),
});

export type ProblemReport = Readonly<v.InferOutput<typeof problemReport>>;

/** What every report says of the page. */
export type PageFacts = Pick<
  ProblemReport,
  'release' | 'market' | 'language' | 'platform' | 'isInApp'
>;
