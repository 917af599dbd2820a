/** How many letters and digits are on a card. */
export const GIFT_CARD_CODE_LENGTH = 16;

/** What separates the groups of a code, and what a paste adds invisibly: blanks, dashes of any kind, a minus. */
const BETWEEN = /[\s\p{Pd}\u2212\p{Cf}]/gu;

/**
 * Reads the code of a gift card as a person types or pastes it: in groups, in small letters, with full-width
 * digits.
 *
 * @returns the code, or null where it is incomplete
 */
export function readGiftCardCode(typed: string): string | null {
  const code = typed.normalize('NFKC').replace(BETWEEN, '').toUpperCase();
  return new RegExp(`^[0-9A-Z]{${GIFT_CARD_CODE_LENGTH}}$`).test(code) ? code : null;
}
