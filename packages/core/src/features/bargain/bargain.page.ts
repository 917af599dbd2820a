import type { AppPorts } from '../../app/app.types.ts';
import type { StartPage } from '../../app/pages.ts';
import { parseLinkCode } from '../../platform/navigation/link-code.ts';
import { createBargainMachine } from './bargain.machine.ts';
import type { BargainPorts } from './bargain.types.ts';
import { bargainRouteName, bargainView } from './bargain.view.ts';
import { bargainDraftOf, parseBargainDraft } from './bargain-draft.ts';

/** The pages of a bargain: one's own, and that of the friend whose link it is. */
export function createBargainPage(
  ports: AppPorts &
    Pick<BargainPorts, 'bargains' | 'sharing' | 'clipboard' | 'links' | 'visibility'>,
): StartPage {
  const machine = createBargainMachine(ports);

  return ({ key, query, loggedIn, draft }, { spawn, follow, keepDraft, keepAt }) => {
    const { activityCode = '', assistanceCode = '' } = query;
    const bargain = spawn(machine, {
      systemId: 'bargain',
      input: {
        activityCode,
        assistanceCode: parseLinkCode(assistanceCode),
        loggedIn,
        draft: parseBargainDraft(draft),
      },
    });
    follow(bargain);
    bargain.subscribe((snapshot) => {
      keepDraft(bargainDraftOf(snapshot.context));
      keepAt(bargainRouteName(bargainView(snapshot)));
    });
    return { name: 'bargain', key, actor: bargain, tell: bargain.send };
  };
}
