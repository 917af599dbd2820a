import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';

/** What a login, or a reload, starts from: the accepted invitation, and its key while it is pending. */
const draftSchema = v.object({
  isAccepted: v.boolean(),
  pendingKey: v.nullable(v.string()),
});

export type ReferralDraft = v.InferOutput<typeof draftSchema>;

/** The draft of somebody who accepted nothing. */
export const BLANK_DRAFT: ReferralDraft = { isAccepted: false, pendingKey: null };

/** What outlives the page; null where nothing is accepted, or the outcome is known. */
export function referralDraftOf({ isAccepted, pendingKey }: ReferralDraft): ReferralDraft | null {
  return isAccepted ? { isAccepted, pendingKey } : null;
}

/** Reads a stored draft. Null where it is none. */
export function parseReferralDraft(stored: unknown): ReferralDraft | null {
  return parseDraft(draftSchema, stored);
}
