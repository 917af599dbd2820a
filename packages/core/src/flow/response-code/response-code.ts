import { codesOf } from './code-table.ts';

/** The codes of any request. */
export const RESPONSE_CODE = codesOf('request');

/**
 * The coupon activity status codes of section 4. Other activities use some of them, too: an earlier draw answers
 * `alreadyClaimed` (docs/assumptions.md).
 */
export const CLAIM_CODE = { claimed: RESPONSE_CODE.success, ...codesOf('claim') } as const;

/** The codes of gift cards, and of gifts exchanged for points. */
export const GIFT_CODE = codesOf('gift');

/** The second set of section 8: a bargain that has not started, or has ended. */
export const BARGAIN_CODE = codesOf('bargain');
