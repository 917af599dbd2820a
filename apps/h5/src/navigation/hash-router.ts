import { type Router, routeOfAddress } from '@cangkir/core';

/** The router over the address's fragment, and its changes. */
export interface HashRouter extends Router {
  /** Tells of every new route. Returns the cleanup. */
  subscribe(listener: () => void): () => void;
  back(): void;
}

/**
 * Routes live in the fragment. A link may carry its query before the hash: it is moved behind it at the
 * start, for else it would stay in the address of every route that follows.
 */
export function createHashRouter(window: Window): HashRouter {
  const { history, location } = window;
  const listeners = new Set<() => void>();

  function notify() {
    for (const listener of listeners) listener();
  }

  function current() {
    return routeOfAddress(location.search, location.hash);
  }

  if (location.search !== '') {
    history.replaceState(history.state, '', `${location.pathname}#${current()}`);
  }
  // A typed address fires `hashchange` alone in some web views, the back button `popstate` too.
  window.addEventListener('popstate', notify);
  window.addEventListener('hashchange', notify);

  return {
    current,
    push(route) {
      if (route === current()) return;
      history.pushState(null, '', `#${route}`);
      notify();
    },
    replace(route) {
      history.replaceState(null, '', `#${route}`);
      notify();
    },
    leave: (url) => location.assign(url),
    reload: () => location.reload(),
    back: () => history.back(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
