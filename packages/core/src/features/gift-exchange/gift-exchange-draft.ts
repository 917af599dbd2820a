import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';

const text = v.string();

/** The draft of the page: the choice, and the pending exchange. */
const draftSchema = v.object({
  giftId: v.nullable(text),
  typedQuantity: text,
  pending: v.nullable(
    v.object({ key: text, giftId: text, quantity: v.pipe(v.number(), v.integer()) }),
  ),
});

export type GiftExchangeDraft = v.InferOutput<typeof draftSchema>;

/** The draft of an exchange page; null if nothing is chosen or pending. */
export function giftExchangeDraftOf({
  giftId,
  typedQuantity,
  pendingKey,
  asked,
}: {
  readonly giftId: string | null;
  readonly typedQuantity: string;
  readonly pendingKey: string | null;
  readonly asked: { readonly giftId: string; readonly quantity: number };
}): GiftExchangeDraft | null {
  const pending = pendingKey === null ? null : { key: pendingKey, ...asked };
  return giftId === null && pending === null ? null : { giftId, typedQuantity, pending };
}

/** Parses a stored draft. Null if invalid. */
export function parseGiftExchangeDraft(stored: unknown): GiftExchangeDraft | null {
  return parseDraft(draftSchema, stored);
}
