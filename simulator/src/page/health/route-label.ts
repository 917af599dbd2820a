import type { ErrorReport } from '@cangkir/core/health';

/** A route by its name, as people read it. */
export function routeLabel(route: ErrorReport['route']): string {
  return route ?? 'unknown address';
}
