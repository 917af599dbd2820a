import { BRAND, fail, type Result, succeed } from '@cangkir/core';
import { valueAt } from '../shared/json-pointer.ts';
import { phoneNamed } from './named-phones.ts';

/** `{{name}}`, or `{{name:what}}`. */
const PLACEHOLDER = /\{\{(\w+)(?::([^{}]+))?\}\}/g;

/** The placeholders with the same value in every run: files hold no full phone, and do not spell the brand. */
const FIXED: Readonly<Record<string, (what: string) => string | null>> = {
  brand: (what) => (what === '' ? BRAND.pathSegment : null),
  appHost: (what) => (what === '' ? BRAND.appHost : null),
  phone: (name) => phoneNamed(name)?.typed ?? null,
  e164: (name) => phoneNamed(name)?.e164 ?? null,
};

/** A route as a file has it. */
export function withoutBrand(route: string): string {
  return route.replace(`/${BRAND.pathSegment}/`, '/{{brand}}/');
}

/** Known only while the scenario runs, and different in every run. */
export interface Known {
  /** The code of the last SMS; null if none was sent. */
  readonly smsCode: string | null;
  readonly backend: unknown;
}

const KNOWN: Readonly<Record<string, (what: string, known: Known) => Result<string, string>>> = {
  smsCode: (_, { smsCode }) =>
    smsCode === null
      ? fail('No SMS was sent, so that {{smsCode}} stands for nothing.')
      : succeed(smsCode),
  backend: (pointer, { backend }) => {
    const value = valueAt(backend, pointer);
    return typeof value === 'string' || typeof value === 'number'
      ? succeed(String(value))
      : fail(`The backend has no text at ${pointer}.`);
  },
};

/** Fills all fixed placeholders of a value. Others stay. */
export function fillFixed(value: unknown): unknown {
  return mapTexts(value, (text) =>
    text.replace(PLACEHOLDER, (placeholder, name: string, what = '') =>
      Object.hasOwn(FIXED, name) ? (FIXED[name]?.(what) ?? placeholder) : placeholder,
    ),
  );
}

/** Whether a value has a placeholder that is known only while the scenario runs. */
export function hasRunTimePlaceholder(value: unknown): boolean {
  return namesOf(JSON.stringify(value)).some((name) => Object.hasOwn(KNOWN, name));
}

function namesOf(text: string): readonly string[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** Fills those. Fails with a reason if one cannot be filled. */
export function fillKnown(value: unknown, known: Known): Result<unknown, string> {
  const failures: string[] = [];
  const filled = mapTexts(value, (text) =>
    text.replace(PLACEHOLDER, (placeholder, name: string, what = '') => {
      const found = Object.hasOwn(KNOWN, name) ? KNOWN[name]?.(what, known) : undefined;
      if (found?.ok === false) failures.push(found.failure);
      return found?.ok === true ? found.value : placeholder;
    }),
  );
  const [failure] = failures;
  return failure === undefined ? succeed(filled) : fail(failure);
}

/** A copy of a value with mapped texts. Keys are mapped, too: a record may be keyed by phone. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  return typeof value === 'object' && value !== null ? mapEntries(value, change) : value;
}

/** The same for an object. */
export function mapEntries(
  entries: object,
  change: (text: string) => string,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [change(key), mapTexts(entry, change)]),
  );
}
