import { pathOf, type Router } from '@cangkir/core';
import { useSyncExternalStore } from 'react';
import type { Parser } from 'wouter';

/** A router whose changes can be followed. */
interface FollowedRouter extends Pick<Router, 'current' | 'push' | 'replace'> {
  subscribe(listener: () => void): () => void;
}

interface NavigateOptions {
  readonly replace?: boolean;
}

/**
 * Gives our hash router to wouter, as the props of its `<Router>`. wouter's own hash location matches no path with a
 * query, and writes the query of a new route before the hash.
 */
export function createHashLocation(router: FollowedRouter) {
  function navigate(route: string, { replace = false }: NavigateOptions = {}): void {
    if (replace) router.replace(route);
    else router.push(route);
  }

  return {
    hook: (): [string, typeof navigate] => [escapePercent(pathOf(useRoute(router))), navigate],
    searchHook: () => escapePercent(searchOf(useRoute(router))),
    hrefs: (route: string) => `#${route}`,
    parser: parsePattern,
  };
}

function useRoute({ subscribe, current }: FollowedRouter): string {
  return useSyncExternalStore(subscribe, current, current);
}

/** wouter decodes paths and queries before it reads them, which the core does not: `/%6cogin` is no login route. */
function escapePercent(text: string): string {
  return text.replaceAll('%', '%25');
}

function searchOf(route: string): string {
  return route.split('?').slice(1).join('?');
}

/** Reads a pattern as the core's `matchRoute` does: case counts. A parameter is decoded after the match. */
const parsePattern: Parser = (route) => {
  const keys: string[] = [];
  const source = route.replaceAll(/:(\w+)|\*|[^\w/]/g, (text, key?: string) => {
    if (text === '*') return '.*';
    if (key === undefined) return `\\${text}`;
    keys.push(key);
    return '([^/]+)';
  });
  const pattern = new RegExp(`^${source}$`);
  return {
    keys,
    pattern: {
      exec(path) {
        const match = pattern.exec(path);
        match?.forEach((text, index) => {
          match[index] = decode(text);
        });
        return match;
      },
    },
  };
};

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
