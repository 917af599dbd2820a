import { fromPromise } from 'xstate';
import type { Clipboard } from '../platform/copying/clipboard.ts';
import type { Result } from '../platform/result.ts';
import type { ShareContent, Sharing, SharingFailure } from '../platform/sharing/sharing.ts';

/** What became of a share. */
export type ShareOutcome = Result<void, SharingFailure>;

/** Offers the person to share. */
export const shareActor = fromPromise<
  ShareOutcome,
  { readonly sharing: Sharing; readonly content: ShareContent }
>(({ input: { sharing, content } }) => sharing.share(content));

/** Copies a text. The output says whether it is in the clipboard. */
export const copyActor = fromPromise<
  boolean,
  { readonly clipboard: Clipboard; readonly text: string }
>(({ input: { clipboard, text } }) => clipboard.copy(text));
