import { definePage } from '../../flow/page/define-page.ts';
import type { PageStart } from '../../flow/page/page.types.ts';
import { parseLinkCode } from '../../platform/navigation/link-code.ts';
import { referralMachine } from './referral.machine.ts';
import type { ReferralPorts } from './referral.types.ts';
import { referralRouteName, referralView } from './referral.view.ts';
import { parseReferralDraft, referralDraftOf } from './referral-draft.ts';

/** The pages of a referral: the user's own code, and a friend's invitation. */
export const referralPage = definePage({
  machine: referralMachine,
  input: ({ key, loggedIn, draft }: PageStart, ports: ReferralPorts) => ({
    ports,
    inviteCode: parseLinkCode(key),
    loggedIn,
    draft: parseReferralDraft(draft),
  }),
  view: referralView,
  draftOf: ({ context }) => referralDraftOf(context),
  routeName: (_, { context }) => referralRouteName(context),
});
