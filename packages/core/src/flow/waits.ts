/** When a page says that a request is slow, so that nobody leaves or taps again. Milliseconds. */
export const SLOW_AFTER_MS = 4000;

/** How long to wait where the backend’s clock says that it is too early. Milliseconds. */
export const RELOAD_AFTER_MS = 5000;

/** How often what a cashier may scan is read again while it is shown. Milliseconds. */
export const SCAN_POLL_MS = 3000;

/**
 * How long the page confirms what the user has just done: in a toast, or beside its button (specification, section 9).
 * Milliseconds.
 */
export const TOAST_DURATION_MS = 2000;
