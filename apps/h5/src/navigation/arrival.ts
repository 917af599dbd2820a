import type { HashRouter } from './hash-router.ts';
import { placeOf } from './place-of.ts';
import type { Taps } from './taps.ts';

declare global {
  interface Window {
    /** How far the pages that were left were scrolled, by their depth in the history, until the app takes it over. */
    scrolledTo?: Map<number, number>;
  }
}

/** What happens when a page shows after a navigation. */
export interface Arrival {
  /**
   * Focuses the heading of a page that was navigated to, as the focus left with the previous page. On the way back it
   * scrolls to where the person was, once the page is long enough. Pages call it whenever they mount.
   */
  arrive(): void;
  /** Whether the page has yet to scroll to where the person was. */
  isReturning(): boolean;
}

/**
 * Follows the router: a new page starts at its top, and the way back leads to where the person was. What was done on
 * the page before is forgotten. A page that replaces its own query stays where it is.
 */
export function createArrival(
  router: Pick<HashRouter, 'current' | 'depth' | 'subscribe'>,
  taps: Pick<Taps, 'forget'>,
  window: Window,
): Arrival {
  const { document, history } = window;
  const scrolledTo = window.scrolledTo ?? new Map<number, number>();
  delete window.scrolledTo;
  let depth = router.depth();
  let place = placeOf(router.current());
  let target = 0;
  let hasMoved = scrolledTo.size > 0;
  let hasArrived = false;

  // The browser would scroll before the content is there.
  history.scrollRestoration = 'manual';
  router.subscribe(() => {
    const previous = place;
    place = placeOf(router.current());
    if (place === previous && router.depth() === depth) return;
    // Until a page arrives, its first view knows what was done there.
    if (hasArrived) taps.forget();
    scrolledTo.set(depth, window.scrollY);
    const isBack = router.depth() < depth;
    depth = router.depth();
    target = isBack ? (scrolledTo.get(depth) ?? 0) : 0;
    hasMoved = true;
    window.scrollTo(0, target);
  });

  function scroll(): void {
    // To ask for the height lays out the page, which a page that opens at its top does not wait for.
    if (target === 0) return;
    if (document.documentElement.scrollHeight < target + window.innerHeight) return;
    window.scrollTo(0, target);
    target = 0;
  }

  function focus(): void {
    if (document.activeElement !== document.body) return;
    const heading = document.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }

  return {
    arrive() {
      hasArrived = true;
      scroll();
      if (hasMoved) focus();
    },
    isReturning: () => target !== 0,
  };
}
