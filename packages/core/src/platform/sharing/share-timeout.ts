/** How long the person may take over sharing before the page goes on without it. Milliseconds. */
export const SHARE_TIMEOUT_MS = 60_000;
