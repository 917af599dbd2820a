import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';

/** The points that the user chose, and the purchase whose answer was lost: it is sent again as it was. */
const draftSchema = v.object({
  pendingKey: v.nullable(v.string()),
  request: v.object({
    points: v.pipe(v.number(), v.integer(), v.minValue(0)),
    appVersion: v.nullable(v.string()),
  }),
});

export type RightsCardDraft = v.InferOutput<typeof draftSchema>;

/** The draft of the card; null if nothing was chosen and nothing is pending. */
export function rightsCardDraftOf({
  pendingKey,
  request,
}: RightsCardDraft): RightsCardDraft | null {
  return pendingKey === null && request.points === 0 ? null : { pendingKey, request };
}

/** Parses a stored draft. Null if invalid. */
export function parseRightsCardDraft(stored: unknown): RightsCardDraft | null {
  return parseDraft(draftSchema, stored);
}
