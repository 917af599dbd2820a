import { definePage } from '../../flow/page/define-page.ts';
import { parsePendingKeyDraft, pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import { checkInMachine } from './check-in.machine.ts';
import type { CheckInPorts } from './check-in.types.ts';
import { checkInView } from './check-in.view.ts';

/** The page of a check-in campaign. */
export const checkInPage = definePage({
  load: ({ key }, ports: CheckInPorts, options) => ports.checkIns.find(key, options),
  machine: checkInMachine,
  input: ({ isLoggedIn, draft }, ports, campaign) => ({
    ports,
    campaign,
    isLoggedIn,
    draft: parsePendingKeyDraft(draft),
  }),
  view: checkInView,
  draftOf: ({ context }) => pendingKeyDraftOf(context),
});
