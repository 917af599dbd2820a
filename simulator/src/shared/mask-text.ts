import { maskPhone } from '@cangkir/core';
import { SMS_CODE } from '@cangkir/core/login';

/** What may stand between two digits of a phone, in an address too. */
const SIGN = String.raw`(?:[\p{Zs}\p{Pd}\p{Cf}().+]|%20)`;

const GAP = `${SIGN}{0,3}`;

/** The following digits of a phone. The limits keep the search linear. */
const more = (least: number, most: number) => String.raw`(?:${GAP}\d){${least},${most}}`;

/** A phone as it is sent, in a link, or as people type it. */
const FORMS = [
  // Of any country, in E.164.
  String.raw`(?:\+|%2B)\d${more(6, 14)}`,
  // With the calling code of a market: a mobile, and any phone of Singapore.
  `62${GAP}(?:0${GAP})?8${more(7, 11)}`,
  `63${GAP}(?:0${GAP})?9${more(9, 9)}`,
  `65${GAP}[3689]${more(7, 7)}`,
  // With a prefix, unless it begins as a date or a time does.
  String.raw`0\d(?![.-]\d\d[ .-])${more(7, 13)}`,
  // A mobile of Indonesia or the Philippines, and one of Singapore.
  String.raw`[89]\d${more(7, 10)}`,
  String.raw`[89]\d{3}${SIGN}{1,3}\d{4}`,
  // Run together it may be an amount, or the milliseconds of a day: here it is a whole text.
  String.raw`(?<=^|["=])[89]\d{7}(?=$|[\\"&])`,
];

/** It stands alone, or after an encoded character. */
const PHONE = new RegExp(
  String.raw`(?:(?<![\w-])|(?<=%[\da-f]{2}))(?:${FORMS.join('|')})(?![\w-])`,
  'giu',
);

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

/** Replaces each phone in a text. Full-width digits, as Chinese keyboards have, become plain ones. */
export function replacePhones(text: string, replace: (phone: string) => string): string {
  return withPlainDigits(text).replace(PHONE, (phone) =>
    replace(phone.replace(/^%2B/i, '+').replaceAll('%20', ' ')),
  );
}

/** Masks what a log or a report must not show: full phones, tokens, SMS codes, the codes of vouchers. */
export function maskText(text: string): string {
  // Other codes are numbers.
  if (SMS_CODE.test(withPlainDigits(text))) return '******';
  const masked = text
    .replace(NAMED_TOKEN, (_, before: string, token: string) => `${before}${maskToken(token)}`)
    .replace(IDENTIFIER, '$1…')
    .replace(VOUCHER_CODE, '$1$2…');
  return replacePhones(masked, (phone) => maskPhone(phone, 'others'));
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

function withPlainDigits(text: string): string {
  return text.replace(/[＋０-９]/g, (wide) => wide.normalize('NFKC'));
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
