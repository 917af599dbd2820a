import { type Router, routeOfAddress } from '@cangkir/core';

/** The router over the address's fragment, whose changes can be followed. */
export interface HashRouter extends Router {
  /** Calls the listener after every change of the route. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
  /** How many entries of the history before this one are routes of ours. From 0, back leaves the app. */
  depth(): number;
  /** The route of the entry before this one; null where back leaves the app. */
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

  let entry = entryOf(history.state) ?? { depth: 0, before: null };
  let route = current();

  function current() {
    return routeOfAddress(location.search, location.hash);
  }

  /** Follows the history to its current entry. */
  function follow() {
    const known = entryOf(history.state);
    // A plain link made the entry.
    entry = known ?? { depth: entry.depth + 1, before: route };
    if (known === null) history.replaceState(entry, '');
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

/** What an entry of the history knows of those before it. */
interface Entry {
  readonly depth: number;
  readonly before: string | null;
}

/** Null when the entry is not ours. */
function entryOf(state: unknown): Entry | null {
  const isOurs = typeof state === 'object' && state !== null && 'depth' in state;
  if (!isOurs || typeof state.depth !== 'number') return null;
  const before = 'before' in state && typeof state.before === 'string' ? state.before : null;
  return { depth: state.depth, before };
}
