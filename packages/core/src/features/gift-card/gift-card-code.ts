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
  const code = withoutGaps(typed);
  return new RegExp(`^[0-9A-Z]{${GIFT_CARD_CODE_LENGTH}}$`).test(code) ? code : null;
}

/** The typed part of a code in groups of four, as on the card, with a dot for each missing character. */
export function giftCardGroups(typed: string): readonly string[] {
  const shown = [...withoutGaps(typed)].slice(0, GIFT_CARD_CODE_LENGTH).join('');
  return shown.padEnd(GIFT_CARD_CODE_LENGTH, '•').match(/.{4}/gu) ?? [];
}

function withoutGaps(typed: string): string {
  return typed.normalize('NFKC').replace(BETWEEN, '').toUpperCase();
}
