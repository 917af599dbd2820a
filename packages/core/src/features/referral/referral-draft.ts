import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';

/** The draft for a login or a reload: the accepted invitation, and its key while pending. */
const draftSchema = v.object({
  isAccepted: v.boolean(),
  pendingKey: v.nullable(v.string()),
});

export type ReferralDraft = v.InferOutput<typeof draftSchema>;

/** The draft if nothing was accepted. */
export const BLANK_DRAFT: ReferralDraft = { isAccepted: false, pendingKey: null };

/** The draft of the page; null if nothing is accepted, or the outcome is known. */
export function referralDraftOf({ isAccepted, pendingKey }: ReferralDraft): ReferralDraft | null {
  return isAccepted ? { isAccepted, pendingKey } : null;
}

/** Parses a stored draft. Null if invalid. */
export function parseReferralDraft(stored: unknown): ReferralDraft | null {
  return parseDraft(draftSchema, stored);
}
