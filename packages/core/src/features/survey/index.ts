export { type SurveyStatus, surveyStatus } from '../../rules/survey/survey-status.ts';
export type {
  Survey,
  SurveyAnswer,
  SurveyGateway,
  SurveyQuestion,
} from './survey.gateway.ts';
export type { SurveyMachine } from './survey.machine.ts';
export type { SurveyFillingView } from './survey.view.ts';
export { type AnswerProblem, answerTo, checkAnswers, isAnswerTo } from './survey-answers.ts';
export { SURVEY_CODE } from './survey-code.ts';
