/** What stands in a told text for what must not be told. */
export const HIDDEN = '***';

/** What may stand between two digits of a phone, in an address too. */
const GAP = String.raw`(?:[\s().+\p{Pd}\p{Cf}]|%20){0,3}`;

/** So many more digits of a phone. */
const more = (least: number, most = least) => String.raw`(?:${GAP}\d){${least},${most}}`;

/** What says by itself that it is a phone: a plus, the calling code of a market, or the trunk 0. */
const WRITTEN = [
  // Of any country, as E.164 has it.
  String.raw`(?:\+|%2B)\d${more(6, 14)}`,
  // A mobile of Indonesia, of the Philippines, and any phone of Singapore.
  `(?:00)?62${GAP}0?${GAP}8${GAP}[1-9]${more(7, 10)}`,
  `(?:00)?63${GAP}0?${GAP}9${more(9)}`,
  `(?:00)?65${GAP}[3689]${more(7)}`,
  // Indonesia and the Philippines. No date begins with three digits.
  String.raw`0[1-9]\d${more(6, 10)}`,
];

/** The same where nothing says that it is a phone: dots and commas would make it a price. */
const BARE_GAP = String.raw`(?:[\s+\p{Pd}]|%20){0,3}`;

/** As people of the three markets write a mobile among themselves. */
const BARE = [
  String.raw`8[1-9]\d(?:${BARE_GAP}\d){6,9}`,
  String.raw`9\d\d(?:${BARE_GAP}\d){7}`,
  String.raw`[89]\d{3}${BARE_GAP}\d{4}`,
];

/** No digit is before it, and no decimal point. Safari before 16.4 does not know how to look behind. */
const WRITTEN_PHONE = new RegExp(
  String.raw`(^\.?|[^\d.]|\D\.|%[\da-f]{2})(?:${WRITTEN.join('|')})(?!\d)`,
  'giu',
);

/** It stands by itself: it is no part of a word, a path, an amount, or a number that goes on. */
const BARE_PHONE = new RegExp(
  String.raw`(^|[^\p{L}\d_.,/%\p{Pd}]|%[\da-f]{2})(?:${BARE.join('|')})(?![\p{L}\d_]|[.,]\d|\p{Pd}[\p{L}\d])`,
  'giu',
);

/**
 * Hides what reads like a phone before it is told (specification, section 7: tracking), and leaves other digits
 * as they are: orders, moments, prices, places. docs/assumptions.md draws the line.
 */
export function hidePhones(text: string): string {
  return text
    .replace(/[＋０-９]/g, (wide) => wide.normalize('NFKC'))
    .replace(WRITTEN_PHONE, `$1${HIDDEN}`)
    .replace(BARE_PHONE, `$1${HIDDEN}`);
}
