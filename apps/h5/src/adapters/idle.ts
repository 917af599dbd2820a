import { nextTask } from './next-task.ts';

/** A phone that always has something to do goes on all the same. Milliseconds. */
const TIMEOUT_MS = 5000;

/** Resolves when the phone has nothing else to do, as far as the browser tells: Safari did not before 2026. */
export async function idle(): Promise<void> {
  if (!('requestIdleCallback' in globalThis)) return nextTask();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: TIMEOUT_MS }));
}
