import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { FeatureMemory } from '../../testing/feature-memory.ts';
import { createMemoryGateway } from '../../testing/memory-gateway.ts';
import type { VirtualClock } from '../../testing/virtual-clock.ts';
import type { Survey, SurveyAnswer, SurveyGateway } from './survey.gateway.ts';

/** A survey with a question of each kind, which ends at `endsAt`: milliseconds since the epoch. */
export function createSurvey(id: string, endsAt: number, changes: Partial<Survey> = {}): Survey {
  return {
    id,
    title: { id: 'Kopi favoritmu', en: 'Your favorite coffee', zh: '你最爱的咖啡' },
    detail: { id: 'Cuma 1 menit.', en: 'It takes a minute.', zh: '只需一分钟。' },
    questions: [
      {
        id: 'drink',
        kind: 'one',
        isRequired: true,
        text: {
          id: 'Paling sering pesan apa?',
          en: 'What do you order most?',
          zh: '你最常点什么？',
        },
        options: [
          { id: 'latte', label: { id: 'Latte', en: 'Latte', zh: '拿铁' } },
          { id: 'black', label: { id: 'Kopi hitam', en: 'Black coffee', zh: '黑咖啡' } },
        ],
      },
      {
        id: 'times',
        kind: 'many',
        isRequired: true,
        text: {
          id: 'Kapan kamu ngopi?',
          en: 'When do you drink coffee?',
          zh: '你什么时候喝咖啡？',
        },
        options: [
          { id: 'morning', label: { id: 'Pagi', en: 'Morning', zh: '早上' } },
          { id: 'evening', label: { id: 'Malam', en: 'Evening', zh: '晚上' } },
        ],
      },
      {
        id: 'sweetness',
        kind: 'scale',
        isRequired: true,
        text: { id: 'Seberapa manis?', en: 'How sweet?', zh: '喜欢多甜？' },
        steps: 5,
        lowest: { id: 'Tanpa gula', en: 'No sugar', zh: '无糖' },
        highest: { id: 'Manis banget', en: 'Very sweet', zh: '很甜' },
      },
      {
        id: 'wish',
        kind: 'text',
        isRequired: false,
        text: { id: 'Ada saran menu?', en: 'Any wish for the menu?', zh: '想加点什么新品？' },
        maxCharacters: 200,
      },
    ],
    endsAt,
    isFull: false,
    answeredAt: null,
    ...changes,
  };
}

/** Answers to the required questions of the survey in memory. */
export const MEMORY_ANSWERS: readonly SurveyAnswer[] = [
  { question: 'drink', kind: 'one', option: 'latte' },
  { question: 'times', kind: 'many', options: ['morning', 'evening'] },
  { question: 'sweetness', kind: 'scale', value: 2 },
];

/** One survey in memory: all answers are accepted, and found from then on. */
export function createMemorySurveyGateway(clock: VirtualClock, start: Survey) {
  let survey = start;
  const { gateway, calls } = createMemoryGateway<SurveyGateway>(clock, {
    find: (id) => ({ ...survey, id }),
    answer() {
      const answeredAt = clock.now();
      survey = { ...survey, answeredAt };
      return { code: RESPONSE_CODE.success, answeredAt };
    },
  });
  return { surveys: gateway, calls };
}

/** The feature in memory, with a survey that ends a week after the start. */
export const surveyMemory = {
  gateways: (clock, startsAt) =>
    createMemorySurveyGateway(clock, createSurvey('coffee', startsAt + 7 * DAY_MS)),
  pages: {
    survey: {
      link: withQuery(ROUTES.survey, { id: 'coffee' }),
      taps: [
        { type: 'CHOOSE', question: 'drink', option: 'latte' },
        { type: 'CHOOSE', question: 'times', option: 'morning' },
        { type: 'RATE', question: 'sweetness', value: 2 },
        { type: 'SUBMIT' },
      ],
    },
  },
} satisfies FeatureMemory;
