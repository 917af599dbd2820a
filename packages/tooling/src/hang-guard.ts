/** How long a test may take, in milliseconds. It guards against a hang alone: no other work of the machine fails a test. */
export const HANG_GUARD_MS = 1_200_000;
