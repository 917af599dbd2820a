import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { parsePendingKeyDraft, pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import { parseLinkCode } from '../../platform/navigation/link-code.ts';
import type { BargainPorts } from './bargain-common.ts';
import { bargainHelpMachine } from './bargain-help.machine.ts';
import { bargainHelpRouteName, bargainHelpView } from './bargain-help.view.ts';

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
      draft: parsePendingKeyDraft(draft),
    };
  },
  view: bargainHelpView,
  draftOf: ({ context }) => pendingKeyDraftOf(context),
  routeName: bargainHelpRouteName,
});
