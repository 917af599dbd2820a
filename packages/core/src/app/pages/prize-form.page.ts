import { createPrizeFormMachine } from '../../prize/prize-form.machine.ts';
import type { PrizeFormPorts } from '../../prize/prize-form.types.ts';
import { prizeFormRouteName, prizeFormView } from '../../prize/prize-form.view.ts';
import { parsePrizeFormDraft, prizeFormDraftOf } from '../../prize/prize-form-draft.ts';
import type { AppPorts } from '../app.types.ts';
import type { StartPage } from '../pages.ts';

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
