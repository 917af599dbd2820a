import type { TrackingProperties } from '../ports/tracking-gateway.ts';
import { HIDDEN, hidePhones } from './tracking-phone.ts';
import { TRACKING } from './tracking-settings.ts';

/** By graphemes, which is what it does where nothing else is said. */
const graphemes = new Intl.Segmenter('id');

/**
 * Cuts a text to at most so many UTF-16 code units (specification, section 9: strings are capped). What a
 * person sees as one character is kept whole or left out; where it is longer than the limit all by itself, at
 * least no surrogate pair is split.
 *
 * @param limit 1 or more.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const boundary = graphemes.segment(text).containing(limit)?.index ?? 0;
  return text.slice(0, boundary === 0 ? limit : boundary).replace(LONE_LEAD_AT_END, '');
}

/** The first half of a surrogate pair, with nothing after it. */
const LONE_LEAD_AT_END = /[\uD800-\uDBFF]$/;

/** Properties whose very name says that they are nobody's business. */
const SECRET_NAME = /token|phone|mobile|otp|sms|secret|sign$|password/i;

/**
 * What may be told of an event (specification, sections 7 and 9): nothing that is secret by its name, no phone
 * (docs/assumptions.md says what reads like one), none of the secrets that are known, no number that is none, and
 * no text that is too long.
 *
 * @param secrets The token and the phone of who is logged in; empty ones are ignored.
 */
export function cleanProperties(
  properties: TrackingProperties,
  secrets: readonly string[],
): TrackingProperties {
  const entries = Object.entries(properties)
    .filter(([name, value]) => !SECRET_NAME.test(name) && isTellable(value))
    .map(([name, value]) => [name, typeof value === 'string' ? cleanText(value, secrets) : value]);
  return Object.fromEntries(entries);
}

/** JSON has no word for what is no number, and a phone may come as one. */
function isTellable(value: string | number | boolean): boolean {
  if (typeof value !== 'number') return true;
  return Number.isFinite(value) && hidePhones(String(value)) === String(value);
}

/** Hidden before it is cut, lest half a token stay at the end. */
function cleanText(text: string, secrets: readonly string[]): string {
  const hidden = secrets
    .filter((secret) => secret !== '')
    .reduce((clean, secret) => clean.replaceAll(secret, HIDDEN), text);
  return cutText(hidePhones(hidden), TRACKING.maxTextLength);
}
