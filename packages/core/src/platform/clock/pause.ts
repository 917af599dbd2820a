import type { Clock } from './clock.ts';

/** Resolves after `ms` milliseconds, or at once when the signal aborts. */
export function pause(ms: number, clock: Clock, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    function end(): void {
      clock.clearTimeout(timeout);
      signal?.removeEventListener('abort', end);
      resolve();
    }
    const timeout = clock.setTimeout(end, ms);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}
