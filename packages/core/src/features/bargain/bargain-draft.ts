import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';

/** A chosen prize, a review, and a cut whose answer was lost: a reload sends it again under the same key. */
const draftSchema = v.object({
  prizeId: v.nullable(v.string()),
  pendingKey: v.nullable(v.string()),
  /** The pending cut is the one that sharing earns. */
  shared: v.boolean(),
  /** Missing in a draft of an earlier version. */
  review: v.optional(v.string(), ''),
});

export type BargainDraft = v.InferOutput<typeof draftSchema>;

/** What a reload of the page starts from; null where nothing is chosen, written or pending. */
export function bargainDraftOf(context: BargainDraft): BargainDraft | null {
  const { prizeId, pendingKey, shared, review } = context;
  const isEmpty = prizeId === null && pendingKey === null && review === '';
  return isEmpty ? null : { prizeId, pendingKey, shared: shared && pendingKey !== null, review };
}

/** Reads a stored draft. Null where it is none. */
export function parseBargainDraft(stored: unknown): BargainDraft | null {
  return parseDraft(draftSchema, stored);
}
