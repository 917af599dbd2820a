/** One visited route. */
export interface RouteEntry {
  readonly path: string;
}

/** Visited routes, the oldest first. */
export type RouteQueue = readonly RouteEntry[];

/** The most entries that the history keeps (specification, section 2). */
export const MAX_ROUTES = 50;

/** Adds a visit; the oldest is dropped where there are too many. */
export function addRoute(queue: RouteQueue, path: string): RouteEntry[] {
  return [...queue, { path }].slice(-MAX_ROUTES);
}

/** Removes the most recent visit of a path (specification, section 2). */
export function clearRoute(queue: RouteQueue, path: string): RouteEntry[] {
  const last = queue.findLastIndex((entry) => entry.path === path);
  return queue.filter((_, index) => index !== last);
}
