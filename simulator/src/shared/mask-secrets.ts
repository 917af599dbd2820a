import { maskPhone } from '@cangkir/core';

const SMS_CODE = /^\d{6}$/;

/** Identifies a token without revealing it. */
function maskToken(token: string): string {
  return token === '' ? '' : `${token.slice(0, 4)}…`;
}

function maskCode(code: string): string {
  return SMS_CODE.test(code) ? '******' : code;
}

const MASKS: ReadonlyMap<string, (text: string) => string> = new Map([
  ['phone', maskPhone],
  ['token', maskToken],
  ['code', maskCode],
]);

/** A copy of a value for display in a log: masks phones, tokens and SMS codes at any depth. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  return typeof value === 'object' && value !== null ? maskEntries(value) : value;
}

/** The same for an object, such as the headers of a request. */
export function maskEntries(entries: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [key, maskEntry(key, entry)]),
  );
}

function maskEntry(key: string, entry: unknown): unknown {
  const mask = MASKS.get(key);
  return typeof entry === 'string' && mask !== undefined ? mask(entry) : maskSecrets(entry);
}
