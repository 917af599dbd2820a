import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';

/** A chosen prize, and a cut whose answer was lost: a reload sends it again under the same key. */
const draftSchema = v.object({
  prizeId: v.nullable(v.string()),
  pendingKey: v.nullable(v.string()),
  /** The cut is the one that sharing earns. */
  shared: v.boolean(),
});

export type BargainDraft = v.InferOutput<typeof draftSchema>;

/** What a reload of the page starts from; null where nothing is chosen or pending. */
export function bargainDraftOf({ prizeId, pendingKey, shared }: BargainDraft): BargainDraft | null {
  return prizeId === null && pendingKey === null ? null : { prizeId, pendingKey, shared };
}

/** Reads a stored draft. Null where it is none. */
export function parseBargainDraft(stored: unknown): BargainDraft | null {
  return parseDraft(draftSchema, stored);
}
