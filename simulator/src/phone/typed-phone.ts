import { MARKETS } from '@cangkir/core';
import { parsePhone } from '@cangkir/core/phone';

/**
 * Parses a mobile number of any market, with or without its country. E.164, or null if invalid. Without a country, the
 * first market that fits wins.
 */
export function readTypedPhone(typed: string): string | null {
  for (const market of MARKETS) {
    const phone = parsePhone(typed, market);
    if (phone !== null) return phone.e164;
  }
  return null;
}

/** The message for a text that is not a mobile number. */
export const NO_PHONE =
  'This is not a mobile number of Indonesia, the Philippines or Singapore. Try 0812 3456 7890.';
