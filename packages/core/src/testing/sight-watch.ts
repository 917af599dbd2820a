import type { Clock } from '../ports/clock.ts';
import type { WalkedPage } from './walked-visit.ts';

/** A page that may be out of sight, and what it asks for by itself meanwhile. */
export interface SightWatch {
  /** The clock for the machine: it tells what a timer of the machine's sets off. */
  readonly clock: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
  /** How often something was asked for by a timer while the page was out of sight. */
  timesAskedUnseen(): number;
  /** Watches a call. */
  watch<Ask extends (...args: never[]) => unknown>(ask: Ask): Ask;
  /** Takes note of what is told to a page that has been loaded, in sight. */
  follow<Snapshot, Event extends { readonly type: string }>(
    page: WalkedPage<Snapshot, Event>,
  ): WalkedPage<Snapshot, Event>;
}

/** Watches whether a page that is out of sight asks for something by itself. */
export function watchSight(clock: Clock): SightWatch {
  let isHidden = false;
  let isOnTimer = false;
  let unseen = 0;
  return {
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
          if (isOnTimer && isHidden) unseen += 1;
          return Reflect.apply(asked, self, args);
        },
      }),
    follow(page) {
      isHidden = false;
      return {
        getSnapshot: () => page.getSnapshot(),
        stop: () => page.stop(),
        send(event) {
          if (event.type === 'HIDE') isHidden = true;
          if (event.type === 'SHOW') isHidden = false;
          page.send(event);
        },
      };
    },
  };
}
