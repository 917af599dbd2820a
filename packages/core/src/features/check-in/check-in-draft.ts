import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import type { CheckInContext } from './check-in.types.ts';

/** A check-in whose answer was lost: a reload sends it again under the same key. */
const draftSchema = v.object({ pendingKey: v.string() });

export type CheckInDraft = v.InferOutput<typeof draftSchema>;

/** What a reload of the page starts from; null where nothing is pending. */
export function checkInDraftOf({ pendingKey }: CheckInContext): CheckInDraft | null {
  return pendingKey === null ? null : { pendingKey };
}

/** Reads a stored draft. Null where it is none. */
export function parseCheckInDraft(stored: unknown): CheckInDraft | null {
  return parseDraft(draftSchema, stored);
}
