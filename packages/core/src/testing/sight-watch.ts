import type { Clock } from '../platform/clock/clock.ts';
import { createMemorySight, type MemorySight } from './memory-page-visibility.ts';

/** A page that may be out of sight, and what it asks for by itself meanwhile. */
export interface SightWatch {
  /** That of the tab: a page that is loaded while nobody looks is out of sight. */
  readonly sight: MemorySight;
  /** The clock for the machine: it tells what a timer of the machine's sets off. */
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  /** How often something was asked for by a timer while the page was out of sight. */
  timesAskedUnseen(): number;
  /** Watches a call. */
  watch<Ask extends (...args: never[]) => unknown>(ask: Ask): Ask;
}

/** Watches whether a page that is out of sight asks for something by itself. */
export function watchSight(clock: Clock): SightWatch {
  const sight = createMemorySight();
  let isOnTimer = false;
  let unseen = 0;
  return {
    sight,
    clock: {
      setTimeout: (callback, ms) =>
        clock.setTimeout(() => {
          isOnTimer = true;
          callback();
          isOnTimer = false;
        }, ms),
      clearTimeout: (id) => clock.clearTimeout(id),
    },
    timesAskedUnseen: () => unseen,
    watch: (ask) =>
      new Proxy(ask, {
        apply(asked, self, args) {
          if (isOnTimer && sight.isHidden()) unseen += 1;
          return Reflect.apply(asked, self, args);
        },
      }),
  };
}
