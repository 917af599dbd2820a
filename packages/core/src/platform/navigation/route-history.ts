import { matchRoute, pathOf } from './route.ts';
import type { RouteName } from './routes.ts';

/** One visited route. */
export interface RouteEntry {
  /** The route with its query. */
  readonly path: string;
}

/**
 * Visited routes, oldest first. Replacing and going back each add a visit, until it is cleared (docs/assumptions.md).
 */
export type RouteQueue = readonly RouteEntry[];

/** The navigation history of one tab (specification, section 3). */
export interface RouteHistory {
  readonly routeQueue: RouteQueue;
  /** The next step back leaves the page, whatever was visited here. */
  readonly backGlobal: boolean;
}

/**
 * The target of a step back: where the browser's history leads, one of our routes, or out of the page, to the native app
 * or the browser.
 */
export type WayBack =
  | { readonly kind: 'before' }
  | { readonly kind: 'route'; readonly route: string }
  | { readonly kind: 'outside' };

/** The maximum number of visits in the history (specification, section 2). */
export const MAX_ROUTES = 50;

/** Adds a visit. Drops the oldest above {@link MAX_ROUTES} (specification, section 2). */
export function addRoute(queue: RouteQueue, path: string): RouteEntry[] {
  return [...queue, { path }].slice(-MAX_ROUTES);
}

/** Removes the most recent visit of a path, whatever its query (specification, section 2). */
export function clearRoute(queue: RouteQueue, path: string): RouteEntry[] {
  const last = queue.map((entry) => pathOf(entry.path)).lastIndexOf(pathOf(path));
  return queue.filter((_, index) => index !== last);
}

/**
 * The history once a finished flow is left: no step back leads into it. If nothing was visited before it, the next step
 * back leaves the page.
 */
export function clearFinished(queue: RouteQueue, path: string): RouteHistory {
  const rest = clearRoute(queue, path);
  return rest.length === queue.length
    ? { routeQueue: rest, backGlobal: rest.length === 0 }
    : clearFinished(rest, path);
}

/** The route of this name that was visited last, with its query; null if none was. */
export function lastVisit(queue: RouteQueue, name: RouteName): string | null {
  return queue.filter(({ path }) => matchRoute(path) === name).at(-1)?.path ?? null;
}

/**
 * Steps back through the visits that were not cleared (specification, section 3). `backGlobal` applies once. Without a
 * previous visit, the step leaves the page.
 *
 * @returns The target, and the history after it.
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
