import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import type { CommunityChange } from './community-change.ts';

const change = v.variant('kind', [
  v.object({ kind: v.picklist(['register', 'cancel', 'claimRewards']) }),
  v.object({ kind: v.literal('checkIn'), code: v.string() }),
]);

/** A change whose answer was lost: a reload sends it again under the same key. */
const draftSchema = v.object({ change, pendingKey: v.string() });

export type CommunityDraft = v.InferOutput<typeof draftSchema>;

/** The draft of the page; null if nothing is pending. */
export function communityDraftOf({
  change: asked,
  pendingKey,
}: {
  readonly change: CommunityChange;
  readonly pendingKey: string | null;
}): CommunityDraft | null {
  return pendingKey === null ? null : { change: asked, pendingKey };
}

/** Parses a stored draft. Null if invalid. */
export function parseCommunityDraft(stored: unknown): CommunityDraft | null {
  return parseDraft(draftSchema, stored);
}
