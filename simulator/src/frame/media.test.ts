import { expect, test } from 'vitest';
import { answerQuery } from './media.ts';

test.each([
  ['(prefers-reduced-motion: reduce)', true, '(min-width: 0)'],
  ['(prefers-reduced-motion: reduce)', false, '(max-width: 0)'],
  ['(prefers-reduced-motion)', true, '(min-width: 0)'],
  ['(prefers-reduced-motion: no-preference)', true, '(max-width: 0)'],
  ['(prefers-reduced-motion: no-preference)', false, '(min-width: 0)'],
  ['screen and (prefers-reduced-motion:reduce)', true, 'screen and (min-width: 0)'],
  ['(prefers-color-scheme: dark)', true, '(prefers-color-scheme: dark)'],
])('%s, where motion is reduced: %s, is %s', (query, reduces, answered) => {
  expect(answerQuery(query, reduces)).toBe(answered);
});
