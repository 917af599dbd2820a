import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import type { DrawContext } from './draw.types.ts';

/** A draw whose answer nobody has seen: a reload asks for it again under the same key. */
const draftSchema = v.object({ pendingKey: v.string() });

export type DrawDraft = v.InferOutput<typeof draftSchema>;

/** What outlives the page of a draw; null where nothing is under way. */
export function drawDraftOf({ pendingKey }: DrawContext): DrawDraft | null {
  return pendingKey === null ? null : { pendingKey };
}

/** Reads a stored draft. Null where it is none. */
export function parseDrawDraft(stored: unknown): DrawDraft | null {
  return parseDraft(draftSchema, stored);
}
