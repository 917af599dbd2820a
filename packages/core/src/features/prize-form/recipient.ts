import type { PhoneNumber } from '../../platform/phone-numbers.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { countCharacters } from '../../platform/text/count-characters.ts';
import type { PrizeRecipient } from './prize-form.gateway.ts';

/** The maximum length of a name on a label. Characters, as people count them. */
export const NAME_MAX_CHARACTERS = 60;

/** The minimum length of a detailed address: a street and a number. Characters, as people count them. */
export const ADDRESS_MIN_CHARACTERS = 10;

/** The maximum length of an address on a label. Characters, as people count them. */
export const ADDRESS_MAX_CHARACTERS = 250;

/** A field of the form (specification, section 3). */
export type RecipientField = 'name' | 'phone' | 'address';

/** The input of each field. */
export type TypedRecipient = Readonly<Record<RecipientField, string>>;

/** The problem of a field. Limits are characters, as people count them. */
export type FieldProblem =
  | { readonly kind: 'missing' | 'invalid' }
  | { readonly kind: 'tooShort'; readonly min: number }
  | { readonly kind: 'tooLong'; readonly max: number };

/** The problems by field. A valid field has no entry. */
export type RecipientProblems = Readonly<Partial<Record<RecipientField, FieldProblem>>>;

export const BLANK_RECIPIENT: TypedRecipient = { name: '', phone: '', address: '' };

/**
 * Validates the input (specification, sections 3 and 5). A name may be a single one, as for many Indonesians. Name and
 * address need at least a letter or a digit.
 *
 * @param phone the parsed phone; null if it is not a phone of the market
 * @returns the trimmed recipient, or the problems by field
 */
export function checkRecipient(
  typed: TypedRecipient,
  phone: PhoneNumber | null,
): Result<PrizeRecipient, RecipientProblems> {
  const name = typed.name.trim();
  const address = typed.address.trim();
  const found = [
    ['name', lengthProblem(name, 1, NAME_MAX_CHARACTERS)],
    ['phone', phone === null ? phoneProblem(typed.phone) : null],
    ['address', lengthProblem(address, ADDRESS_MIN_CHARACTERS, ADDRESS_MAX_CHARACTERS)],
  ] as const;
  const problems = Object.fromEntries(found.filter(([, problem]) => problem !== null));
  return phone === null || Object.keys(problems).length > 0
    ? fail(problems)
    : succeed({ name, phone: phone.e164, address });
}

/** The remaining problems once the user types in a field. */
export function withoutProblem(
  problems: RecipientProblems,
  field: RecipientField,
): RecipientProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field));
}

function lengthProblem(text: string, min: number, max: number): FieldProblem | null {
  if (text === '') return { kind: 'missing' };
  if (isBlank(text)) return { kind: 'invalid' };
  const length = countCharacters(text);
  if (length < min) return { kind: 'tooShort', min };
  return length > max ? { kind: 'tooLong', max } : null;
}

function phoneProblem(typed: string): FieldProblem {
  return { kind: isBlank(typed) ? 'missing' : 'invalid' };
}

/** Has no letter and no digit. */
function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}
