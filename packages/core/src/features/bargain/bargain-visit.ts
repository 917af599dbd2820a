import type { ChangeContext } from '../../flow/change/change-context.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { RELOAD_AFTER_MS } from '../../flow/waits.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { LinkMaker } from '../../platform/navigation/link-maker.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import type { PageVisibility } from '../../platform/page-visibility.ts';
import type { Random } from '../../platform/random.ts';
import type { BargainGateway } from './bargain.gateway.ts';
import type { SharingContext, SharingEvent } from './bargain-sharing.ts';

// A visit to either page of a bargain: the user's own, and that of a friend who asks for help.

export type BargainPorts = SharingContext['ports'] & {
  readonly bargains: BargainGateway;
  readonly links: LinkMaker;
  readonly visibility: PageVisibility;
  readonly clock: Clock;
  readonly random: Random;
};

export interface VisitContext extends ChangeContext, SharingContext {
  readonly ports: BargainPorts;
  readonly isLoggedIn: boolean;
  /** The page is hidden: it loads nothing by itself. */
  readonly isHidden: boolean;
}

export type VisitEvent =
  | SharingEvent
  /** The user retries the same cut. */
  | { readonly type: 'RETRY' }
  | { readonly type: 'HIDDEN' | 'VISIBLE' };

/** What a page shows where there is no bargain to show. Moments are milliseconds since the epoch. */
export type ClosedView =
  /** Null where the start is unknown. */
  | { readonly step: 'notStarted'; readonly startsAt: number | null }
  | { readonly step: 'ended'; readonly next: RouteName };

/** How long to wait for the start: milliseconds. */
export function untilStart(startsAt: number | null, clock: Clock): number {
  return Math.max(delayUntil(startsAt, clock.now()), RELOAD_AFTER_MS);
}

/** The guards of both machines. */
export const VISIT_GUARDS = {
  isVisible: ({ context }: Guarded) => !context.isHidden,
  isLoggedIn: ({ context }: Guarded) => context.isLoggedIn,
};

interface Guarded {
  readonly context: VisitContext;
}

/** The state before the start. A hidden page waits until it is visible again. */
export const NOT_STARTED = {
  after: { untilStart: { guard: 'isVisible', actions: 'reload' } },
  on: { VISIBLE: { guard: 'isStarted', actions: 'reload' } },
} as const;
