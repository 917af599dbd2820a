import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Survey, SurveyAnswer } from './survey.gateway.ts';
import type { SurveyMachine } from './survey.machine.ts';
import { type AnswerProblem, countAnswered } from './survey-answers.ts';

/** The view of a survey's page. */
export type SurveyView =
  | SurveyFillingView
  | { readonly step: 'sending'; readonly survey: Survey }
  /** The outcome is unknown: the user retries the same answers. */
  | { readonly step: 'unsettled'; readonly survey: Survey; readonly problem: Problem }
  /** `isNew`: the user has just sent the answers. */
  | { readonly step: 'answered'; readonly survey: Survey; readonly isNew: boolean }
  | { readonly step: 'full' | 'ended'; readonly survey: Survey };

/** The questions, and the answers so far. */
export interface SurveyFillingView {
  readonly step: 'filling';
  readonly survey: Survey;
  readonly answers: readonly SurveyAnswer[];
  readonly answerProblems: readonly AnswerProblem[];
  /** How many questions have an answer. */
  readonly answeredCount: number;
  /** A problem of the whole survey, or of the connection. */
  readonly problem: Problem | null;
}

export function surveyView(snapshot: SnapshotFrom<SurveyMachine>): SurveyView {
  const { survey, answers, answerProblems, problem, isNew } = snapshot.context;
  if (snapshot.matches('sending')) return { step: 'sending', survey };
  if (snapshot.matches('unsettled') && problem !== null) {
    return { step: 'unsettled', survey, problem };
  }
  if (snapshot.matches('answered')) return { step: 'answered', survey, isNew };
  if (snapshot.matches('full')) return { step: 'full', survey };
  if (snapshot.matches('ended')) return { step: 'ended', survey };
  const answeredCount = countAnswered(survey.questions, answers);
  return { step: 'filling', survey, answers, answerProblems, answeredCount, problem };
}
