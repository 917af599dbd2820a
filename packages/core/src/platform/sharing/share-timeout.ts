/** How long the page waits for the user to share. Milliseconds. */
export const SHARE_TIMEOUT_MS = 60_000;
