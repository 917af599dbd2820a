import { TRACKING } from '@cangkir/core/tracking';
import type { BackendRequest } from './backend.types.ts';

/** Whether a request is a batch of statistics. The sink accepts all and keeps none: the log shows what was sent. */
export function isStatistics({ method, path }: BackendRequest): boolean {
  return method === 'POST' && path === TRACKING.path;
}
