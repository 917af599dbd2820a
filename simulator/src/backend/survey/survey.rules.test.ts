import { ENDPOINTS, type InputOf } from '@cangkir/api';
import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { SURVEY_CODE } from '@cangkir/core/survey';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

type Answers = InputOf<'answerSurvey'>['answers'];

const ANSWERS: Answers = [
  { question: 'minuman', kind: 'one', option: 'americano' },
  { question: 'waktu', kind: 'many', options: ['pagi', 'sore'] },
  { question: 'manis', kind: 'scale', value: 2 },
];

/** A person at a survey. */
function visit(id = 'kopi-favorit', person: string | null = 'member') {
  const { backend, ask, clock } = startBackend();
  const token = person === null ? '' : (backend.logInAs(person)?.token ?? '');
  return {
    backend,
    clock,
    find: async () =>
      v.parse(ENDPOINTS.survey.output, (await ask('survey', { id }, { token })).data),
    async send(answers = ANSWERS, key?: string) {
      const requester = key === undefined ? { token } : { token, key };
      const { code, data } = await ask('answerSurvey', { id, answers }, requester);
      return { code, data };
    },
    listed: async () =>
      v
        .parse(ENDPOINTS.community.output, (await ask('community', {}, { token })).data)
        .surveys.find((survey) => survey.id === id),
  };
}

test('takes the answers of a person once, and the list says so', async () => {
  const { find, send, listed, backend } = visit();
  expect(await find()).toMatchObject({ answeredAt: null, isFull: false });
  const first = await send(ANSWERS, 'k1');
  expect(first).toEqual({ code: RESPONSE_CODE.success, data: { answeredAt: START } });
  expect(await send(ANSWERS, 'k1')).toEqual(first);
  expect(await send(ANSWERS, 'k2')).toEqual({
    code: CLAIM_CODE.alreadyClaimed,
    data: { answeredAt: START },
  });
  expect(await find()).toMatchObject({ answeredAt: START });
  expect(await listed()).toMatchObject({ answeredAt: START });
  expect(backend.snapshot().surveys.answers.slice(1)).toEqual([
    { surveyId: 'kopi-favorit', userId: 'member', answers: ANSWERS, answeredAt: START },
  ]);
});

test('tells one person nothing of another', async () => {
  const { send, backend, find } = visit();
  await send();
  const other = backend.logInAs('newcomer')?.token;
  expect(other).toBeDefined();
  expect(JSON.stringify(await find())).not.toContain('member');
  expect(JSON.stringify(await find())).not.toContain('quota');
});

test('asks a visitor to log in', async () => {
  const { send } = visit('kopi-favorit', null);
  expect((await send()).code).toBe(CLAIM_CODE.loginRequired);
});

test('is full with its last answer', async () => {
  const { backend, find, send } = visit();
  const state = backend.snapshot();
  const survey = state.surveys.byId['kopi-favorit'];
  if (survey === undefined) throw new Error('There is no such survey.');
  const byId = { ...state.surveys.byId, [survey.id]: { ...survey, quota: 321 } };
  backend.edit({ ...state, surveys: { ...state.surveys, byId } });
  expect(await find()).toMatchObject({ isFull: false });
  expect((await send()).code).toBe(RESPONSE_CODE.success);
  expect(await find()).toMatchObject({ isFull: true });
  const full = visit('rasa-baru');
  expect((await full.send()).code).toBe(SURVEY_CODE.quotaFull);
});

test('ends at its moment', async () => {
  const inTime = visit();
  await inTime.clock.advance(14 * DAY_MS - 1);
  expect((await inTime.send()).code).toBe(RESPONSE_CODE.success);
  const late = visit();
  await late.clock.advance(14 * DAY_MS);
  expect((await late.send()).code).toBe(CLAIM_CODE.ended);
});

test.each<[string, Answers]>([
  ['too few answers', ANSWERS.slice(1)],
  ['two answers to a question', [...ANSWERS, ...ANSWERS.slice(2)]],
  ['an answer to no question', [...ANSWERS, { question: 'x', kind: 'text', text: 'x' }]],
  ['too long words', [...ANSWERS, { question: 'saran', kind: 'text', text: 'x'.repeat(201) }]],
])('refuses %s', async (_, answers) => {
  const { send, backend } = visit();
  expect((await send(answers)).code).toBe(RESPONSE_CODE.bodyInvalid);
  expect(backend.snapshot().surveys.answers).toHaveLength(1);
});

test('knows no other survey', async () => {
  expect((await visit('constructor').send()).code).toBe(RESPONSE_CODE.notFound);
});
