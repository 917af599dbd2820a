import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { Market } from '../../platform/market/market.types.ts';
import type { PhoneNumber } from '../../platform/phone-numbers.ts';
import { PHONE_METADATA } from './phone-metadata.generated.ts';

/** The parser would map letters to keypad digits, but users never type them. */
const LETTERS = /\p{L}/u;

/**
 * Parses a phone as typed by a user of a market, with or without the country. Null unless it is a mobile number of that
 * market: landlines and toll-free numbers receive no SMS (specification, section 5).
 */
export function parsePhone(typed: string, market: Market): PhoneNumber | null {
  if (LETTERS.test(typed)) return null;
  const phone = parsePhoneNumberFromString(typed, market, PHONE_METADATA);
  if (phone === undefined || phone.country !== market || !phone.isValid()) return null;
  // Extensions receive no SMS, and E.164 cannot hold them.
  if (phone.ext !== undefined) return null;
  return { e164: phone.number, national: phone.formatNational() };
}
