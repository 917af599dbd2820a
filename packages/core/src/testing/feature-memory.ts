import type { PageEventOf, PageName, PageSnapshot } from '../app/pages.ts';
import type { ChangeContext } from '../flow/change/change-context.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** What the suites of every page know of one. */
export type MemoryPage<Name extends PageName> = {
  /** A route of it, which names something that the gateways in memory know. */
  readonly link: string;
} & (PageSnapshot<Name>['context'] extends ChangeContext
  ? {
      /** What a member does until the page sends its change; a number waits: milliseconds. */
      readonly taps: readonly (PageEventOf<Name> | number)[];
    }
  : { readonly taps?: undefined });

/**
 * A feature in memory: `<feature>.memory.ts` exports it under the feature's name with `Memory`. The compiler asks for the
 * gateways that pages need, for each page's link, and for the taps of each page with a change.
 */
export interface FeatureMemory {
  /**
   * Its gateways, named as the ports that take them, and the ways to script and watch them.
   *
   * @param startsAt When its campaigns begin: milliseconds since the epoch.
   */
  readonly gateways?: (clock: VirtualClock, startsAt: number) => object;
  readonly pages?: { readonly [Name in PageName]?: MemoryPage<Name> };
}
