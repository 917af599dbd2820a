import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { parsePendingKeyDraft, pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import { checkInMachine } from './check-in.machine.ts';
import type { CheckInPorts } from './check-in.types.ts';
import { checkInView } from './check-in.view.ts';

/** The page of a check-in campaign. */
export const checkInPage = definePage({
  machine: checkInMachine,
  input: ({ key, loggedIn, draft }: PageStart, ports: CheckInPorts) => ({
    ports,
    activityCode: key,
    loggedIn,
    draft: parsePendingKeyDraft(draft),
  }),
  view: checkInView,
  draftOf: ({ context }) => pendingKeyDraftOf(context),
});
