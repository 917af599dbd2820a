import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import { type AdLink, adLinkSchema } from '../../platform/session/ad-link.ts';
import type { PackReceipt } from './packs.gateway.ts';

const draftSchema = v.object({
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pendingKey: v.nullable(v.string()),
  ad: v.exactOptional(adLinkSchema),
});

/** The draft of a pack's page: the chosen quantity, and a purchase whose answer was lost, with its ad. */
export type PackDraft = v.InferOutput<typeof draftSchema>;

/** What a pack's page keeps in its draft. */
interface PackChoice {
  readonly quantity: number;
  readonly pendingKey: string | null;
  readonly ad: AdLink | null;
  readonly receipt: PackReceipt | null;
}

/** The draft of a pack's page; null if nothing is chosen or pending. */
export function packDraftOf({ quantity, pendingKey, ad, receipt }: PackChoice): PackDraft | null {
  const isBlank = quantity === 1 && pendingKey === null;
  if (isBlank || receipt !== null) return null;
  return { quantity, pendingKey, ...(pendingKey !== null && ad !== null && { ad }) };
}

/** Parses a stored draft. Null if invalid. */
export function parsePackDraft(stored: unknown): PackDraft | null {
  return parseDraft(draftSchema, stored);
}
