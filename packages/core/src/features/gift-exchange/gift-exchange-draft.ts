import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';

const text = v.string();

/** What a reload starts from: what the person chose, and the pending exchange. */
const draftSchema = v.object({
  giftId: v.nullable(text),
  typedQuantity: text,
  pending: v.nullable(
    v.object({ key: text, giftId: text, quantity: v.pipe(v.number(), v.integer()) }),
  ),
});

export type GiftExchangeDraft = v.InferOutput<typeof draftSchema>;

/** What outlives the page of an exchange; null where nothing is chosen or pending. */
export function giftExchangeDraftOf({
  giftId,
  typedQuantity,
  pending,
}: GiftExchangeDraft): GiftExchangeDraft | null {
  return giftId === null && pending === null ? null : { giftId, typedQuantity, pending };
}

/** Reads a stored draft. Null where it is none. */
export function parseGiftExchangeDraft(stored: unknown): GiftExchangeDraft | null {
  return parseDraft(draftSchema, stored);
}
