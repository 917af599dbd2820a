import { CLAIM_CODE, ENDED_CODES } from '@cangkir/core';
import { count, identifier, localizedText, moment, text } from '@cangkir/core/schemas';
import { SURVEY_CODE, type SurveyAnswer, type SurveyGateway } from '@cangkir/core/survey';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const ofQuestion = {
  id: identifier,
  text: localizedText,
  isRequired: v.pipe(v.boolean(), v.description('the answers are refused without one to it')),
};

const options = v.array(v.object({ id: identifier, label: localizedText }));

const question = v.variant('kind', [
  v.object({ ...ofQuestion, kind: v.literal('one'), options }),
  v.object({ ...ofQuestion, kind: v.literal('many'), options }),
  v.object({
    ...ofQuestion,
    kind: v.literal('scale'),
    steps: v.pipe(count, v.minValue(2), v.maxValue(10), v.description('the answers are 1 to this')),
    lowest: localizedText,
    highest: localizedText,
  }),
  v.object({
    ...ofQuestion,
    kind: v.literal('text'),
    maxCharacters: v.pipe(count, v.minValue(1), v.maxValue(1000)),
  }),
]);

const answer = v.variant('kind', [
  v.object({ question: identifier, kind: v.literal('one'), option: identifier }),
  v.object({ question: identifier, kind: v.literal('many'), options: v.array(identifier) }),
  v.object({ question: identifier, kind: v.literal('scale'), value: count }),
  v.object({ question: identifier, kind: v.literal('text'), text: text(4000) }),
]);

/** The surveys of the community. */
export const SURVEY_ENDPOINTS = {
  survey: endpoint({
    method: 'GET',
    path: '/portal/app/community/survey',
    tokenUse: 'optional',
    input: v.object({ id: identifier }),
    output: v.object({
      id: identifier,
      title: localizedText,
      detail: localizedText,
      questions: v.array(question),
      endsAt: moment,
      isFull: v.boolean(),
      answeredAt: v.nullable(moment),
    }),
  }),
  answerSurvey: endpoint({
    method: 'POST',
    path: '/portal/app/community/survey/answers',
    tokenUse: 'optional',
    input: v.object({ id: identifier, answers: v.array(answer) }),
    output: v.object({ answeredAt: v.optional(moment) }),
    outcomes: [
      ...ENDED_CODES,
      CLAIM_CODE.alreadyClaimed,
      CLAIM_CODE.loginRequired,
      SURVEY_CODE.quotaFull,
    ],
  }),
} as const;

/** The surveys of the community over HTTP. */
export function createSurveyGateway(client: ApiClient): SurveyGateway {
  return {
    async find(id, options = {}) {
      const found = await client.call(SURVEY_ENDPOINTS.survey, { id }, options);
      return mapValue(found, ({ data }) => data);
    },
    async answer({ id, answers }, options) {
      const input = { id, answers: answers.map(toWire) };
      const reply = await client.call(SURVEY_ENDPOINTS.answerSurvey, input, options);
      return mapValue(reply, ({ code, data }) => ({ code, ...data }));
    },
  };
}

function toWire(given: SurveyAnswer) {
  return given.kind === 'many' ? { ...given, options: [...given.options] } : given;
}

/** What its page loads. */
export function createPageGateways(client: ApiClient) {
  return { surveys: createSurveyGateway(client) };
}
