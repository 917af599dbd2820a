/** Replaces what must not be sent. */
export const HIDDEN = '***';

/** As many digits as the shortest phone has. Most texts have fewer: the patterns below take a slow phone 40 ms to compile. */
const ENOUGH_DIGITS = /^(?:\D*\d){7}/;

/** What may separate two digits of a phone, in an address too. */
const GAP = String.raw`(?:[\s().+\p{Pd}\p{Cf}]|%20){0,3}`;

/** The following digits of a phone. */
const more = (least: number, most = least) => String.raw`(?:${GAP}\d){${least},${most}}`;

/** Clearly a phone: a plus, the calling code of a market, or the trunk prefix 0. */
const WRITTEN = [
  // Of any country, in E.164.
  String.raw`(?:\+|%2[Bb])\d${more(6, 14)}`,
  // A mobile of Indonesia, of the Philippines, and any phone of Singapore.
  `(?:00)?62${GAP}0?${GAP}8${GAP}[1-9]${more(7, 10)}`,
  `(?:00)?63${GAP}0?${GAP}9${more(9)}`,
  `(?:00)?65${GAP}[3689]${more(7)}`,
  // Indonesia and the Philippines. No date begins with three digits.
  String.raw`0[1-9]\d${more(6, 10)}`,
];

/** A stricter gap for bare numbers: dots and commas would match prices. */
const BARE_GAP = String.raw`(?:[\s+\p{Pd}]|%20){0,3}`;

/** A mobile in the local format of the three markets. */
const BARE = [
  String.raw`8[1-9]\d(?:${BARE_GAP}\d){6,9}`,
  String.raw`9\d\d(?:${BARE_GAP}\d){7}`,
  String.raw`[89]\d{3}${BARE_GAP}\d{4}`,
];

/** Not after a digit or a decimal point. Safari before 16.4 has no lookbehind. */
const WRITTEN_PHONE = new RegExp(
  String.raw`(^\.?|[^\d.]|\D\.|%[\da-fA-F]{2})(?:${WRITTEN.join('|')})(?!\d)`,
  'gu',
);

/** Stands alone: not part of a word, a path, an amount, or a longer number. */
const BARE_PHONE = new RegExp(
  String.raw`(^|[^\p{L}\d_.,/%\p{Pd}]|%[\da-fA-F]{2})(?:${BARE.join('|')})(?![\p{L}\d_]|[.,]\d|\p{Pd}[\p{L}\d])`,
  'gu',
);

/**
 * Hides text that looks like a phone before it is sent (specification, section 7: tracking). Keeps other digits:
 * orders, times, prices, places. The limits are in docs/assumptions.md.
 */
export function hidePhones(text: string): string {
  const plain = text.replace(/[＋０-９]/g, (wide) => wide.normalize('NFKC'));
  if (!ENOUGH_DIGITS.test(plain)) return plain;
  return plain.replace(WRITTEN_PHONE, `$1${HIDDEN}`).replace(BARE_PHONE, `$1${HIDDEN}`);
}
