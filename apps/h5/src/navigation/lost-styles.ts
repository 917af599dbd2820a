/** The links to style sheets that did not arrive. */
const lost = new Set<HTMLLinkElement>();

/** Notes which style sheets do not arrive. */
export function followLostStyles(window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
    },
    // The error of an element does not bubble.
    { capture: true },
  );
}

let loading: Promise<unknown> | null = null;

/**
 * Loads the style sheets that did not arrive. The bundler's loader links each one once: a retry would show the screen
 * without its styles. Rejects when one does not arrive again. Null if none is missing.
 */
export function loadLostStyles(): Promise<unknown> | null {
  if (lost.size > 0) {
    loading ??= Promise.all([...lost].map(linkAgain)).finally(() => {
      loading = null;
    });
  }
  return loading;
}

async function linkAgain(link: HTMLLinkElement): Promise<void> {
  const copy = document.createElement('link');
  copy.rel = link.rel;
  copy.crossOrigin = link.crossOrigin;
  copy.href = link.href;
  const loading = new Promise((resolve, reject) => {
    copy.addEventListener('load', resolve);
    copy.addEventListener('error', () => reject(new Error(`Failed to load ${copy.href}`)));
  });
  link.replaceWith(copy);
  lost.delete(link);
  await loading;
}
