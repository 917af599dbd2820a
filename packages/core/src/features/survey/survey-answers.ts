import { fail, type Result, succeed } from '../../platform/result.ts';
import { countCharacters } from '../../platform/text/count-characters.ts';
import type { SurveyAnswer, SurveyQuestion } from './survey.gateway.ts';

/** The user answers a question, or changes the answer. */
export type AnswerEvent =
  /** `TAKE_BACK`: where there may be many. */
  | { readonly type: 'CHOOSE' | 'TAKE_BACK'; readonly question: string; readonly option: string }
  | { readonly type: 'RATE'; readonly question: string; readonly value: number }
  | { readonly type: 'TYPE'; readonly question: string; readonly text: string };

/** What is wrong with the answer to a question. */
export interface AnswerProblem {
  readonly question: string;
  readonly kind: 'missing' | 'tooLong';
}

/** The answer to a question; undefined if there is none. */
export function answerTo(
  { id }: Pick<SurveyQuestion, 'id'>,
  answers: readonly SurveyAnswer[],
): SurveyAnswer | undefined {
  return answers.find(({ question }) => question === id);
}

/** How many of the questions have an answer. */
export function countAnswered(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
): number {
  return questions.filter((question) => isGiven(answerTo(question, answers))).length;
}

/** Whether an answer is of the kind of its question, and among what that offers. */
export function isAnswerTo(answer: SurveyAnswer, questions: readonly SurveyQuestion[]): boolean {
  const question = questions.find(({ id }) => id === answer.question);
  if (question === undefined) return false;
  switch (answer.kind) {
    case 'one':
      return question.kind === 'one' && hasOption(question.options, answer.option);
    case 'many':
      return (
        question.kind === 'many' &&
        new Set(answer.options).size === answer.options.length &&
        answer.options.every((option) => hasOption(question.options, option))
      );
    case 'scale':
      return (
        question.kind === 'scale' &&
        Number.isInteger(answer.value) &&
        answer.value >= 1 &&
        answer.value <= question.steps
      );
    case 'text':
      return question.kind === 'text';
  }
}

/**
 * Validates the answers to a survey.
 *
 * @returns the given answers, in the order of the questions, or the problems in that order
 */
export function checkAnswers(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
): Result<readonly SurveyAnswer[], readonly AnswerProblem[]> {
  const problems = questions.flatMap((question) => {
    const kind = problemOfAnswer(question, answerTo(question, answers));
    return kind === null ? [] : [{ question: question.id, kind }];
  });
  return problems.length > 0
    ? fail(problems)
    : succeed(
        questions
          .map((question) => answerTo(question, answers))
          .filter((answer) => answer !== undefined)
          .filter(isGiven),
      );
}

/** The answer that an event makes of the answers so far. Null if it is none to its question. */
export function answerOf(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
  event: AnswerEvent,
): SurveyAnswer | null {
  const answer = newAnswer(questions, answers, event);
  return isAnswerTo(answer, questions) ? answer : null;
}

function newAnswer(
  questions: readonly SurveyQuestion[],
  answers: readonly SurveyAnswer[],
  event: AnswerEvent,
): SurveyAnswer {
  const { question } = event;
  switch (event.type) {
    case 'CHOOSE':
    case 'TAKE_BACK': {
      const { option } = event;
      const isOne = questions.some(({ id, kind }) => id === question && kind === 'one');
      if (isOne && event.type === 'CHOOSE') return { question, kind: 'one', option };
      const earlier = answerTo({ id: question }, answers);
      const others =
        earlier?.kind === 'many' ? earlier.options.filter((each) => each !== option) : [];
      const options = event.type === 'CHOOSE' ? [...others, option] : others;
      return { question, kind: 'many', options };
    }
    case 'RATE':
      return { question, kind: 'scale', value: event.value };
    case 'TYPE':
      return { question, kind: 'text', text: event.text };
  }
}

/** The answers with this one in place of an earlier one to its question. */
export function withAnswer(
  answers: readonly SurveyAnswer[],
  answer: SurveyAnswer,
): readonly SurveyAnswer[] {
  return [...answers.filter(({ question }) => question !== answer.question), answer];
}

function problemOfAnswer(
  question: SurveyQuestion,
  answer: SurveyAnswer | undefined,
): AnswerProblem['kind'] | null {
  if (!isGiven(answer)) return question.isRequired ? 'missing' : null;
  const isTooLong =
    question.kind === 'text' &&
    answer?.kind === 'text' &&
    countCharacters(answer.text) > question.maxCharacters;
  return isTooLong ? 'tooLong' : null;
}

/** A user who takes all choices or words back has given no answer. */
function isGiven(answer: SurveyAnswer | undefined): boolean {
  switch (answer?.kind) {
    case undefined:
      return false;
    case 'many':
      return answer.options.length > 0;
    case 'text':
      return countCharacters(answer.text) > 0;
    default:
      return true;
  }
}

function hasOption(options: readonly { readonly id: string }[], option: string): boolean {
  return options.some(({ id }) => id === option);
}
