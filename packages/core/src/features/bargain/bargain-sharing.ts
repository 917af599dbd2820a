import { assign, type EventObject } from 'xstate';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import type { ShareOutcome } from '../../flow/share.actor.ts';
import type { Clipboard } from '../../platform/copying/clipboard.ts';
import type { Sharing } from '../../platform/sharing/sharing.ts';

/** A link to be copied, and what became of that. */
export interface ShownLink {
  readonly address: string;
  readonly state: 'shown' | 'copied' | 'copyFailed';
}

/** What the context of a machine holds of the link that it shares. */
export interface SharingContext {
  readonly ports: { readonly sharing: Sharing; readonly clipboard: Clipboard };
  /** The link to copy where nothing can be shared; else null. */
  readonly link: ShownLink | null;
}

export type SharingEvent =
  /** The user shares the link, with these words around it. */
  | { readonly type: 'SHARE'; readonly title: string; readonly text: string }
  /** The user copies the link that could not be shared. */
  | { readonly type: 'COPY' };

interface Guarded {
  readonly context: SharingContext;
}

interface Shared<Context> {
  readonly context: Context;
  readonly event: { readonly type: string; readonly title?: string; readonly text?: string };
}

/**
 * Defines how a page shares its link: the parts of its machine that share it, show it where nothing can be shared, and
 * copy it. Its context is a {@link SharingContext}.
 */
export function defineSharing<Context extends SharingContext, Event extends EventObject>({
  address,
}: {
  readonly types: { readonly context: Context; readonly events: Event };
  /** The address that is shared. */
  address(context: NoInfer<Context>): string;
}) {
  function assignLink<Params = undefined>(
    linkOf: (context: Context, params: Params) => ShownLink | null,
  ) {
    return assign<Context, Event, Params, Event, never>(({ context }, params) => {
      const unchanged: Partial<Context> = {};
      return { ...unchanged, link: linkOf(context, params) };
    });
  }

  return {
    guards: {
      isLinkShown: ({ context }: Guarded) => context.link !== null,
      isLinkCopied: ({ context }: Guarded) => context.link?.state === 'copied',
      isUnavailable: (_: Guarded, shared: ShareOutcome) =>
        !shared.ok && shared.failure.kind === 'unavailable',
    },

    actions: {
      clearLink: assignLink(() => null),
      showLink: assignLink((context) => ({ address: address(context), state: 'shown' })),
      showCopied: assignLink(
        ({ link }, copied: boolean) => link && { ...link, state: copied ? 'copied' : 'copyFailed' },
      ),
      endConfirmation: assignLink(({ link }) => link && { ...link, state: 'shown' }),
    },

    /**
     * The state in which the user shares. Where there is no way to share, the page shows the link.
     *
     * @param first transitions for an outcome that means more
     */
    sharing<const First extends readonly object[]>(first: First) {
      return {
        tags: 'busy',
        entry: 'clearLink',
        invoke: {
          src: 'share',
          input: ({ context, event: { title = '', text = '' } }: Shared<Context>) => ({
            sharing: context.ports.sharing,
            content: { title, text, url: address(context) },
          }),
          onDone: [
            ...first,
            { guard: withOutcome('isUnavailable'), target: 'deciding', actions: 'showLink' },
            { target: 'deciding' },
          ],
        },
        after: { shareTimeout: 'deciding' },
      } as const;
    },

    /**
     * The state in which the shown link is copied.
     *
     * @param first transitions for an outcome that means more
     */
    copying<const First extends readonly object[]>(first: First) {
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
    },

    /** That the link was copied is said like any confirmation, and leaves by itself. */
    copied: { confirmation: { guard: 'isLinkCopied', actions: 'endConfirmation' } },
  } as const;
}
