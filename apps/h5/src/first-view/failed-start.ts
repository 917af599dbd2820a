import { CHUNK_TIMEOUT_MS } from '../navigation/chunk-timeout.ts';
import { servedPage } from '../navigation/new-version.ts';

/** Why the app does not start. */
export interface FailedStart {
  /** Null if a script did not arrive. */
  readonly error: unknown;
  /** The script, as a line of a stack; empty if unknown. */
  readonly place: string;
}

declare global {
  interface Window {
    /** The app's own script has run. */
    hasStarted?: boolean;
    /** Says that the app does not start, and reports why. Null: the app reports it by itself. */
    failStart?: (failedStart: FailedStart | null) => void;
    /** For the script that reports it. */
    failedStart?: FailedStart;
  }
}

/**
 * Calls the listener if the app does not start: its script, or one that this imports, did not arrive or broke, or takes
 * longer than any part may.
 */
export function followFailedStart(
  window: Pick<Window, 'addEventListener' | 'hasStarted' | 'taps'>,
  document: Pick<Document, 'addEventListener'>,
  onFailed: (failedStart: FailedStart) => void,
): void {
  let latest: FailedStart = { error: null, place: '' };
  let hasFailed = false;

  function check(): void {
    if (hasFailed || window.hasStarted === true) return;
    hasFailed = true;
    // An app that comes after all does nothing of what was tapped before this.
    window.taps?.forget();
    onFailed(latest);
  }

  window.addEventListener(
    'error',
    (event) => {
      if (event.target instanceof HTMLScriptElement) {
        latest = { error: null, place: `${event.target.src}:1:1` };
      } else if (event instanceof ErrorEvent) {
        const { error, filename, lineno, colno } = event;
        latest = { error, place: `${filename}:${lineno}:${colno}` };
      }
    },
    // The error of an element does not bubble.
    { capture: true },
  );
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
  element: Pick<Element, 'isConnected' | 'querySelector'>,
): void {
  const button = element.querySelector('button');

  async function reload(): Promise<void> {
    button?.setAttribute('aria-busy', 'true');
    const page = await servedPage();
    // The app may have come after all, and be in use.
    if (page !== null && element.isConnected) window.location.reload();
    else button?.removeAttribute('aria-busy');
  }

  button?.addEventListener('click', reload);
  window.addEventListener('online', reload);
}
