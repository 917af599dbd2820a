import { fail, type Result, succeed } from '../../platform/result.ts';
import { countCharacters } from '../../platform/text/count-characters.ts';

/** Characters that a review to share needs at least (specification, section 5). */
export const REVIEW_MIN_CHARACTERS = 8;

/** A review that is too short, and how many characters it lacks: from 1 to 8. */
export interface ReviewTooShort {
  readonly kind: 'tooShort';
  readonly missing: number;
}

/**
 * Checks a review to share (specification, section 5). White space at both ends does not belong to it.
 *
 * @returns the review as it is shared, or what it lacks
 */
export function checkReview(typed: string): Result<string, ReviewTooShort> {
  const review = typed.trim();
  const missing = REVIEW_MIN_CHARACTERS - countCharacters(review);
  return missing > 0 ? fail({ kind: 'tooShort', missing }) : succeed(review);
}
