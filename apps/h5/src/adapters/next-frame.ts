import { nextTask } from './next-task.ts';

/** Resolves once the page has shown what was done to it. A hidden page shows nothing. */
export async function nextFrame(): Promise<void> {
  if (document.visibilityState !== 'hidden') await new Promise(requestAnimationFrame);
  await nextTask();
}
