import type { Clock } from '../clock/clock.ts';
import type { Clipboard } from './clipboard.ts';

/** The time limit of one method, as web views can hang. Milliseconds. */
export const COPY_TIMEOUT_MS = 1000;

/** Tries each method in order until one reports success in time. */
export function copyAnywhere(ways: readonly Clipboard[], clock: Clock): Clipboard {
  return {
    async copy(text) {
      for (const way of ways) {
        if (await inTime(way.copy(text), clock)) return true;
      }
      return false;
    },
  };
}

function inTime(copying: Promise<boolean>, clock: Clock): Promise<boolean> {
  return new Promise((resolve) => {
    const timeout = clock.setTimeout(() => resolve(false), COPY_TIMEOUT_MS);
    void copying.then((isCopied) => {
      clock.clearTimeout(timeout);
      resolve(isCopied);
    });
  });
}
