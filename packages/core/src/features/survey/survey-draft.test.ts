import { expect, test } from 'vitest';
import { MEMORY_ANSWERS } from './survey.memory.ts';
import { parseSurveyDraft, surveyDraftOf } from './survey-draft.ts';

test('keeps nothing of an untouched survey', () => {
  expect(surveyDraftOf({ answers: [], pendingKey: null })).toBeNull();
});

test.each([
  { answers: MEMORY_ANSWERS, pendingKey: null },
  { answers: MEMORY_ANSWERS, pendingKey: 'key' },
  { answers: [], pendingKey: 'key' },
  { answers: [{ question: 'wish', kind: 'text', text: '' } as const], pendingKey: null },
])('keeps %j over a reload', (draft) => {
  const kept = surveyDraftOf(draft);
  expect(kept).toEqual(draft);
  expect(parseSurveyDraft(JSON.parse(JSON.stringify(kept)))).toEqual(draft);
});

test.each([
  null,
  'text',
  {},
  { answers: [] },
  { answers: {}, pendingKey: null },
  { answers: [{ question: 'drink', kind: 'one' }], pendingKey: null },
  { answers: [{ question: 'drink', kind: 'other', option: 'latte' }], pendingKey: null },
  { answers: [{ question: 1, kind: 'one', option: 'latte' }], pendingKey: null },
  { answers: [{ question: 'times', kind: 'many', options: [1] }], pendingKey: null },
  { answers: [{ question: 'sweetness', kind: 'scale', value: '2' }], pendingKey: null },
  { answers: [{ question: 'wish', kind: 'text', text: 2 }], pendingKey: null },
])('%j is no draft', (stored) => {
  expect(parseSurveyDraft(stored)).toBeNull();
});
