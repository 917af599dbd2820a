/**
 * Asks once more for each file that a link did not get. WebKit remembers a failed preload, even past a reload, and
 * fails each later import of that file without a request (https://bugs.webkit.org/show_bug.cgi?id=270357). A request of
 * another kind, answered or not, makes it forget.
 */
export function askAgainForLostFiles(window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement) void fetch(target.href).catch(() => {});
    },
    // The error of an element does not bubble.
    { capture: true },
  );
}
