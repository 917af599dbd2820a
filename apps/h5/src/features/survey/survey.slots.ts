import { surveyStatus } from '@cangkir/core/survey';
import { slotsOf } from '../../frame/slots.ts';
import { LABEL_KEYS, questionLabel } from './question-label.ts';
import type { SurveySlot } from './survey.screen.tsx';

/** What a survey is about, and its first question. */
export const surveySlots = slotsOf<SurveySlot>()({
  ask: 'survey',
  messages: { survey: LABEL_KEYS },
  texts(survey, language, t) {
    const [first] = survey.questions;
    const isOpen = surveyStatus(survey, Date.now()) === 'open';
    return {
      title: survey.title[language],
      detail: survey.detail[language],
      question: isOpen && first !== undefined ? questionLabel(first, language, t) : undefined,
    };
  },
});
