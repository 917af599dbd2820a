import { APP_PATH } from '@cangkir/tooling/app-path';
import { createStore } from '@xstate/store';

/** The frame that the app runs in. */
export interface Frame {
  /** The page to show. A new `id` means a new frame, as each link opens its own web view. */
  readonly page: ReturnType<typeof createPageStore>;
  /** Opens a route in a new web view, as a link from a chat does. */
  open(route: string): void;
  /** Reloads the page at its current route. */
  reload(): void;
  /** Calls back when a page is opened, or reloaded from outside. Returns the cleanup. */
  onRenewal(listener: (renewal: Renewal) => void): () => void;
  /** Removes the page. Resolves when it has stopped. */
  close(): Promise<void>;
  /** Sets the element that shows the page; null when it is removed. */
  attach(element: HTMLIFrameElement | null): void;
  /** Whether a window is the page shown here. */
  holds(page: Window): boolean;
  /** The window of the page, or null if there is none. */
  window(): (Window & typeof globalThis) | null;
}

/** How another page gets into a frame. */
export type Renewal =
  | { readonly kind: 'opened'; readonly route: string }
  | { readonly kind: 'reloaded' };

/** Creates a frame that opens at a route. */
export function createFrame(route: string): Frame {
  const page = createPageStore(route);
  let element: HTMLIFrameElement | null = null;
  let resolveClosed = () => {};
  const listeners = new Set<(renewal: Renewal) => void>();

  function notify(renewal: Renewal): void {
    for (const listener of [...listeners]) listener(renewal);
  }

  function window(): (Window & typeof globalThis) | null {
    return element?.contentDocument?.defaultView ?? null;
  }

  return {
    page,
    window,
    open(next) {
      notify({ kind: 'opened', route: next });
      page.trigger.opened({ route: next });
    },
    onRenewal(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload() {
      notify({ kind: 'reloaded' });
      const shown = window();
      // A page of another origin is out of reach: reopen the app at its last route.
      if (shown === null) page.trigger.reopened();
      else shown.location.reload();
    },
    holds: (page) => element?.contentWindow === page,
    close() {
      page.trigger.closed();
      if (element === null) return Promise.resolve();
      return new Promise((resolve) => {
        resolveClosed = resolve;
      });
    },
    attach(next) {
      element = next;
      if (next === null) resolveClosed();
    },
  };
}

function createPageStore(route: string) {
  return createStore({
    context: { id: 1, address: addressOf(route), isOpen: true },
    on: {
      reopened: ({ id, address }) => ({ id: id + 1, address, isOpen: true }),
      opened: ({ id }, event: { route: string }) => ({
        id: id + 1,
        address: addressOf(event.route),
        isOpen: true,
      }),
      closed: (page) => ({ ...page, isOpen: false }),
    },
  });
}

function addressOf(route: string): string {
  return `.${APP_PATH}#${route}`;
}
