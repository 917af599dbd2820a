import { fail, type Result, succeed } from '../../platform/result.ts';
import { crc16 } from './crc16.ts';

/**
 * The content of a QRIS: the code of an Indonesian bank payment, by the rules of EMVCo (specification, sections 1 and
 * 2).
 */
export interface Qris {
  /** The payee, as the bank app will show it. */
  readonly merchant: string;
  readonly city: string;
  /** The amount in rupiah that the bank app will charge; null if the user types it there. */
  readonly amount: number | null;
  /** The bank app adds a tip or a fee to the amount. */
  readonly hasTip: boolean;
}

/**
 * Why a text is not a QRIS.
 * - `malformed`: not a list of fields.
 * - `checksumWrong`: changed or truncated.
 * - `notQris`: another country, currency or scheme.
 * - `incomplete`: merchant or city is missing.
 * - `amountInvalid`: its amount is not a number above 0.
 */
export type QrisFlaw = 'malformed' | 'checksumWrong' | 'notQris' | 'incomplete' | 'amountInvalid';

/** The tags of EMVCo and Indonesia's scheme that are read here. */
const TAG = {
  format: '00',
  scheme: '51',
  currency: '53',
  amount: '54',
  tip: '55',
  country: '58',
  merchant: '59',
  city: '60',
  checksum: '63',
} as const;

const FORMAT_VERSION = '01';
const SCHEME_NAME = 'ID.CO.QRIS.WWW';
const RUPIAH = '360';
const INDONESIA = 'ID';

/** The maximum length that EMVCo allows. Characters. */
const MAX_LENGTH = 512;

/** The length of a field's header: its tag and its length. Characters. */
const HEAD_LENGTH = 4;

const AMOUNT = /^\d+(?:\.\d*)?$/;

type Fields = ReadonlyMap<string, string>;

/** Parses the text of a QRIS payment's QR code (specification, section 2). Untrusted. */
export function parseQris(text: string): Result<Qris, QrisFlaw> {
  const fields = text.length > MAX_LENGTH ? null : parseFields(text);
  if (fields === null || [...fields.keys()].at(-1) !== TAG.checksum) return fail('malformed');
  if (!hasRightChecksum(text)) return fail('checksumWrong');
  if (!isOfIndonesia(fields)) return fail('notQris');
  const merchant = fields.get(TAG.merchant);
  const city = fields.get(TAG.city);
  if (merchant === undefined || city === undefined) return fail('incomplete');
  const amount = parseAmount(fields.get(TAG.amount));
  if (amount === 0) return fail('amountInvalid');
  return succeed({ merchant, city, amount, hasTip: fields.has(TAG.tip) });
}

/** Whether scanning the QRIS charges exactly this amount (rupiah), without typing. */
export function takesAmount(qris: Qris, amount: number): boolean {
  return qris.amount === amount && !qris.hasTip;
}

/**
 * Parses a list of fields: two digits for the tag, two for the length, then the text. Null if a length does not fit, or
 * a tag occurs twice: parsers disagree on which one counts.
 */
function parseFields(text: string): Fields | null {
  const fields = new Map<string, string>();
  let rest = text;
  while (rest !== '') {
    const [, tag = '', digits = ''] = /^(\d\d)(\d\d)/.exec(rest) ?? [];
    const length = Number(digits);
    if (length === 0 || fields.has(tag)) return null;
    const value = rest.slice(HEAD_LENGTH, HEAD_LENGTH + length);
    if (value.length < length || !isPrintable(value)) return null;
    fields.set(tag, value);
    rest = rest.slice(HEAD_LENGTH + length);
  }
  return fields;
}

/** ASCII without control characters. For other text the byte lengths depend on the encoding. */
function isPrintable(value: string): boolean {
  return /^[ -~]*$/.test(value);
}

/** The checksum covers everything before it, including its own tag and length. */
function hasRightChecksum(text: string): boolean {
  const sum = crc16(text.slice(0, -4)).toString(16).padStart(4, '0');
  return text.slice(-4).toLowerCase() === sum;
}

function isOfIndonesia(fields: Fields): boolean {
  const scheme = parseFields(fields.get(TAG.scheme) ?? '');
  return (
    fields.get(TAG.format) === FORMAT_VERSION &&
    scheme?.get(TAG.format) === SCHEME_NAME &&
    fields.get(TAG.currency) === RUPIAH &&
    fields.get(TAG.country) === INDONESIA
  );
}

/** Null if missing, 0 if invalid. */
function parseAmount(text: string | undefined): number | null {
  if (text === undefined) return null;
  return AMOUNT.test(text) ? Number(text) : 0;
}
