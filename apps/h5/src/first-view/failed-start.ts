import { CHUNK_TIMEOUT_MS } from '../navigation/chunk-timeout.ts';
import { servedPage } from '../navigation/new-version.ts';

declare global {
  interface Window {
    /** The app's own script has run. */
    hasStarted?: boolean;
  }
}

/**
 * Calls the listener if the app does not start: its script, or one that this imports, did not arrive or broke, or takes
 * longer than any part may.
 */
export function followFailedStart(
  window: Pick<Window, 'document' | 'setTimeout' | 'clearTimeout' | 'hasStarted'>,
  onFailed: () => void,
): void {
  function check(): void {
    if (window.hasStarted !== true) onFailed();
  }

  const timeout = window.setTimeout(check, CHUNK_TIMEOUT_MS);
  // Scripts of modules have run by then, or never will.
  window.document.addEventListener('DOMContentLoaded', () => {
    window.clearTimeout(timeout);
    check();
  });
}

/**
 * Loads the page anew at a tap on its button, and when the network is back; never while the server does not answer, as
 * a web view may have no button of its own to come back.
 */
export function offerReload(window: Window, element: Element): void {
  const button = element.querySelector('button');

  async function reload(): Promise<void> {
    button?.setAttribute('aria-busy', 'true');
    if ((await servedPage()) !== null) window.location.reload();
    else button?.removeAttribute('aria-busy');
  }

  button?.addEventListener('click', reload);
  window.addEventListener('online', reload);
}
