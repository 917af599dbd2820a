import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import type { PackReceipt } from './packs.gateway.ts';

const draftSchema = v.object({
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pendingKey: v.nullable(v.string()),
});

/** The draft of a pack's page: the chosen quantity, and a purchase whose answer was lost. */
export type PackDraft = v.InferOutput<typeof draftSchema>;

/** The draft of a pack's page; null if nothing is chosen or pending. */
export function packDraftOf({
  quantity,
  pendingKey,
  receipt,
}: PackDraft & { readonly receipt: PackReceipt | null }): PackDraft | null {
  const isBlank = quantity === 1 && pendingKey === null;
  return isBlank || receipt !== null ? null : { quantity, pendingKey };
}

/** Parses a stored draft. Null if invalid. */
export function parsePackDraft(stored: unknown): PackDraft | null {
  return parseDraft(draftSchema, stored);
}
