import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import type { ClaimContext } from './claim.types.ts';

/** A claim whose answer was lost: a reload sends it again under the same key. */
const draftSchema = v.object({ pendingKey: v.string() });

export type ClaimDraft = v.InferOutput<typeof draftSchema>;

/** What a reload of the page starts from; null without a pending claim. */
export function claimDraftOf({ pendingKey }: ClaimContext): ClaimDraft | null {
  return pendingKey === null ? null : { pendingKey };
}

/** Reads a stored draft. Null where it is none. */
export function parseClaimDraft(stored: unknown): ClaimDraft | null {
  return parseDraft(draftSchema, stored);
}
