import { assign, emit, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import type { ChangeOutcome } from '../../flow/change/change-outcome.ts';
import { defineChange, GONE } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import { toStatus } from '../../flow/to-status.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { type SurveyStatus, surveyStatus } from '../../rules/survey/survey-status.ts';
import type { SurveyAnswer } from './survey.gateway.ts';
import type { SurveyContext, SurveyTypes } from './survey.types.ts';
import {
  type AnswerEvent,
  answerOf,
  checkAnswers,
  isAnswerTo,
  withAnswer,
} from './survey-answers.ts';
import { type SurveyOutcome, surveyOutcome } from './survey-outcome.ts';

const submission = defineChange({
  types: machineTypes<SurveyTypes>(),
  send: async ({ ports, survey: { id }, answers }, options) =>
    readReply(await ports.surveys.answer({ id, answers }, options), surveyOutcome),
  done: ({ survey }, outcome) =>
    outcome.kind === 'answered'
      ? { survey: { ...survey, answeredAt: outcome.answeredAt }, isNew: outcome.isNew }
      : {},
});

const ANSWER = {
  guard: { type: 'isAnswer', params: ofAnswer },
  actions: { type: 'keepAnswer', params: ofAnswer },
} as const;

const LEAVE = { on: { OPEN_OTHERS: { actions: 'goToOthers' } } } as const;

/**
 * One user and one survey of the community (specification, section 1): answered question by question, checked, and sent
 * once. It closes at its end, even while it is open, or once its quota is full.
 */
export const surveyMachine = setup({
  types: machineTypes<SurveyTypes>(),
  actors: { sendAnswers: submission.actor },
  delays: {
    untilEnd: ({ context: { survey, ports } }) => delayUntil(survey.endsAt, ports.clock.now()),
  },
  guards: {
    ...submission.guards,
    isLoggedIn: ({ context }) => context.isLoggedIn,
    hasStatus: ({ context: { survey, ports } }, status: SurveyStatus) =>
      surveyStatus(survey, ports.clock.now()) === status,
    isIncomplete: ({ context }) => !check(context).ok,
    isAnswer: ({ context }, event: AnswerEvent) => newAnswer(context, event) !== null,
  },
  actions: {
    ...submission.actions,
    showNotFound: emit({ type: 'notFound' }),
    goToOthers: emit({ type: 'goTo', route: withQuery(ROUTES.community, { tab: 'survey' }) }),
    keepAnswer: assign(({ context }, event: AnswerEvent) => {
      const answer = newAnswer(context, event);
      if (answer === null) return {};
      return {
        answers: withAnswer(context.answers, answer),
        answerProblems: context.answerProblems.filter(
          ({ question }) => question !== answer.question,
        ),
        problem: null,
      };
    }),
    showProblems: assign(({ context }) => {
      const checked = check(context);
      return { answerProblems: checked.ok ? [] : checked.failure, problem: null };
    }),
    keepGiven: assign(({ context }) => {
      const checked = check(context);
      return checked.ok ? { answers: checked.value, answerProblems: [] } : {};
    }),
    // What somebody thinks is theirs: deleted as soon as it is not needed.
    clearAnswers: assign({ answers: [], answerProblems: [], pendingKey: null, problem: null }),
  },
}).createMachine({
  id: 'survey',
  context: ({ input: { ports, survey, isLoggedIn, draft } }) => ({
    ports,
    survey,
    isLoggedIn,
    ...startChange(isLoggedIn, draft),
    answers: (draft?.answers ?? []).filter((answer) => isAnswerTo(answer, survey.questions)),
    answerProblems: [],
    isNew: false,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: { type: 'hasStatus', params: 'answered' }, target: 'answered' },
        // The reply was lost: the backend decides whether the answers were in time.
        { guard: 'isPending', target: 'sending' },
        ...toStatus<Exclude<SurveyStatus, 'answered'>>({
          full: 'full',
          ended: 'ended',
          open: 'filling',
        }),
      ],
    },

    filling: {
      after: { untilEnd: 'deciding' },
      on: {
        CHOOSE: ANSWER,
        TAKE_BACK: ANSWER,
        RATE: ANSWER,
        TYPE: ANSWER,
        SUBMIT: [
          { guard: 'isIncomplete', actions: 'showProblems' },
          { guard: 'isLoggedIn', target: 'sending', actions: 'keepGiven' },
          { actions: 'requireLogin' },
        ],
      },
    },

    sending: submission.sending('sendAnswers', {
      // Taken, or refused with a visible reason.
      done: 'deciding',
      refused: 'deciding',
      unknown: 'unsettled',
      first: [
        GONE,
        { guard: isReply('full'), target: 'full', actions: withOutcome('settleChange') },
        { guard: isReply('ended'), target: 'ended', actions: withOutcome('settleChange') },
      ],
    }),

    /** The outcome is unknown: the answers stay as they are until it is known. */
    unsettled: {
      on: { RETRY: 'sending' },
    },

    answered: { entry: 'clearAnswers', ...LEAVE },

    full: { entry: 'clearAnswers', ...LEAVE },

    ended: { entry: 'clearAnswers', ...LEAVE },
  },
});

export type SurveyMachine = typeof surveyMachine;

function newAnswer({ survey, answers }: SurveyContext, event: AnswerEvent): SurveyAnswer | null {
  return answerOf(survey.questions, answers, event);
}

function ofAnswer({ event }: { readonly event: AnswerEvent }): AnswerEvent {
  return event;
}

function check({ survey, answers }: SurveyContext): ReturnType<typeof checkAnswers> {
  return checkAnswers(survey.questions, answers);
}

/** A guard: the reply is of this kind. */
function isReply(kind: SurveyOutcome['kind']) {
  return ({
    event: { output },
  }: {
    readonly event: { readonly output: ChangeOutcome<SurveyOutcome> };
  }) => output.kind === 'done' && output.value.kind === kind;
}
