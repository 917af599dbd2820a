import { test } from 'vitest';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { watchChange } from '../../testing/change-watch.ts';
import { walkPage } from '../../testing/machine-walk.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { createMemorySurveyGateway, createSurvey, MEMORY_ANSWERS } from './survey.memory.ts';
import { surveyPage } from './survey.page.ts';
import { checkAnswers } from './survey-answers.ts';
import { SURVEY_CODE } from './survey-code.ts';
import { surveyDraftOf } from './survey-draft.ts';

/** The survey ends during the walk. */
const ENDS_AT = MEMORY_START + 60_000;

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const survey = createSurvey('coffee', ENDS_AT);
  const { surveys, calls } = createMemorySurveyGateway(clock, survey);
  const change = watchChange(surveys.answer, calls.answer.made);
  const answer = walkedCall(calls.answer, [
    { code: CLAIM_CODE.ended },
    { code: CLAIM_CODE.loginRequired },
    { code: SURVEY_CODE.quotaFull },
    { code: CLAIM_CODE.alreadyClaimed, answeredAt: MEMORY_START },
  ]);
  const find = walkedCall(calls.find, [
    { ...survey, isFull: true },
    { ...survey, answeredAt: MEMORY_START },
    { ...survey, endsAt: MEMORY_START },
  ]);
  return {
    page: surveyPage,
    ports: {
      clock,
      random: createSeededRandom(1),
      surveys: { find: surveys.find, answer: change.ask },
    },
    key: () => 'coffee',
    firstDraft: () => ({
      answers: MEMORY_ANSWERS.map((each) =>
        each.kind === 'many' ? { ...each, options: [...each.options] } : each,
      ),
      pendingKey: null,
    }),
    clock,
    changes: [change],
    calls: [find, answer],
    wished: answer,
  };
}

const ENDS = ['answered', 'full', 'ended'] as const;

test('sends the answers once, and shows them to no other user, whatever happens', () =>
  walkPage({
    begin,
    events: [
      { type: 'SUBMIT' },
      { type: 'SUBMIT' },
      { type: 'SUBMIT' },
      { type: 'CHOOSE', question: 'drink', option: 'latte' },
      { type: 'CHOOSE', question: 'times', option: 'morning' },
      { type: 'TAKE_BACK', question: 'times', option: 'morning' },
      { type: 'RATE', question: 'sweetness', value: 3 },
      { type: 'RATE', question: 'sweetness', value: 9 },
      { type: 'TYPE', question: 'wish', text: 'Matcha' },
      { type: 'OPEN_OTHERS' },
    ],
    wish: ['settle', { type: 'SUBMIT' }],
    laws: {
      'only complete answers are sent': (snapshot) =>
        !snapshot.matches('sending') ||
        checkAnswers(snapshot.context.survey.questions, snapshot.context.answers).ok,
      'what is sent has a key': (snapshot) =>
        !snapshot.matches('sending') || snapshot.context.pendingKey !== null,
      'a key belongs to pending answers': (snapshot) =>
        snapshot.context.pendingKey === null ||
        snapshot.matches('sending') ||
        snapshot.matches('unsettled'),
      'an answered survey says so': (snapshot) =>
        (snapshot.context.survey.answeredAt !== null) === snapshot.matches('answered'),
      'nothing of the answers is left at an end': (snapshot) =>
        !ENDS.some((end) => snapshot.matches(end)) || surveyDraftOf(snapshot.context) === null,
      'a problem is shown where the user can go on': (snapshot) =>
        snapshot.context.problem === null ||
        snapshot.matches('unsettled') ||
        snapshot.matches('filling'),
    },
  }));
