import * as v from 'valibot';
import { parseDraft } from '../../flow/page/parse-draft.ts';
import { SUMMARY_STAGES } from './summary-stage.ts';

/** The stage that a reload starts from. */
const draftSchema = v.object({ stage: v.picklist(SUMMARY_STAGES) });

export type AnnualSummaryDraft = v.InferOutput<typeof draftSchema>;

/** What outlives the page of a year in review; null at its start. */
export function annualSummaryDraftOf({ stage }: AnnualSummaryDraft): AnnualSummaryDraft | null {
  return stage === 'start' ? null : { stage };
}

/** Parses a stored draft. Null if invalid. */
export function parseAnnualSummaryDraft(stored: unknown): AnnualSummaryDraft | null {
  return parseDraft(draftSchema, stored);
}
