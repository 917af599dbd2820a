import type { InputOf, OutputOf } from '@cangkir/api';
import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import { checkAnswers, isAnswerTo, SURVEY_CODE, surveyStatus } from '@cangkir/core/survey';
import { createEntryIndex } from '../entry-index.ts';
import { lookUp } from '../look-up.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { BackendSurvey, BackendSurveyAnswers } from './survey.state.ts';

const answersByUser = createEntryIndex<BackendSurveyAnswers>(({ surveyId, userId }) => [
  [surveyId, userId],
]);
const answersBySurvey = createEntryIndex<BackendSurveyAnswers>(({ surveyId }) => [surveyId]);

/** The questions of a survey, for the current user. */
export function findSurvey({ id }: InputOf<'survey'>, context: RuleContext): Reply {
  const survey = lookUp(context.state.surveys.byId, id);
  return survey === null ? noSurvey() : answer(surveyFor(survey, context));
}

/** Takes a user's answers: once, until the quota is full or the survey ends. */
export function answerSurvey(
  { id, answers }: InputOf<'answerSurvey'>,
  context: RuleContext,
): Reply {
  const { state, user, now } = context;
  const survey = lookUp(state.surveys.byId, id);
  if (survey === null) return noSurvey();
  if (user === null) return refuse(CLAIM_CODE.loginRequired, 'Nobody is logged in.', {});
  const current = surveyFor(survey, context);
  switch (surveyStatus(current, now)) {
    case 'answered':
      return refuse(CLAIM_CODE.alreadyClaimed, 'This person has answered.', {
        answeredAt: current.answeredAt,
      });
    case 'ended':
      return refuse(CLAIM_CODE.ended, 'The survey is over.', {});
    case 'full':
      return refuse(SURVEY_CODE.quotaFull, 'The quota is full.', {});
    case 'open':
  }
  if (!areAnswersTo(survey, answers)) {
    return refuse(RESPONSE_CODE.bodyInvalid, 'An answer is missing, or not valid.');
  }
  state.surveys.answers.push({ surveyId: id, userId: user.id, answers, answeredAt: now });
  return answer({ answeredAt: now });
}

/** A survey, and where the current user stands with it. */
export function surveyFor(
  { quota, othersAnswered, ...survey }: BackendSurvey,
  { state, user }: RuleContext,
): OutputOf<'survey'> {
  const { answers } = state.surveys;
  const [own] = answersByUser.find(answers, [survey.id, user?.id ?? '']);
  const count = othersAnswered + answersBySurvey.count(answers, survey.id);
  return {
    ...survey,
    isFull: quota !== null && count >= quota,
    answeredAt: own?.answeredAt ?? null,
  };
}

/** Whether each answers a question of its own, and none that is required is missing. */
function areAnswersTo(
  { questions }: BackendSurvey,
  answers: InputOf<'answerSurvey'>['answers'],
): boolean {
  return (
    new Set(answers.map(({ question }) => question)).size === answers.length &&
    answers.every((each) => isAnswerTo(each, questions)) &&
    checkAnswers(questions, answers).ok
  );
}

function noSurvey(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'There is no survey with this id.');
}
