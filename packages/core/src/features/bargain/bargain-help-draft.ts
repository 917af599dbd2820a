import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import type { BargainHelpContext } from './bargain-help.types.ts';

/** A help whose answer was lost: a reload sends it again under the same key. */
const draftSchema = v.object({ pendingKey: v.string() });

export type BargainHelpDraft = v.InferOutput<typeof draftSchema>;

/** What a reload of the page starts from; null where nothing is pending. */
export function bargainHelpDraftOf({ pendingKey }: BargainHelpContext): BargainHelpDraft | null {
  return pendingKey === null ? null : { pendingKey };
}

/** Reads a stored draft. Null where it is none. */
export function parseBargainHelpDraft(stored: unknown): BargainHelpDraft | null {
  return parseDraft(draftSchema, stored);
}
