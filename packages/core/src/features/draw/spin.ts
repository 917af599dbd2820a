/** The shortest spin of the wheel, however fast the answer is. Milliseconds. */
export const MIN_SPIN_MS = 4000;

/** How long the wheel spins without an answer before it stalls. Milliseconds. */
export const MAX_SPIN_MS = 30_000;

/** How long the wheel takes to stop at its sector, once that is known. Milliseconds. */
export const LANDING_MS = 3000;
