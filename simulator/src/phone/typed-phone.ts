import { MARKETS } from '@cangkir/core';
import { parsePhone } from '@cangkir/core/phone';

/**
 * Reads a mobile number of any market, as a person types it: with its country or without. E.164, or null
 * where it is none. Without its country it is that of the first market where it is one.
 */
export function readTypedPhone(typed: string): string | null {
  for (const market of MARKETS) {
    const phone = parsePhone(typed, market);
    if (phone !== null) return phone.e164;
  }
  return null;
}

/** What is said of a text that is no mobile number. */
export const NO_PHONE =
  'This is no mobile number of Indonesia, the Philippines or Singapore. Try 0812 3456 7890.';
