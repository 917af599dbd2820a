import type { Clock } from '../clock/clock.ts';
import type { Clipboard } from './clipboard.ts';

/** How long a way to copy may take: web views let it hang. Milliseconds. */
export const COPY_TIMEOUT_MS = 1000;

/** Copies in the first of several ways that says in time that it did. */
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
