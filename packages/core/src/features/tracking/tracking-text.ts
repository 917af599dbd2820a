import type { TrackingProperties } from './tracking.gateway.ts';
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

/** What is nobody's business, in the letters of a name: `passWord` is as secret as `password`. */
const SECRET_LETTERS = /token|phone|mobile|secret|password|codes?$/;

/** And in its words, for what is so short that it stands in others by chance: a hot product is no OTP. */
const SECRET_WORD = /\b(?:otp|sms)|(?:otp|sms)s?\b|\bsign\W*$/;

/**
 * What may be told of an event (specification, sections 7 and 9): nothing that is secret by its name, no phone
 * (docs/assumptions.md says what reads like one), none of the secrets that are known, no number that is none, and
 * no text that is too long. A name is a text, too.
 *
 * @param secrets The token and the phone of who is logged in; empty ones are ignored.
 */
export function cleanProperties(
  properties: TrackingProperties,
  secrets: readonly string[],
): TrackingProperties {
  const entries = Object.entries(properties)
    .filter(([name, value]) => !isSecretName(name) && isTellable(value))
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
 * The words of a name in any of the usual casings: `login_otp2` and `Login-Otp` are `login otp`. Where capitals run
 * on into small letters both readings stand there: that of `OTPvalue`, and that of `URLSign`.
 */
function wordsOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2');
  const finerWords = words.replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return `${words} ${finerWords}`.replace(/[^A-Za-z]/g, ' ').toLowerCase();
}

/** JSON has no word for what is no number, and a phone may come as one. */
function isTellable(value: string | number | boolean): boolean {
  if (typeof value !== 'number') return true;
  return Number.isFinite(value) && hidePhones(String(value)) === String(value);
}

/**
 * A text as it may be told: without phones and secrets, and not too long.
 *
 * @param secrets As {@link cleanProperties} takes them.
 */
export function cleanText(text: string, secrets: readonly string[]): string {
  // Before it is cut, lest half a token stay at the end.
  const hidden = secrets
    .filter((secret) => secret !== '')
    .reduce((clean, secret) => clean.replaceAll(secret, HIDDEN), text);
  return cutText(hidePhones(hidden), TRACKING.maxTextLength);
}
