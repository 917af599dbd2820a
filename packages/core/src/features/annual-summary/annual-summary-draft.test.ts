import { expect, test } from 'vitest';
import type { AnnualSummaryContext } from './annual-summary.types.ts';
import { annualSummaryDraftOf, parseAnnualSummaryDraft } from './annual-summary-draft.ts';
import { SUMMARY_STAGES } from './summary-stage.ts';

const CONTEXT: AnnualSummaryContext = {
  year: 2025,
  loggedIn: true,
  stage: 'start',
  summary: null,
  loadCount: 0,
  problem: null,
};

test('nothing is kept at the start', () => {
  expect(annualSummaryDraftOf(CONTEXT)).toBeNull();
});

test.each(SUMMARY_STAGES.slice(1))('a reload goes on at %s', (stage) => {
  expect(annualSummaryDraftOf({ ...CONTEXT, stage })).toEqual({ stage });
  expect(parseAnnualSummaryDraft({ stage })).toEqual({ stage });
});

test.each([null, 'cup', {}, { stage: 'end' }])('%j is no draft', (stored) => {
  expect(parseAnnualSummaryDraft(stored)).toBeNull();
});
