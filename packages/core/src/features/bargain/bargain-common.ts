import type { ChangeContext } from '../../flow/change/change-context.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import type { ShareOutcome } from '../../flow/share.actor.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Clipboard } from '../../platform/copying/clipboard.ts';
import type { LinkMaker } from '../../platform/navigation/link-maker.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import type { PageVisibility } from '../../platform/page-visibility.ts';
import type { Random } from '../../platform/random.ts';
import type { Sharing } from '../../platform/sharing/sharing.ts';
import type { BargainGateway } from './bargain.gateway.ts';

// What the two pages of a bargain share: the user's own, and that of a friend who asks for help.

export interface BargainPorts {
  readonly bargains: BargainGateway;
  readonly sharing: Sharing;
  readonly clipboard: Clipboard;
  readonly links: LinkMaker;
  readonly visibility: PageVisibility;
  readonly clock: Clock;
  readonly random: Random;
}

/** A link to be copied, and what became of that. */
export interface ShownLink {
  readonly address: string;
  readonly state: 'shown' | 'copied' | 'copyFailed';
}

export interface CommonContext extends ChangeContext {
  readonly ports: BargainPorts;
  readonly isLoggedIn: boolean;
  /** The page is hidden: it loads nothing by itself. */
  readonly isHidden: boolean;
  /** The link to copy where nothing can be shared; else null. */
  readonly link: ShownLink | null;
}

export type CommonEvent =
  /** The user shares the link, with these words around it. */
  | { readonly type: 'SHARE'; readonly title: string; readonly text: string }
  /** The user copies the link that could not be shared. */
  | { readonly type: 'COPY' }
  /** The user retries the same cut. */
  | { readonly type: 'RETRY' }
  | { readonly type: 'HIDDEN' | 'VISIBLE' };

/** What a page shows where there is no bargain to show. Moments are milliseconds since the epoch. */
export type CommonView =
  /** Null where the start is unknown. */
  | { readonly step: 'notStarted'; readonly startsAt: number | null }
  | { readonly step: 'ended'; readonly next: RouteName };

/** How long to wait where the backend does not yet agree that it is time. Milliseconds. */
const RELOAD_AFTER_MS = 5000;

/** How long to wait for the start: milliseconds. */
export function untilStart(startsAt: number | null, clock: Clock): number {
  return Math.max(delayUntil(startsAt, clock.now()), RELOAD_AFTER_MS);
}

/** The guards of both machines. */
export const COMMON_GUARDS = {
  isVisible: ({ context }: Guarded) => !context.isHidden,
  isLoggedIn: ({ context }: Guarded) => context.isLoggedIn,
  isLinkShown: ({ context }: Guarded) => context.link !== null,
  isLinkCopied: ({ context }: Guarded) => context.link?.state === 'copied',
  isUnavailable: (_: Guarded, shared: ShareOutcome) =>
    !shared.ok && shared.failure.kind === 'unavailable',
};

interface Guarded {
  readonly context: CommonContext;
}

/** That the link was copied is said like any confirmation, and leaves by itself. */
export const COPIED = {
  confirmation: { guard: 'isLinkCopied', actions: 'endConfirmation' },
} as const;

/** The state before the start. A hidden page waits until it is visible again. */
export const NOT_STARTED = {
  after: { untilStart: { guard: 'isVisible', actions: 'reload' } },
  on: { VISIBLE: { guard: 'isStarted', actions: 'reload' } },
} as const;

/**
 * The state in which the user shares. Where there is no way to share, the page shows the link.
 *
 * @param first transitions for an outcome that means more
 */
export function sharingState<Context extends CommonContext, const First extends readonly object[]>(
  addressToShare: (context: Context) => string,
  first: First,
) {
  return {
    tags: 'busy',
    entry: 'clearLink',
    invoke: {
      src: 'share',
      input: ({ context, event: { title = '', text = '' } }: Shared<Context>) => ({
        sharing: context.ports.sharing,
        content: { title, text, url: addressToShare(context) },
      }),
      onDone: [
        ...first,
        { guard: withOutcome('isUnavailable'), target: 'deciding', actions: 'showLink' },
        { target: 'deciding' },
      ],
    },
    after: { shareTimeout: 'deciding' },
  } as const;
}

interface Shared<Context> {
  readonly context: Context;
  readonly event: { readonly type: string; readonly title?: string; readonly text?: string };
}

/**
 * The state in which the shown link is copied.
 *
 * @param first transitions for an outcome that means more
 */
export function copyingState<const First extends readonly object[]>(first: First) {
  return {
    tags: 'busy',
    invoke: {
      src: 'copy',
      input: ({ context: { ports, link } }: Guarded) => ({
        clipboard: ports.clipboard,
        text: link?.address ?? '',
      }),
      onDone: [...first, { target: 'deciding', actions: withOutcome('showCopied') }],
    },
  } as const;
}

/** A link that could not be shared. */
export function shownLink(address: string): ShownLink {
  return { address, state: 'shown' };
}

/** The link, once it was copied or could not be. */
export function copiedLink(link: ShownLink | null, copied: boolean): ShownLink | null {
  return link && { ...link, state: copied ? 'copied' : 'copyFailed' };
}

/** The link, once nothing is said of its copy any more. */
export function settledLink(link: ShownLink | null): ShownLink | null {
  return link && shownLink(link.address);
}
