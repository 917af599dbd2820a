import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import type { CheckInContext } from './check-in.types.ts';

/** A check-in whose answer nobody has seen: a reload asks for it again under the same key. */
const draftSchema = v.object({ pendingKey: v.string() });

export type CheckInDraft = v.InferOutput<typeof draftSchema>;

/** What outlives the page of a check-in campaign; null where nothing is under way. */
export function checkInDraftOf({ pendingKey }: CheckInContext): CheckInDraft | null {
  return pendingKey === null ? null : { pendingKey };
}

/** Reads a stored draft. Null where it is none. */
export function parseCheckInDraft(stored: unknown): CheckInDraft | null {
  return parseDraft(draftSchema, stored);
}
