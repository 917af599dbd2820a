import { expect, test } from 'vitest';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { surveyMachine } from './survey.machine.ts';
import { createMemorySurveyGateway, createSurvey, MEMORY_ANSWERS } from './survey.memory.ts';
import type { SurveyEvent } from './survey.types.ts';

const EVENTS: readonly SurveyEvent[] = [
  { type: 'RATE', question: 'sweetness', value: 4 },
  { type: 'RATE', question: 'sweetness', value: 9 },
  { type: 'CHOOSE', question: 'times', option: 'morning' },
  { type: 'TAKE_BACK', question: 'times', option: 'morning' },
  { type: 'TYPE', question: 'wish', text: 'Matcha' },
  { type: 'SUBMIT' },
  { type: 'RETRY' },
  { type: 'OPEN_OTHERS' },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const survey = createSurvey('coffee', MEMORY_START + 1000);
  const { surveys } = createMemorySurveyGateway(clock, survey);
  const ports = { surveys, clock, random: { next: () => 0.5, uuid: () => 'key' } };
  const answers = MEMORY_ANSWERS.map((answer) =>
    answer.kind === 'many' ? { ...answer, options: [...answer.options] } : answer,
  );
  const input = { ports, survey, isLoggedIn: true, draft: { answers, pendingKey: null } };

  expect(
    findUncovered({
      machine: surveyMachine,
      inputs: [
        input,
        { ...input, isLoggedIn: false },
        { ...input, draft: null },
        { ...input, draft: { answers, pendingKey: 'key' } },
        { ...input, survey: { ...survey, isFull: true } },
        { ...input, survey: { ...survey, endsAt: MEMORY_START } },
        { ...input, survey: { ...survey, answeredAt: MEMORY_START } },
      ],
      events: EVENTS,
      answers: {
        sendAnswers: [
          done({ kind: 'answered', answeredAt: MEMORY_START, isNew: true }),
          done({ kind: 'full' }),
          done({ kind: 'ended' }),
          ...FAILED_CHANGES,
        ],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});
