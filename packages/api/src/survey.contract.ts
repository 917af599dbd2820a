import { DAY_MS } from '@cangkir/core/durations';
import { createSurvey, MEMORY_ANSWERS } from '@cangkir/core/testing';
import { type ContractOf, EXAMPLE_NOON } from './contract.ts';
import type { SURVEY_ENDPOINTS } from './survey.api.ts';

const survey = createSurvey('kopi-favorit', EXAMPLE_NOON + 7 * DAY_MS);
const { id } = survey;

export const CONTRACT: ContractOf<typeof SURVEY_ENDPOINTS> = {
  survey: {
    summary: 'The questions of a survey, and whether this user has answered it.',
    refusals: [],
    example: { input: { id }, output: survey },
  },
  answerSurvey: {
    summary:
      'Takes a user’s answers, once and finally, until the quota is full or the survey ends.',
    details: 'At most one answer for each question, and one for each that is required.',
    refusals: [],
    example: {
      input: { id, answers: MEMORY_ANSWERS },
      output: { answeredAt: EXAMPLE_NOON },
    },
  },
};
