import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { parseLinkCode } from '../../platform/navigation/link-code.ts';
import type { BargainPorts } from './bargain-common.ts';
import { bargainHelpMachine } from './bargain-help.machine.ts';
import { bargainHelpRouteName, bargainHelpView } from './bargain-help.view.ts';
import { bargainHelpDraftOf, parseBargainHelpDraft } from './bargain-help-draft.ts';

/** The page of a bargain to which a friend's link leads. */
export const bargainHelpPage = definePage({
  machine: bargainHelpMachine,
  input: ({ query, loggedIn, draft }: PageStart, ports: BargainPorts) => {
    const { activityCode = '', assistanceCode = '' } = query;
    return {
      ports,
      activityCode,
      assistanceCode: parseLinkCode(assistanceCode),
      loggedIn,
      draft: parseBargainHelpDraft(draft),
    };
  },
  view: bargainHelpView,
  draftOf: ({ context }) => bargainHelpDraftOf(context),
  routeName: bargainHelpRouteName,
});
