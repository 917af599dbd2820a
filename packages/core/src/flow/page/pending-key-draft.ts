import * as v from 'valibot';
import { parseDraft } from './parse-draft.ts';

/** A change whose answer was lost: a reload sends it again under the same key. */
const draftSchema = v.object({ pendingKey: v.string() });

export type PendingKeyDraft = v.InferOutput<typeof draftSchema>;

/** The draft of a page with one change; null if nothing is pending. */
export function pendingKeyDraftOf({
  pendingKey,
}: {
  readonly pendingKey: string | null;
}): PendingKeyDraft | null {
  return pendingKey === null ? null : { pendingKey };
}

/** Parses a stored draft. Null if invalid. */
export function parsePendingKeyDraft(stored: unknown): PendingKeyDraft | null {
  return parseDraft(draftSchema, stored);
}
