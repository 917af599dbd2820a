import { expect, test } from 'vitest';
import { surveyOutcome } from './survey-outcome.ts';

test.each([
  [0, { kind: 'answered', answeredAt: 5, isNew: true }],
  [30007, { kind: 'answered', answeredAt: 5, isNew: false }],
  [130001, { kind: 'full' }],
  [30005, { kind: 'ended' }],
  [120003, { kind: 'ended' }],
  [110004, { kind: 'ended' }],
  [30011, null],
  [130002, null],
  [39999, null],
])('%i means %j', (code, outcome) => {
  expect(surveyOutcome({ code, answeredAt: 5 })).toEqual(outcome);
});

test.each([0, 30007])('ignores %i without the moment of the answers', (code) => {
  expect(surveyOutcome({ code })).toBeNull();
});
