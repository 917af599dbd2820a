import { slotsOf } from '../../frame/slots.ts';
import type { SurveySlot } from './survey.screen.tsx';

/** What a survey is about. */
export const surveySlots = slotsOf<SurveySlot>()({
  ask: 'survey',
  texts: ({ title, detail }, language) => ({ title: title[language], detail: detail[language] }),
});
