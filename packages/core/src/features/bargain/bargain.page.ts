import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { bargainMachine } from './bargain.machine.ts';
import { bargainRouteName, bargainView } from './bargain.view.ts';
import type { BargainPorts } from './bargain-common.ts';
import { bargainDraftOf, parseBargainDraft } from './bargain-draft.ts';
import { isDownlink } from './bargain-link.ts';

/** The pages of the user's own bargain. */
export const bargainPage = definePage({
  machine: bargainMachine,
  input: ({ key, query, loggedIn, draft }: PageStart, ports: BargainPorts) => ({
    ports,
    activityCode: key,
    isDownlink: isDownlink(query),
    loggedIn,
    draft: parseBargainDraft(draft),
  }),
  view: bargainView,
  draftOf: ({ context }) => bargainDraftOf(context),
  routeName: bargainRouteName,
});
