import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SurveyAnswer, SurveyQuestion } from './survey.gateway.ts';
import { createSurvey, MEMORY_ANSWERS } from './survey.memory.ts';
import {
  type AnswerEvent,
  answerOf,
  answerTo,
  checkAnswers,
  countAnswered,
  isAnswerTo,
  withAnswer,
} from './survey-answers.ts';

const { questions } = createSurvey('coffee', 0);

const [ONE, MANY, SCALE] = MEMORY_ANSWERS;
const text = (words: string): SurveyAnswer => ({ question: 'wish', kind: 'text', text: words });

test.each<[SurveyAnswer]>([
  [{ question: 'drink', kind: 'one', option: 'black' }],
  [{ question: 'times', kind: 'many', options: [] }],
  [{ question: 'times', kind: 'many', options: ['evening', 'morning'] }],
  [{ question: 'sweetness', kind: 'scale', value: 1 }],
  [{ question: 'sweetness', kind: 'scale', value: 5 }],
  [text('')],
  [text('x'.repeat(300))],
])('takes %j', (answer) => {
  expect(isAnswerTo(answer, questions)).toBe(true);
});

test.each<[SurveyAnswer]>([
  [{ question: 'nothing', kind: 'one', option: 'black' }],
  [{ question: 'constructor', kind: 'text', text: 'x' }],
  [{ question: 'drink', kind: 'one', option: 'morning' }],
  [{ question: 'times', kind: 'one', option: 'morning' }],
  [{ question: 'drink', kind: 'many', options: ['latte'] }],
  [{ question: 'times', kind: 'many', options: ['morning', 'latte'] }],
  [{ question: 'times', kind: 'many', options: ['morning', 'morning'] }],
  [{ question: 'sweetness', kind: 'scale', value: 0 }],
  [{ question: 'sweetness', kind: 'scale', value: 6 }],
  [{ question: 'sweetness', kind: 'scale', value: 2.5 }],
  [{ question: 'drink', kind: 'scale', value: 1 }],
  [{ question: 'drink', kind: 'text', text: 'latte' }],
])('takes no %j', (answer) => {
  expect(isAnswerTo(answer, questions)).toBe(false);
});

test.each<[AnswerEvent, SurveyAnswer | null]>([
  [
    { type: 'CHOOSE', question: 'drink', option: 'black' },
    { question: 'drink', kind: 'one', option: 'black' },
  ],
  [
    { type: 'TAKE_BACK', question: 'times', option: 'morning' },
    { question: 'times', kind: 'many', options: ['evening'] },
  ],
  [
    { type: 'CHOOSE', question: 'times', option: 'morning' },
    { question: 'times', kind: 'many', options: ['evening', 'morning'] },
  ],
  [
    { type: 'RATE', question: 'sweetness', value: 5 },
    { question: 'sweetness', kind: 'scale', value: 5 },
  ],
  [{ type: 'TYPE', question: 'wish', text: 'Matcha' }, text('Matcha')],
  [{ type: 'CHOOSE', question: 'drink', option: 'morning' }, null],
  [{ type: 'CHOOSE', question: 'times', option: 'latte' }, null],
  [{ type: 'TAKE_BACK', question: 'drink', option: 'latte' }, null],
  [{ type: 'CHOOSE', question: 'wish', option: 'latte' }, null],
  [{ type: 'RATE', question: 'sweetness', value: 6 }, null],
  [{ type: 'TYPE', question: 'nothing', text: 'Matcha' }, null],
])('%j makes %j', (event, answer) => {
  expect(answerOf(questions, MEMORY_ANSWERS, event)).toEqual(answer);
});

test('takes back nothing from nothing', () => {
  const event = { type: 'TAKE_BACK', question: 'times', option: 'morning' } as const;
  expect(answerOf(questions, [], event)).toEqual({ question: 'times', kind: 'many', options: [] });
});

test('adds a choice to none', () => {
  expect(answerOf(questions, [], { type: 'CHOOSE', question: 'times', option: 'morning' })).toEqual(
    {
      question: 'times',
      kind: 'many',
      options: ['morning'],
    },
  );
});

test('misses each required question, in order', () => {
  expect(checkAnswers(questions, [])).toEqual({
    ok: false,
    failure: [
      { question: 'drink', kind: 'missing' },
      { question: 'times', kind: 'missing' },
      { question: 'sweetness', kind: 'missing' },
    ],
  });
});

test('misses what was taken back', () => {
  const answers = withAnswer(MEMORY_ANSWERS, { question: 'times', kind: 'many', options: [] });
  expect(checkAnswers(questions, answers)).toEqual({
    ok: false,
    failure: [{ question: 'times', kind: 'missing' }],
  });
});

test('misses words where they are required, and invisible ones are none', () => {
  const required = questions.map((question): SurveyQuestion => ({ ...question, isRequired: true }));
  for (const words of ['', '  ', '\u200b']) {
    expect(checkAnswers(required, withAnswer(MEMORY_ANSWERS, text(words)))).toEqual({
      ok: false,
      failure: [{ question: 'wish', kind: 'missing' }],
    });
  }
});

test('counts the characters of words as people do', () => {
  expect(checkAnswers(questions, withAnswer(MEMORY_ANSWERS, text('👨‍👩‍👧'.repeat(200)))).ok).toBe(
    true,
  );
  expect(checkAnswers(questions, withAnswer(MEMORY_ANSWERS, text('x'.repeat(201))))).toEqual({
    ok: false,
    failure: [{ question: 'wish', kind: 'tooLong' }],
  });
});

test('leaves out blank words, and puts the answers in the order of the questions', () => {
  expect(checkAnswers(questions, [text(' '), ...[...MEMORY_ANSWERS].reverse()])).toEqual({
    ok: true,
    value: [ONE, MANY, SCALE],
  });
  const all = [text('Matcha'), ...MEMORY_ANSWERS];
  expect(checkAnswers(questions, all)).toEqual({
    ok: true,
    value: [ONE, MANY, SCALE, text('Matcha')],
  });
});

test('keeps the last answer to each question, in whatever order they are given', () => {
  const answer = fc.oneof(
    fc
      .integer({ min: 1, max: 5 })
      .map((value): SurveyAnswer => ({ question: 'sweetness', kind: 'scale', value })),
    fc
      .constantFrom('latte', 'black')
      .map((option): SurveyAnswer => ({ question: 'drink', kind: 'one', option })),
    fc.string().map(text),
  );
  fc.assert(
    fc.property(fc.array(answer), (given) => {
      const answers = given.reduce<readonly SurveyAnswer[]>(withAnswer, []);
      for (const question of questions) {
        const last = given.filter((each) => each.question === question.id).at(-1);
        expect(answerTo(question, answers)).toEqual(last);
      }
      expect(new Set(answers.map(({ question }) => question)).size).toBe(answers.length);
      expect(countAnswered(questions, answers)).toBeLessThanOrEqual(answers.length);
    }),
  );
});

test('counts the questions with an answer', () => {
  expect(countAnswered(questions, [])).toBe(0);
  expect(countAnswered(questions, MEMORY_ANSWERS)).toBe(3);
  expect(countAnswered(questions, [...MEMORY_ANSWERS, text(' ')])).toBe(3);
  expect(countAnswered(questions, [...MEMORY_ANSWERS, text('Matcha')])).toBe(4);
});
