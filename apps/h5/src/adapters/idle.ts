/** How long a browser that does not tell when it is idle has for what it does. Milliseconds. */
const WAIT_MS = 300;

/** Resolves when the browser has nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has it since 2026.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, WAIT_MS);
  });
}
