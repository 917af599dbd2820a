import { definePage } from '../../flow/page/define-page.ts';
import { surveyMachine } from './survey.machine.ts';
import type { SurveyPorts } from './survey.types.ts';
import { surveyView } from './survey.view.ts';
import { parseSurveyDraft, surveyDraftOf } from './survey-draft.ts';

/** The page of one survey of the community: its questions, and the thanks. */
export const surveyPage = definePage({
  load: ({ key }, ports: SurveyPorts, options) => ports.surveys.find(key, options),
  machine: surveyMachine,
  input: ({ isLoggedIn, draft }, ports, survey) => ({
    ports,
    survey,
    isLoggedIn,
    draft: parseSurveyDraft(draft),
  }),
  view: surveyView,
  isFinished: (snapshot) => snapshot.matches('answered'),
  draftOf: ({ context }) => surveyDraftOf(context),
});
