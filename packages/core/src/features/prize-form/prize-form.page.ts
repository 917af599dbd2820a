import { definePage } from '../../flow/page/define-page.ts';
import { prizeFormMachine } from './prize-form.machine.ts';
import type { PrizeFormPorts } from './prize-form.types.ts';
import { prizeFormRouteName, prizeFormView } from './prize-form.view.ts';
import { parsePrizeFormDraft, prizeFormDraftOf } from './prize-form-draft.ts';

/** The page of a prize's recipient: the form, and the sent recipient. */
export const prizeFormPage = definePage({
  login: 'first',
  load: ({ key }, ports: PrizeFormPorts, options) => ports.prizeForms.find(key, options),
  machine: prizeFormMachine,
  input: ({ draft }, ports, form) => ({
    ports,
    form,
    draft: parsePrizeFormDraft(draft),
  }),
  view: prizeFormView,
  isFinished: (snapshot) => snapshot.matches('sent') || snapshot.matches('alreadySent'),
  draftOf: ({ context }) => prizeFormDraftOf(context),
  routeName: prizeFormRouteName,
});
