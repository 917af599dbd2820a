import { ASKER, type Costs, PLENTY, times } from '../../server/backend/cost.ts';
import type { DraftState } from '../state.ts';

const SURVEY = 'kopi-favorit';

/** How the bench measures the endpoints. */
export const SURVEY_COSTS = {
  survey: { fill: fillAnswers, input: () => ({ id: SURVEY }) },
  answerSurvey: {
    fill: fillAnswers,
    input: () => ({
      id: SURVEY,
      answers: [
        { question: 'minuman', kind: 'one' as const, option: 'kopi-susu' },
        { question: 'waktu', kind: 'many' as const, options: ['pagi', 'sore'] },
        { question: 'manis', kind: 'scale' as const, value: 3 },
      ],
    }),
    isOncePerPerson: true,
  },
} satisfies Costs;

function fillAnswers(
  { surveys: { answers, byId } }: DraftState,
  records: number,
  now: number,
): void {
  const survey = byId[SURVEY];
  if (survey !== undefined) survey.quota = PLENTY;
  times(records, (index) => {
    answers.push({ surveyId: SURVEY, userId: `other-${index}`, answers: [], answeredAt: now });
    answers.push({ surveyId: `other-${index}`, userId: ASKER, answers: [], answeredAt: now });
  });
}
