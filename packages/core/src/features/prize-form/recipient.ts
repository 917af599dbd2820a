import type { PhoneNumber } from '../../platform/phone-numbers.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { countCharacters } from '../../platform/text/count-characters.ts';
import type { PrizeRecipient } from './prize-form.gateway.ts';

/** The longest name that a label holds. Characters, as people count them. */
export const NAME_MAX_CHARACTERS = 60;

/** The shortest address that can be a detailed one: a street and a number. Characters, as people count. */
export const ADDRESS_MIN_CHARACTERS = 10;

/** The longest address that a label holds. Characters, as people count them. */
export const ADDRESS_MAX_CHARACTERS = 250;

/** What a person fills in (specification, section 3). */
export type RecipientField = 'name' | 'phone' | 'address';

/** What a person typed, as it stands in the fields. */
export type TypedRecipient = Readonly<Record<RecipientField, string>>;

/** What is wrong with a field. Limits are characters, as people count them. */
export type FieldProblem =
  | { readonly kind: 'missing' | 'invalid' }
  | { readonly kind: 'tooShort'; readonly min: number }
  | { readonly kind: 'tooLong'; readonly max: number };

/** What is wrong, by field. A valid field has no entry. */
export type RecipientProblems = Readonly<Partial<Record<RecipientField, FieldProblem>>>;

/** Before anything is typed. */
export const BLANK_RECIPIENT: TypedRecipient = { name: '', phone: '', address: '' };

/**
 * Checks what was typed (specification, sections 3 and 5). A name may be a single one, as many Indonesians
 * have; it and the address need a letter or a digit at least.
 *
 * @param phone the typed phone as the phone rule read it; null where it is not a phone of the market
 * @returns the recipient as it is sent, without white space around it; or what is wrong, by field
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

/** The problems that are left when the person types in a field again. */
export function withoutProblem(
  problems: RecipientProblems,
  field: RecipientField,
): RecipientProblems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => name !== field));
}

function lengthProblem(text: string, min: number, max: number): FieldProblem | null {
  if (isBlank(text)) return { kind: 'missing' };
  const length = countCharacters(text);
  if (length < min) return { kind: 'tooShort', min };
  return length > max ? { kind: 'tooLong', max } : null;
}

function phoneProblem(typed: string): FieldProblem {
  return { kind: isBlank(typed) ? 'missing' : 'invalid' };
}

/** Nothing that can be read aloud: spaces, dots and dashes alone. */
function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}
