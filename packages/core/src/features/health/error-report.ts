import * as v from 'valibot';
import { LANGUAGES } from '../../platform/language/language.ts';
import { MARKETS } from '../../platform/market/market.ts';
import { count } from '../../platform/schemas.ts';
import { recordedEvent, routeName } from './recorded-event.ts';

/**
 * What broke.
 * - `error`: an uncaught error, one that a screen threw too.
 * - `rejection`: a promise that was rejected, and nobody waited for it.
 * - `machine`: a crashed machine.
 * - `part`: a part of the app that did not arrive.
 * - `policy`: something that the page's policy forbids.
 * - `malformed`: an answer that breaks the contract.
 * - `start`: the app did not start.
 */
export const ERROR_KINDS = [
  'error',
  'rejection',
  'machine',
  'part',
  'policy',
  'malformed',
  'start',
] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

/** How many events before an error are in its report. */
export const REPORTED_EVENTS = 20;

/** How many frames of the stack are in a report. */
export const REPORTED_FRAMES = 12;

/** A masked text: words of our own, and names in the code. */
const masked = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/** A place in a file of ours, such as `assets/a1b2c3d.js:1:2345`. The column counts from 1. */
const frame = v.pipe(v.string(), v.regex(/^[\w./-]{1,50}:\d{1,6}:\d{1,7}$/));

/** The frames of a stack, the innermost first. */
export const frames = v.pipe(v.array(frame), v.maxLength(REPORTED_FRAMES));

/** An error as it leaves the phone. Nothing in it says who had it. */
export const errorReport = v.object({
  kind: v.picklist(ERROR_KINDS),
  /** What equal errors have in common, in any release. */
  group: masked,
  /** How often the group occurred in the tab by then. */
  count: v.pipe(count, v.minValue(1)),
  message: masked,
  stack: frames,
  release: v.string(),
  route: routeName,
  market: v.picklist(MARKETS),
  language: v.picklist(LANGUAGES),
  platform: v.picklist(['android', 'ios', 'desktop']),
  /** Whether the page was in the native app. */
  isInApp: v.boolean(),
  /** What happened before, the latest last. */
  events: v.pipe(v.array(recordedEvent), v.maxLength(REPORTED_EVENTS)),
});

export type ErrorReport = Readonly<v.InferOutput<typeof errorReport>>;
