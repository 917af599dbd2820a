import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import type { BargainContext } from './bargain.types.ts';

/** What a reload goes on with: a prize that was chosen, and a cut whose answer nobody has seen. */
const draftSchema = v.object({
  prizeId: v.nullable(v.string()),
  /** The idempotency key of the cut, an own one or a help. */
  pendingKey: v.nullable(v.string()),
  /** The cut is the one that sharing earns. */
  shared: v.boolean(),
  /**
   * Whose price the cut is off: on a link it may be either. Without a cut it says nothing. Drafts of earlier
   * versions have none: then it is the link's.
   */
  side: v.optional(v.picklist(['own', 'helper'])),
});

export type BargainDraft = v.InferOutput<typeof draftSchema>;

/** The draft of a bargain in which nothing was chosen, and nothing is under way. */
export const BLANK_DRAFT: BargainDraft = {
  prizeId: null,
  pendingKey: null,
  shared: false,
};

/** What outlives the page of a bargain; null where there is nothing to go on with. */
export function bargainDraftOf({
  prizeId,
  pendingKey,
  shared,
  side,
}: BargainContext): BargainDraft | null {
  return prizeId === null && pendingKey === null ? null : { prizeId, pendingKey, shared, side };
}

/** Reads a stored draft. Null where it is none. */
export function parseBargainDraft(stored: unknown): BargainDraft | null {
  return parseDraft(draftSchema, stored);
}
