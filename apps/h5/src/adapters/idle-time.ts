import { nextTask } from './next-task.ts';

/** Resolves when the phone has nothing else to do. */
export function idleTime(): Promise<void> {
  if (!('requestIdleCallback' in window)) return nextTask();
  return new Promise((resolve) => window.requestIdleCallback(() => resolve()));
}
