import { fromPromise } from 'xstate';
import type { Clipboard } from '../platform/copying/clipboard.ts';
import type { Result } from '../platform/result.ts';
import type { ShareContent, Sharing, SharingFailure } from '../platform/sharing/sharing.ts';

export type ShareOutcome = Result<void, SharingFailure>;

/** Opens the share sheet. */
export const shareActor = fromPromise<
  ShareOutcome,
  { readonly sharing: Sharing; readonly content: ShareContent }
>(({ input: { sharing, content } }) => sharing.share(content));

/** Copies a text. The output says whether it succeeded. */
export const copyActor = fromPromise<
  boolean,
  { readonly clipboard: Clipboard; readonly text: string }
>(({ input: { clipboard, text } }) => clipboard.copy(text));
