/** The longest delay that platforms' timers take; what is due later is looked at again then. Milliseconds. */
export const MAX_DELAY_MS = 2 ** 31 - 1;
