import { attempt } from '../../platform/session/persisted-store.ts';
import { REPORTED_FRAMES } from './error-report.ts';

/** The names of errors: those of browsers, and ours. */
const NAMES: ReadonlySet<string> = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'ChunkLoadError',
  'MissingProviderError',
]);

/** What browsers say when code does not arrive. */
const FAILED_IMPORTS = [
  'Failed to fetch dynamically imported module',
  'Importing a module script failed',
  'error loading dynamically imported module',
  'Unable to preload CSS',
];

/** What browsers say. The rest of such a message may name a value. */
const PHRASES = [
  ...FAILED_IMPORTS,
  'Cannot read properties of undefined',
  'Cannot read properties of null',
  'Cannot set properties of undefined',
  'Cannot set properties of null',
  'undefined is not an object',
  'null is not an object',
  'is not a function',
  'is not a constructor',
  'is not iterable',
  'is not defined',
  "Can't find variable",
  'before initialization',
  'Assignment to constant variable',
  'Maximum call stack size exceeded',
  'Invalid array length',
  'Invalid time value',
  'Invalid language tag',
  'Incorrect locale information provided',
  'Converting circular structure to JSON',
  'Failed to fetch',
  'Load failed',
  'Minified React error',
];

const NO_ERROR = 'No error';

/** Whether a text is what {@link describeError} says of some error. */
export function isDescription(text: string): boolean {
  const [name = '', ...phrase] = text.split(': ');
  if (phrase.length > 0 && !PHRASES.includes(phrase.join(': '))) return false;
  return NAMES.has(name) || text === NO_ERROR;
}

/** The name of an error, and what the browser said, without what it said it of. A message of our own says no more. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return NO_ERROR;
  const name = textOf(error, 'name');
  const message = textOf(error, 'message');
  const phrase = PHRASES.find((each) => message.includes(each));
  return [NAMES.has(name) ? name : 'Error', phrase].filter(Boolean).join(': ');
}

/** Whether an error says that code did not arrive. */
export function isFailedImport(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const message = textOf(error, 'message');
  return (
    textOf(error, 'name') === 'ChunkLoadError' ||
    FAILED_IMPORTS.some((phrase) => message.includes(phrase))
  );
}

/** What stands before the address of a file that did not arrive: a browser's phrase, the bundler's or ours. */
const HEADS: ReadonlySet<string> = new Set([
  ...FAILED_IMPORTS.flatMap((phrase) => [`${phrase}: `, `${phrase} for `]),
  'Failed to load ',
]);

/** A script or style sheet as the build names it, and nothing after it. */
const BUILT_FILE = /^assets\/[\w-]{7}\.(?:js|css)$/;

/**
 * The file of ours that an error or its cause says did not arrive, as its first place. Only a message of that one form
 * says it, down to the length of the name: any other text may be anything.
 */
export function lostFileOf(error: unknown, ownFiles: string): readonly string[] {
  if (!(error instanceof Error)) return [];
  const cause: unknown = attempt(() => error.cause, null);
  return [error, cause].flatMap((one) => {
    const message = one instanceof Error ? textOf(one, 'message') : '';
    const [head = '', file = ''] = message.split(ownFiles);
    return HEADS.has(head) && BUILT_FILE.test(file) && message === head + ownFiles + file
      ? [`${file}:1:1`]
      : [];
  });
}

/**
 * The places of an error in files of ours, the innermost first.
 *
 * @param ownFiles The address that those files begin with, up to its last slash.
 */
export function framesOf(error: unknown, ownFiles: string): readonly string[] {
  if (!(error instanceof Error)) return [];
  return framesIn(withoutHead(textOf(error, 'stack'), textOf(error, 'message')), ownFiles);
}

/** The places in lines of a stack. */
export function framesIn(stack: string, ownFiles: string): readonly string[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const start = line.indexOf(ownFiles);
      if (start === -1) return [];
      const [, place = ''] = PLACE.exec(line.slice(start + ownFiles.length)) ?? [];
      return place === '' ? [] : [place];
    })
    .slice(0, REPORTED_FRAMES);
}

/** A script by the very name that the build gives, with its line and column: any other name may be anything. */
const PLACE = /^(assets\/(?:[\w-]{7}|index-[\w-]{8})\.js:\d{1,6}:\d{1,7})\)?$/;

/** Chromium writes the message above the frames: anybody's text, which may look like a frame. */
function withoutHead(stack: string, message: string): string {
  if (!/^ {4}at /m.test(stack) || message === '') return stack;
  const start = stack.indexOf(': ') + 2;
  // Of a message that was changed since nobody knows where it ends.
  return stack.startsWith(message, start) ? stack.slice(start + message.length) : '';
}

function textOf(error: Error, property: 'name' | 'message' | 'stack'): string {
  // A getter may throw, and answer anything.
  const value: unknown = attempt(() => error[property], '');
  return typeof value === 'string' ? value : '';
}
