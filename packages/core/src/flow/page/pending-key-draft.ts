import * as v from 'valibot';
import { parseDraft } from './parse-draft.ts';

/** A change whose answer was lost: a reload sends it again under the same key. */
const draftSchema = v.object({ pendingKey: v.string() });

export type PendingKeyDraft = v.InferOutput<typeof draftSchema>;

/** What a reload starts from where a page has one change; null where nothing is pending. */
export function pendingKeyDraftOf({
  pendingKey,
}: {
  readonly pendingKey: string | null;
}): PendingKeyDraft | null {
  return pendingKey === null ? null : { pendingKey };
}

/** Reads a stored draft. Null where it is none. */
export function parsePendingKeyDraft(stored: unknown): PendingKeyDraft | null {
  return parseDraft(draftSchema, stored);
}
