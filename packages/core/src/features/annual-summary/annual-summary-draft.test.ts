import { expect, test } from 'vitest';
import { annualSummaryDraftOf, parseAnnualSummaryDraft } from './annual-summary-draft.ts';
import { SUMMARY_STAGES } from './summary-stage.ts';

test('keeps nothing at the start', () => {
  expect(annualSummaryDraftOf({ stage: 'start' })).toBeNull();
});

test.each(SUMMARY_STAGES.slice(1))('keeps the stage %s', (stage) => {
  expect(annualSummaryDraftOf({ stage })).toEqual({ stage });
  expect(parseAnnualSummaryDraft({ stage })).toEqual({ stage });
});

test.each([null, 'cup', {}, { stage: 'end' }])('%j is no draft', (stored) => {
  expect(parseAnnualSummaryDraft(stored)).toBeNull();
});
