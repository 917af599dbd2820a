import type { Clock } from '../platform/clock/clock.ts';
import { createMemoryPageVisibility, type MemoryPageVisibility } from './memory-page-visibility.ts';

/** Detects requests that a hidden page sends by itself. */
export interface VisibilityWatch {
  /** The tab's visibility: a page loaded in a background tab is hidden. */
  readonly visibility: MemoryPageVisibility;
  /** The machine's clock: it marks what the machine's timers trigger. */
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  /** The number of requests sent by a timer while the page was hidden. */
  hiddenRequests(): number;
  /** Watches a call. */
  watch<Ask extends (...args: never[]) => unknown>(ask: Ask): Ask;
}

/** Watches whether a hidden page sends requests by itself. */
export function watchVisibility(clock: Clock): VisibilityWatch {
  const visibility = createMemoryPageVisibility();
  let isOnTimer = false;
  let unseen = 0;
  return {
    visibility,
    clock: {
      setTimeout: (callback, ms) =>
        clock.setTimeout(() => {
          isOnTimer = true;
          callback();
          isOnTimer = false;
        }, ms),
      clearTimeout: (id) => clock.clearTimeout(id),
    },
    hiddenRequests: () => unseen,
    watch: (ask) =>
      new Proxy(ask, {
        apply(asked, self, args) {
          if (isOnTimer && visibility.isHidden()) unseen += 1;
          return Reflect.apply(asked, self, args);
        },
      }),
  };
}
