/** The number of letters and digits on a card. */
export const GIFT_CARD_CODE_LENGTH = 16;

/** Separators of a code's groups, and invisible characters of a paste: blanks, any dash, a minus. */
const BETWEEN = /[\s\p{Pd}\u2212\p{Cf}]/gu;

/**
 * Reads the code of a gift card as typed or pasted: grouped, in lower case, with full-width digits.
 *
 * @returns the code, or null if incomplete
 */
export function readGiftCardCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replace(BETWEEN, '').toUpperCase();
  return new RegExp(`^[0-9A-Z]{${GIFT_CARD_CODE_LENGTH}}$`).test(code) ? code : null;
}
