import type { AppPorts } from '../../app/app.types.ts';
import type { StartPage } from '../../app/pages.ts';
import { createPrizeFormMachine } from './prize-form.machine.ts';
import type { PrizeFormPorts } from './prize-form.types.ts';
import { prizeFormRouteName, prizeFormView } from './prize-form.view.ts';
import { parsePrizeFormDraft, prizeFormDraftOf } from './prize-form-draft.ts';

/** The page of a prize's recipient: the form, and what was sent in. */
export function createPrizeFormPage(
  ports: AppPorts & Pick<PrizeFormPorts, 'prizeForms'>,
): StartPage {
  const machine = createPrizeFormMachine(ports);

  return ({ key, loggedIn, draft }, { spawn, follow, keepDraft, keepAt }) => {
    const form = spawn(machine, {
      systemId: 'prizeForm',
      input: { drawId: key, loggedIn, draft: parsePrizeFormDraft(draft) },
    });
    follow(form);
    form.subscribe((snapshot) => {
      keepDraft(prizeFormDraftOf(snapshot.context));
      keepAt(prizeFormRouteName(prizeFormView(snapshot)));
    });
    return { name: 'prizeForm', key, actor: form, tell: form.send };
  };
}
