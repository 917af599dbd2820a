import type { ChangeContext } from '../../flow/change/change-context.ts';
import type { GoTo, NotFound, SessionEmitted } from '../../flow/page/page.types.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Random } from '../../platform/random.ts';
import type { Survey, SurveyAnswer, SurveyGateway } from './survey.gateway.ts';
import type { AnswerEvent, AnswerProblem } from './survey-answers.ts';
import type { SurveyDraft } from './survey-draft.ts';

export interface SurveyPorts {
  readonly surveys: SurveyGateway;
  readonly clock: Clock;
  readonly random: Random;
}

export interface SurveyInput {
  readonly ports: SurveyPorts;
  readonly survey: Survey;
  readonly isLoggedIn: boolean;
  /** The answers of an earlier page. */
  readonly draft: SurveyDraft | null;
}

export interface SurveyContext extends ChangeContext {
  readonly ports: SurveyPorts;
  readonly survey: Survey;
  readonly isLoggedIn: boolean;
  readonly answers: readonly SurveyAnswer[];
  /** Shown at each question until the user answers it. */
  readonly answerProblems: readonly AnswerProblem[];
  /** The answers were sent from this page. */
  readonly isNew: boolean;
}

export type SurveyEvent =
  | AnswerEvent
  /** The user sends all answers: they are final. */
  | { readonly type: 'SUBMIT' }
  /** The user retries the same answers. */
  | { readonly type: 'RETRY' }
  /** The user looks for another survey. */
  | { readonly type: 'OPEN_OTHERS' };

export type SurveyEmitted = SessionEmitted | GoTo | NotFound;

/** The machine, for XState. */
export interface SurveyTypes {
  readonly context: SurveyContext;
  readonly events: SurveyEvent;
  readonly emitted: SurveyEmitted;
  readonly input: SurveyInput;
}
