import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import type { ReferralContext } from './referral.types.ts';

/** What goes on after a login, or a reload: an invitation that was taken, and its answer not seen. */
const draftSchema = v.object({
  isAccepted: v.boolean(),
  pendingKey: v.nullable(v.string()),
});

export type ReferralDraft = v.InferOutput<typeof draftSchema>;

/** The draft of whoever has taken nothing. */
export const BLANK_DRAFT: ReferralDraft = { isAccepted: false, pendingKey: null };

/** What outlives the page; null where nothing was taken, or all is answered. */
export function referralDraftOf({
  isAccepted,
  pendingKey,
}: Pick<ReferralContext, 'isAccepted' | 'pendingKey'>): ReferralDraft | null {
  return isAccepted ? { isAccepted, pendingKey } : null;
}

/** Reads a stored draft. Null where it is none. */
export function parseReferralDraft(stored: unknown): ReferralDraft | null {
  return parseDraft(draftSchema, stored);
}
