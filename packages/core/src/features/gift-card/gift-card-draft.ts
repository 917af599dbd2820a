import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';

/** The draft of the page: the typed code, and the pending card. */
const draftSchema = v.object({
  typed: v.string(),
  pending: v.nullable(v.object({ key: v.string(), code: v.string() })),
});

export type GiftCardDraft = v.InferOutput<typeof draftSchema>;

/** The draft of the gift card page; null if nothing is typed or pending. */
export function giftCardDraftOf({
  typed,
  pendingKey,
  code,
}: {
  readonly typed: string;
  readonly pendingKey: string | null;
  readonly code: string;
}): GiftCardDraft | null {
  const pending = pendingKey === null ? null : { key: pendingKey, code };
  return typed === '' && pending === null ? null : { typed, pending };
}

/** Parses a stored draft. Null if invalid. */
export function parseGiftCardDraft(stored: unknown): GiftCardDraft | null {
  return parseDraft(draftSchema, stored);
}
