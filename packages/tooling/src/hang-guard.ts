/** How long a test may take, in milliseconds. It guards against a hang alone: no other work of the machine fails a test. */
export const HANG_GUARD_MS = 1_200_000;

/** How long a part of `npm test` may take, in milliseconds: a hang outside its tests, or beyond any timer, ends here. */
export const PART_GUARD_MS = 1_800_000;
