import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { Market } from '../../platform/market/market.types.ts';
import type { PhoneNumber } from '../../platform/phone-numbers.ts';
import { PHONE_METADATA } from './phone-metadata.generated.ts';

/** What no person types beside digits: letters would be read as digits by their keys. */
const LETTERS = /\p{L}/u;

/**
 * Reads a phone as a person of a market types it, with or without its country. Null where it is no mobile
 * number of that market: no SMS reaches landlines and toll-free numbers (specification, section 5).
 */
export function parsePhone(typed: string, market: Market): PhoneNumber | null {
  if (LETTERS.test(typed)) return null;
  const phone = parsePhoneNumberFromString(typed, market, PHONE_METADATA);
  if (phone === undefined || phone.country !== market || !phone.isValid()) return null;
  // No SMS reaches an extension, which E.164 could not hold either.
  if (phone.ext !== undefined) return null;
  return { e164: phone.number, national: phone.formatNational() };
}
