import type { Clock } from './clock.ts';

/** Resolves with a promise, or after `ms` milliseconds if that is earlier. */
export async function waitAtMost(
  ms: number,
  promise: Promise<unknown>,
  clock: Clock,
): Promise<void> {
  let timeout: unknown;
  const elapsed = new Promise<void>((resolve) => {
    timeout = clock.setTimeout(resolve, ms);
  });
  await Promise.race([promise, elapsed]);
  clock.clearTimeout(timeout);
}
