import { ENDPOINTS } from '@cangkir/api';
import * as v from 'valibot';

const { answeredAt, isFull, ...SURVEY } = ENDPOINTS.survey.output.entries;
const { answers } = ENDPOINTS.answerSurvey.input.entries;

const survey = v.object({
  ...SURVEY,
  /** How many may answer; null for any number. */
  quota: v.nullable(v.number()),
  /** The answers of people unknown to this backend. */
  othersAnswered: v.number(),
});

const sent = v.object({
  surveyId: v.string(),
  userId: v.string(),
  answers,
  answeredAt: v.number(),
});

/** The surveys by id, and what people have answered. */
export const SURVEY_STATE = {
  surveys: v.object({ byId: v.record(v.string(), survey), answers: v.array(sent) }),
};

export type BackendSurvey = v.InferOutput<typeof survey>;
export type BackendSurveyAnswers = v.InferOutput<typeof sent>;
