import { fail, type Result, succeed } from '../../platform/result.ts';
import { countCharacters } from '../../platform/text/count-characters.ts';

/** The minimum length of a shared review (specification, section 5). Characters. */
export const REVIEW_MIN_CHARACTERS = 8;

/** A review that is too short, and how many characters are missing: from 1 to 8. */
export interface ReviewTooShort {
  readonly kind: 'tooShort';
  readonly missing: number;
}

/**
 * Checks a review (specification, section 5). Ignores white space at both ends.
 *
 * @returns the trimmed review, or the missing characters
 */
export function checkReview(typed: string): Result<string, ReviewTooShort> {
  const review = typed.trim();
  const missing = REVIEW_MIN_CHARACTERS - countCharacters(review);
  return missing > 0 ? fail({ kind: 'tooShort', missing }) : succeed(review);
}
