import { PHONE_NAMES } from './named-phones.ts';
import { fillFixed } from './placeholders.ts';
import type { Wrong } from './wrong.types.ts';

/** Anything that looks like a placeholder. */
const BRACED = /\{\{[^{}]*\}\}/g;

/** A text of a file. */
interface TextPlace {
  readonly path: readonly string[];
  readonly isKey: boolean;
  /** The kind of its step (`do`); undefined outside the steps. */
  readonly kind: unknown;
}

/** A placeholder that is filled while the scenario runs, and where it is allowed. */
interface TimelyPlaceholder {
  readonly pattern: RegExp;
  readonly where: string;
  isFilledAt(place: TextPlace): boolean;
}

const TIMELY: readonly TimelyPlaceholder[] = [
  {
    pattern: /^\{\{(smsCode|backend:\/[^{}]*)\}\}$/,
    where: 'a step',
    isFilledAt: ({ kind }) => kind !== undefined,
  },
  {
    pattern: /^\{\{any\}\}$/,
    where: 'what a step expects',
    isFilledAt: ({ kind, isKey }) => kind === 'expect' && !isKey,
  },
  {
    pattern: /^\{\{token\}\}$/,
    where: 'the storage that the page is opened with',
    isFilledAt: ({ path: [first, second] }) =>
      (first === 'secondPhone' ? second : first) === 'storage',
  },
];

/** How each is written. */
const ALL =
  '{{brand}}, {{appHost}}, {{phone:NAME}}, {{e164:NAME}}, {{smsCode}}, {{backend:/POINTER}}, {{any}}, {{token}}';

/** Every placeholder that would be kept as plain text. */
export function wrongPlaceholders(file: unknown): readonly Wrong[] {
  return bracedTexts(file).flatMap(({ text, ...place }) =>
    [...String(fillFixed(text)).matchAll(BRACED)].flatMap(([placeholder]) => {
      const message = textOf(placeholder, place);
      return message === null ? [] : [{ path: place.path, message }];
    }),
  );
}

/** Why it has no value; null if it is filled later. */
function textOf(placeholder: string, place: TextPlace): string | null {
  const name = /^\{\{(?:phone|e164):(.*)\}\}$/.exec(placeholder)?.[1];
  if (name !== undefined) {
    return `no phone is called “${name}”; there are ${PHONE_NAMES.join(', ')}`;
  }
  const timely = TIMELY.find(({ pattern }) => pattern.test(placeholder));
  if (timely === undefined) return `there is no placeholder ${placeholder}; there are ${ALL}`;
  if (timely.isFilledAt(place)) return null;
  return `${placeholder} stands for something in ${timely.where} alone`;
}

interface FoundText extends TextPlace {
  readonly text: string;
}

/** Every text of a part of a file that may have a placeholder, including keys. */
function bracedTexts(part: unknown, path: readonly string[] = [], kind?: unknown): FoundText[] {
  if (typeof part === 'string')
    return isBraced(part) ? [{ text: part, path, isKey: false, kind }] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, entry]) => {
    const own = [...path, key];
    const ownKind = isStep(own) ? kindOf(entry) : kind;
    const found = bracedTexts(entry, own, ownKind);
    return isBraced(key) ? [{ text: key, path: own, isKey: true, kind: ownKind }, ...found] : found;
  });
}

/** Few texts are: the others are not searched any further. */
function isBraced(text: string): boolean {
  return text.includes('{{');
}

function isStep(path: readonly string[]): boolean {
  return path.length === 2 && path[0] === 'steps';
}

/** Null if the step has none: it still counts as a step. */
function kindOf(step: unknown): unknown {
  return typeof step === 'object' && step !== null && 'do' in step ? step.do : null;
}
