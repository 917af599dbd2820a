import { maskPhone } from '@cangkir/core';

/**
 * A phone as it is sent or as people type it: with its country, or with a first digit of our markets. The
 * limit, far above any phone, keeps the search linear.
 */
const PHONE = /(?<![\w-])(?:\+\d|0\d|[89]\d)[\d -]{6,40}\d(?![\w-])/g;

/** Tokens and keys consist of random identifiers. */
const IDENTIFIER = /\b([0-9a-f]{4})[0-9a-f]{4}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

/** A text of just six digits is the code of an SMS: other codes are numbers. */
const SMS_CODE = /^\d{6}$/;

/** A token under its name, in a text that holds JSON. */
const NAMED_TOKEN = /("token"\s*:\s*")([^"]*)(")/g;

const TOKEN_KEYS: readonly string[] = ['token', 'idempotencyKey'];

/** Replaces each phone in a text. */
export function replacePhones(text: string, replace: (phone: string) => string): string {
  return text.replace(PHONE, replace);
}

/** Masks what a report must not show: full phones, tokens, SMS codes. */
export function maskText(text: string): string {
  if (SMS_CODE.test(text)) return '******';
  return text
    .replace(NAMED_TOKEN, (_, before: string, token: string, after: string) => {
      return `${before}${maskToken(token)}${after}`;
    })
    .replace(IDENTIFIER, '$1…')
    .replace(PHONE, maskPhone);
}

/** Masks a value, its keys included: the backend keys sessions by token, and codes by phone. */
export function maskValue(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return TOKEN_KEYS.includes(key) ? maskToken(value) : maskText(value);
  if (Array.isArray(value)) return value.map((item) => maskValue(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [maskText(name), maskValue(entry, name)]),
  );
}

/** Keeps a placeholder as it is. */
function maskToken(token: string): string {
  return token === '' || token.startsWith('{{') ? token : `${token.slice(0, 4)}…`;
}
