import { type Router, routeOfAddress } from '@cangkir/core';

/** The router over the address's fragment, whose changes can be followed. */
export interface HashRouter extends Router {
  /** Calls the listener after every change of the route. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
  /** How many entries of the history before this one are routes of ours. From 0, back leaves the app. */
  depth(): number;
  back(): void;
}

/**
 * Routes live in the fragment. A link may carry its query before the hash. The start moves it behind the hash,
 * since it would otherwise stay in the address of all later routes.
 */
export function createHashRouter(window: Window): HashRouter {
  const { history, location } = window;
  const listeners = new Set<() => void>();

  let depth = depthOf(history.state) ?? 0;
  let route = current();

  function current() {
    return routeOfAddress(location.search, location.hash);
  }

  /** Follows the history to its current entry. */
  function follow() {
    const known = depthOf(history.state);
    // A plain link made the entry.
    depth = known ?? depth + 1;
    if (known === null) history.replaceState({ depth }, '');
    if (current() === route) return;
    route = current();
    for (const listener of listeners) listener();
  }

  history.replaceState({ depth }, '', `${location.pathname}#${route}`);
  // A typed address fires `hashchange` alone in some web views, the back button `popstate` too.
  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', follow);

  return {
    current,
    push(next) {
      if (next === current()) return;
      history.pushState({ depth: depth + 1 }, '', `#${next}`);
      follow();
    },
    replace(next) {
      history.replaceState({ depth }, '', `#${next}`);
      follow();
    },
    leave: (url) => location.assign(url),
    reload: () => location.reload(),
    depth: () => depth,
    back: () => history.back(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** How many routes precede an entry of the history; null when the entry is not ours. */
function depthOf(state: unknown): number | null {
  const isOurs = typeof state === 'object' && state !== null && 'depth' in state;
  return isOurs && typeof state.depth === 'number' ? state.depth : null;
}
