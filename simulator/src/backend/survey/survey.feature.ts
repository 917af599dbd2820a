import { byKey } from '../by-key.ts';
import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { everydaySurveys, memberSurveyAnswers } from './survey.fixture.ts';
import { answerSurvey, findSurvey } from './survey.rules.ts';

/** The surveys, and the one that the member has answered. */
export function fixture(now: number): Pick<DraftState, 'surveys'> {
  return {
    surveys: {
      byId: byKey(everydaySurveys(now), ({ id }) => id),
      answers: memberSurveyAnswers(now),
    },
  };
}

export const rules = { survey: findSurvey, answerSurvey } satisfies Rules;
