import { fail, type Result, type ScanFailure, type Scanner } from '@cangkir/core';

/** A scan that waits for the person, with the view that shows the camera. */
export interface OpenScan<View> {
  readonly view: View;
  /** Ends the scan. Later answers count for nothing. */
  answer(result: Result<string, ScanFailure>): void;
}

/** The browser's scanner: the frame shows its open scan. */
export interface BrowserScanner<View> extends Scanner {
  /** Null while nothing is scanned. */
  current(): OpenScan<View> | null;
  /** Calls the listener when a scan opens or ends. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
}

/**
 * A scanner whose view loads with the first scan. A scan that takes the place of another one declines it.
 *
 * @param loadView Rejects if the view does not arrive: then nothing can be scanned.
 */
export function createBrowserScanner<View>(loadView: () => Promise<View>): BrowserScanner<View> {
  const listeners = new Set<() => void>();
  let open: OpenScan<View> | null = null;

  function show(next: OpenScan<View> | null): void {
    open = next;
    for (const listener of listeners) listener();
  }

  return {
    async scan() {
      const view = await loadView().catch(() => null);
      if (view === null) return fail({ kind: 'unavailable' });
      open?.answer(fail({ kind: 'declined' }));
      return new Promise((resolve) => {
        const scan: OpenScan<View> = {
          view,
          answer(result) {
            if (open === scan) show(null);
            resolve(result);
          },
        };
        show(scan);
      });
    },
    current: () => open,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
