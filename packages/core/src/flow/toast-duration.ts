/**
 * How long the page confirms what the user has just done: in a toast, or beside its button (specification, section 9).
 * Milliseconds.
 */
export const TOAST_DURATION_MS = 2000;
