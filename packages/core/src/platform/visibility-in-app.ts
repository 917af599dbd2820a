import type { NativeHost } from './native-host.ts';
import type { PageVisibility } from './page-visibility.ts';

/**
 * The visibility of a page that the native app can pause, which not every web view reports: a paused page is hidden until
 * the app resumes it. Listens as long as the page lives.
 */
export function visibilityInApp(
  native: Pick<NativeHost, 'onPause'>,
  page: PageVisibility,
): PageVisibility {
  const listeners = new Set<() => void>();
  let isPaused = false;
  let wasHidden = page.isHidden();

  const isHidden = () => isPaused || page.isHidden();

  /** The web view and the app mostly report the same change, one after the other. */
  function update(): void {
    if (isHidden() === wasHidden) return;
    wasHidden = isHidden();
    for (const listener of listeners) listener();
  }

  page.subscribe(update);
  native.onPause((next) => {
    isPaused = next;
    update();
  });

  return {
    isHidden,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
