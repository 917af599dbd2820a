import type { TrackingProperties } from './tracking.gateway.ts';
import { HIDDEN, hidePhones } from './tracking-phone.ts';
import { TRACKING } from './tracking-settings.ts';

/** Segments into graphemes by default. */
const graphemes = new Intl.Segmenter('id');

/**
 * Cuts a text to a maximum number of UTF-16 code units (specification, section 9: strings are capped). Keeps a grapheme
 * whole or leaves it out. A grapheme longer than the limit is cut, but never within a surrogate pair.
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

/** Secret names, by letters: `passWord` is as secret as `password`. */
const SECRET_LETTERS = /token|phone|mobile|secret|password|codes?$/;

/** Secret names, by word, where the letters occur in others by chance: a hot product is not an OTP. */
const SECRET_WORD = /\b(?:otp|sms)|(?:otp|sms)s?\b|\bsign\W*$/;

/**
 * The allowed properties of an event (specification, sections 7 and 9). Drops secret names and non-finite numbers.
 * Hides phones (docs/assumptions.md) and known secrets, and cuts overlong texts. Names are checked as texts, too.
 *
 * @param secrets The token and phone of the current user; empty ones are ignored.
 */
export function cleanProperties(
  properties: TrackingProperties,
  secrets: readonly string[],
): TrackingProperties {
  const entries = Object.entries(properties)
    .filter(([name, value]) => !isSecretName(name) && isAllowed(value))
    .map(([name, value]) => [
      cleanText(name, secrets),
      typeof value === 'string' ? cleanText(value, secrets) : value,
    ]);
  return Object.fromEntries(entries);
}

function isSecretName(name: string): boolean {
  const letters = name.replace(/[^A-Za-z]/g, '').toLowerCase();
  return SECRET_LETTERS.test(letters) || SECRET_WORD.test(wordsOf(name));
}

/**
 * The words of a name in any casing: `login_otp2` and `Login-Otp` become `login otp`. Capitals followed by small
 * letters are read both ways, as in `OTPvalue` and `URLSign`.
 */
function wordsOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  const finerWords = words.replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return `${words} ${finerWords}`.replace(/[^A-Za-z]/g, ' ').toLowerCase();
}

/** JSON cannot express non-finite numbers, and a number may be a phone. */
function isAllowed(value: string | number | boolean): boolean {
  if (typeof value !== 'number') return true;
  return Number.isFinite(value) && hidePhones(String(value)) === String(value);
}

/**
 * Removes phones and secrets from a text, and cuts it.
 *
 * @param secrets As in {@link cleanProperties}.
 */
export function cleanText(text: string, secrets: readonly string[]): string {
  // Before cutting, which could leave half a token at the end.
  const hidden = secrets
    .filter((secret) => secret !== '')
    .reduce((clean, secret) => clean.replaceAll(secret, HIDDEN), text);
  return cutText(hidePhones(hidden), TRACKING.maxTextLength);
}
