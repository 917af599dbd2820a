import type { ErrorReport } from '@cangkir/core/health';

/** A route by its name, as people read it. */
export function routeWords(route: ErrorReport['route']): string {
  return route ?? 'unknown address';
}
