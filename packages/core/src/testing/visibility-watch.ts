import type { Clock } from '../platform/clock/clock.ts';
import { createMemoryPageVisibility, type MemoryPageVisibility } from './memory-page-visibility.ts';

/** A page that may be hidden, and what it asks for by itself meanwhile. */
export interface VisibilityWatch {
  /** That of the tab: a page that is loaded while nobody looks is hidden. */
  readonly visibility: MemoryPageVisibility;
  /** The clock for the machine: it tells what a timer of the machine's sets off. */
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  /** How often something was asked for by a timer while the page was hidden. */
  timesAskedHidden(): number;
  /** Watches a call. */
  watch<Ask extends (...args: never[]) => unknown>(ask: Ask): Ask;
}

/** Watches whether a page that is hidden asks for something by itself. */
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
    timesAskedHidden: () => unseen,
    watch: (ask) =>
      new Proxy(ask, {
        apply(asked, self, args) {
          if (isOnTimer && visibility.isHidden()) unseen += 1;
          return Reflect.apply(asked, self, args);
        },
      }),
  };
}
