import { pathOf } from './route.ts';

/** One visited route. */
export interface RouteEntry {
  /** The route with its query. */
  readonly path: string;
}

/**
 * Visited routes, the oldest first. The list knows no replacing and no coming back: either is one more visit, until
 * it is cleared (docs/assumptions.md).
 */
export type RouteQueue = readonly RouteEntry[];

/** The way that a person went in one tab (specification, section 3). */
export interface RouteHistory {
  readonly routeQueue: RouteQueue;
  /** The next way back leads out of the page, to where it was opened from, whatever was visited here. */
  readonly backGlobal: boolean;
}

/** Where the way back leads: to a route of ours, or out of the page, to the native app or the browser. */
export type WayBack =
  | { readonly kind: 'route'; readonly route: string }
  | { readonly kind: 'outside' };

/** The most entries that the history keeps: visits (specification, section 2). */
export const MAX_ROUTES = 50;

/** Adds a visit; the oldest is dropped where there are more than {@link MAX_ROUTES} (specification, section 2). */
export function addRoute(queue: RouteQueue, path: string): RouteEntry[] {
  return [...queue, { path }].slice(-MAX_ROUTES);
}

/** Removes the most recent visit of a path, whatever its query (specification, section 2). */
export function clearRoute(queue: RouteQueue, path: string): RouteEntry[] {
  const last = queue.findLastIndex((entry) => pathOf(entry.path) === pathOf(path));
  return queue.filter((_, index) => index !== last);
}

/**
 * One step back through what was not cleared (specification, section 3). `backGlobal` counts once: who comes in
 * again has the way through the routes. Without a visit before the present one there is no other way than out.
 *
 * @returns Where to go, and the history after it.
 */
export function stepBack({ routeQueue, backGlobal }: RouteHistory): {
  readonly to: WayBack;
  readonly history: RouteHistory;
} {
  const before = routeQueue.at(-2);
  if (backGlobal || before === undefined) {
    return { to: { kind: 'outside' }, history: { routeQueue, backGlobal: false } };
  }
  return {
    to: { kind: 'route', route: before.path },
    history: { routeQueue: routeQueue.slice(0, -1), backGlobal },
  };
}
