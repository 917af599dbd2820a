import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';

/** What a reload starts from: what the person typed, and the pending card. */
const draftSchema = v.object({
  typed: v.string(),
  pending: v.nullable(v.object({ key: v.string(), code: v.string() })),
});

export type GiftCardDraft = v.InferOutput<typeof draftSchema>;

/** What outlives the page of the gift cards; null where nothing is typed or pending. */
export function giftCardDraftOf({ typed, pending }: GiftCardDraft): GiftCardDraft | null {
  return typed === '' && pending === null ? null : { typed, pending };
}

/** Reads a stored draft. Null where it is none. */
export function parseGiftCardDraft(stored: unknown): GiftCardDraft | null {
  return parseDraft(draftSchema, stored);
}
