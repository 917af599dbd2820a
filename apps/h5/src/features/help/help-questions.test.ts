import { expect, test } from 'vitest';
import { QUESTIONS, readChoice, TOPICS } from './help-questions.ts';

const NOTHING = { market: null, topic: null, question: null };

test.each([
  ['', NOTHING],
  ['market=SG', { ...NOTHING, market: 'SG' }],
  ['topic=orders', { ...NOTHING, topic: 'orders' }],
  ['topic=points&question=expiry', { ...NOTHING, topic: 'points', question: 'expiry' }],
  ['question=pickup', { ...NOTHING, topic: 'orders', question: 'pickup' }],
  ['topic=points&question=pickup', { ...NOTHING, topic: 'points' }],
  ['topic=toString&question=constructor&market=sg', NOTHING],
  ['topic=%3Cscript%3E&question=%00', NOTHING],
])('the address %j chooses %j', (query, choice) => {
  expect(readChoice(new URLSearchParams(query))).toEqual(choice);
});

test('a question stands once, beside those of its topic', () => {
  expect(new Set(QUESTIONS.map(({ id }) => id)).size).toBe(QUESTIONS.length);
  const topics = QUESTIONS.map(({ topic }) => topic);
  expect(topics).toEqual(TOPICS.flatMap((topic) => topics.filter((each) => each === topic)));
});
