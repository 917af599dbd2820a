import { type Router, routeOfAddress } from '@cangkir/core';
import { currentEntry, FIRST_ENTRY } from './history-entry.ts';

/** The router over the address's fragment, whose changes can be followed. */
export interface HashRouter extends Router {
  /** Calls the listener after every change of the route. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
  /** How many entries of the history before this one are routes of ours. From 0, back leaves the app. */
  depth(): number;
  /** The route of the entry before this one; null if the app did not visit it. */
  before(): string | null;
  back(): void;
}

/**
 * Routes live in the fragment. A link may carry its query before the hash. The start moves it behind the hash,
 * since it would otherwise stay in the address of all later routes.
 */
export function createHashRouter(window: Window): HashRouter {
  const { history, location } = window;
  const listeners = new Set<() => void>();

  let entry = currentEntry(history, FIRST_ENTRY);
  let route = current();
  const opened = openedRoute(window.performance) ?? route;

  function current() {
    return routeAt(location);
  }

  /** Follows the history to its current entry. */
  function follow() {
    entry = currentEntry(history, { depth: entry.depth + 1, before: route });
    if (current() === route) return;
    route = current();
    for (const listener of listeners) listener();
  }

  history.replaceState(entry, '', `${location.pathname}#${route}`);
  // A typed address fires `hashchange` alone in some web views, the back button `popstate` too.
  window.addEventListener('popstate', follow);
  window.addEventListener('hashchange', follow);

  return {
    current,
    opened: () => opened,
    push(next) {
      if (next === current()) return;
      history.pushState({ depth: entry.depth + 1, before: route }, '', `#${next}`);
      follow();
    },
    replace(next) {
      history.replaceState(entry, '', `#${next}`);
      follow();
    },
    leave: (url) => location.assign(url),
    reload: () => location.reload(),
    depth: () => entry.depth,
    before: () => entry.before,
    back: () => history.back(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Null where the browser does not tell it, or the link had none. */
function openedRoute(performance: Performance): string | null {
  const [load] = performance.getEntriesByType('navigation');
  const address = load === undefined ? null : new URL(load.name);
  return address === null || address.hash === '' ? null : routeAt(address);
}

function routeAt({ search, hash }: Pick<URL, 'search' | 'hash'>): string {
  return routeOfAddress(search, hash);
}
