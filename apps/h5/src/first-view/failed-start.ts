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
  document: Pick<Document, 'addEventListener'>,
  hasStarted: () => boolean,
  onFailed: () => void,
): void {
  function check(): void {
    if (!hasStarted()) onFailed();
  }

  const timeout = setTimeout(check, CHUNK_TIMEOUT_MS);
  // Scripts of modules have run by then, or never will.
  document.addEventListener('DOMContentLoaded', () => {
    clearTimeout(timeout);
    check();
  });
}

/**
 * Reloads the page at a tap on its button, and when the network is back; never while the server does not answer, as
 * a web view may have no button of its own to come back.
 */
export function offerReload(
  window: Pick<Window, 'addEventListener'> & { readonly location: Pick<Location, 'reload'> },
  element: Pick<Element, 'querySelector'>,
): void {
  const button = element.querySelector('button');

  async function reload(): Promise<void> {
    button?.setAttribute('aria-busy', 'true');
    if ((await servedPage()) !== null) window.location.reload();
    else button?.removeAttribute('aria-busy');
  }

  button?.addEventListener('click', reload);
  window.addEventListener('online', reload);
}
