import { maskPhone } from '@cangkir/core';
import { SMS_CODE } from '@cangkir/core/login';

/**
 * A phone as it is sent, in a link, or as people type it: with its country, or with a first digit of our markets. The
 * limit, far above any phone, keeps the search linear.
 */
const PHONE = /(?<![\w-])(?:(?:\+|%2B)\d|0\d|[89]\d|628)[\d ().-]{6,40}\d(?![\w-])/gi;

/** Tokens and keys consist of random identifiers. */
const IDENTIFIER = /\b([0-9a-f]{4})[0-9a-f]{4}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi;

/** The codes of vouchers (12, without letters and digits that are easily confused) and of gift cards (16). */
const VOUCHER_CODE =
  /\b(?:([2-9A-HJ-NP-Z]{4})[2-9A-HJ-NP-Z]{8}|(?=[A-Z]*\d)(?=\d*[A-Z])([0-9A-Z]{4})[0-9A-Z]{12})\b/g;

/** A token under its name, in a text that holds JSON or an address. Quotes in JSON within JSON have backslashes. */
const NAMED_TOKEN = /(\btoken(?:=|\\{0,9}"\s{0,9}:\s{0,9}\\{0,9}"))([^\s"\\&,;]+)/gi;

/** The secrets whose values have no form of their own, by key. */
const MASKS: ReadonlyMap<string, (text: string) => string> = new Map([
  ['token', maskToken],
  ['idempotencyKey', maskToken],
  ['idempotency-key', maskToken],
  ['phone', maskPhoneField],
]);

/** Replaces each phone in a text. */
export function replacePhones(text: string, replace: (phone: string) => string): string {
  return text.replace(PHONE, replace);
}

/** Masks what a log or a report must not show: full phones, tokens, SMS codes, the codes of vouchers. */
export function maskText(text: string): string {
  // Other codes are numbers.
  if (SMS_CODE.test(text)) return '******';
  return text
    .replace(NAMED_TOKEN, (_, before: string, token: string) => `${before}${maskToken(token)}`)
    .replace(IDENTIFIER, '$1…')
    .replace(VOUCHER_CODE, '$1$2…')
    .replace(PHONE, (phone) => maskPhone(phone.replace(/^%2B/i, '+'), 'others'));
}

/** Masks a value, its keys included: the backend keys sessions by token, and codes by phone. */
export function maskValue(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return (MASKS.get(key) ?? maskText)(value);
  if (Array.isArray(value)) return value.map((item) => maskValue(item));
  if (typeof value !== 'object' || value === null) return value;
  return maskEntries(value);
}

/** The same for an object, such as the headers of a request. */
export function maskEntries(entries: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [maskText(name), maskValue(entry, name)]),
  );
}

/** Keeps a placeholder, and what is masked already. */
function maskToken(token: string): string {
  return token === '' || token.startsWith('{{') || token.endsWith('…')
    ? token
    : `${token.slice(0, 4)}…`;
}

/** A phone in a field of its own is masked even if it is incomplete. A placeholder or a phone's name has no digits. */
function maskPhoneField(phone: string): string {
  return /^[+\d]/.test(phone) ? maskPhone(phone, 'others') : phone;
}
