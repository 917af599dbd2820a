import { readReply } from '../../flow/gateway/read-reply.ts';
import { definePage } from '../../flow/page/define-page.ts';
import { parsePendingKeyDraft, pendingKeyDraftOf } from '../../flow/page/pending-key-draft.ts';
import { parseLinkCode } from '../../platform/navigation/link-code.ts';
import type { Query } from '../../platform/navigation/query.ts';
import type { HelpRequest } from './bargain.gateway.ts';
import { bargainHelpMachine } from './bargain-help.machine.ts';
import { bargainHelpRouteName, bargainHelpView } from './bargain-help.view.ts';
import { helpOutcome } from './bargain-outcome.ts';
import type { BargainPorts } from './bargain-visit.ts';

/** The page of a bargain to which a friend's link leads. */
export const bargainHelpPage = definePage({
  load: async ({ query }, ports: BargainPorts, options) =>
    readReply(await ports.bargains.findInvitation(requestOf(query), options), helpOutcome),
  // The own link leads on to the own bargain, which may have reached its price.
  admissionOf: (outcome) =>
    'invitation' in outcome && !outcome.invitation.isOwn ? outcome.invitation : null,
  machine: bargainHelpMachine,
  input: ({ query, isLoggedIn, draft }, ports, outcome) => ({
    ports,
    request: requestOf(query),
    outcome,
    isLoggedIn,
    draft: parsePendingKeyDraft(draft),
  }),
  view: bargainHelpView,
  draftOf: ({ context }) => pendingKeyDraftOf(context),
  routeName: bargainHelpRouteName,
});

function requestOf({ activityCode = '', assistanceCode = '' }: Query): HelpRequest {
  return { activityCode, assistanceCode: parseLinkCode(assistanceCode) };
}
