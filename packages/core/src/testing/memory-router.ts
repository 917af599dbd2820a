import type { Router } from '../platform/navigation/router.ts';

/** A router without an address bar, which records its navigation. */
export interface MemoryRouter extends Router {
  /** The navigation, oldest first: `push /login`, `replace /`, `leave https://…`, `reload`. */
  readonly moves: readonly string[];
}

/** A router that starts at a route, and notifies of each change. */
export function createMemoryRouter(
  start: string,
  onChange: (route: string) => void = () => {},
): MemoryRouter {
  const moves: string[] = [];
  let route = start;

  function go(move: 'push' | 'replace', to: string) {
    moves.push(`${move} ${to}`);
    route = to;
    onChange(to);
  }

  return {
    moves,
    current: () => route,
    opened: () => start,
    push: (to) => go('push', to),
    replace: (to) => go('replace', to),
    leave: (url) => void moves.push(`leave ${url}`),
    reload: () => void moves.push('reload'),
  };
}
