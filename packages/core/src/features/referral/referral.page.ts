import type { GatewayResult } from '../../flow/gateway/gateway.ts';
import { definePage } from '../../flow/page/define-page.ts';
import { parseLinkCode } from '../../platform/navigation/link-code.ts';
import { succeed } from '../../platform/result.ts';
import type { Referral } from './referral.gateway.ts';
import { referralMachine } from './referral.machine.ts';
import type { ReferralPorts } from './referral.types.ts';
import { referralRouteName, referralView } from './referral.view.ts';
import { parseReferralDraft, referralDraftOf } from './referral-draft.ts';

/** The pages of a referral: the user's own code, and a friend's invitation. */
export const referralPage = definePage({
  /** Only members have a code of their own. */
  async load(
    { key, isLoggedIn },
    ports: ReferralPorts,
    options,
  ): Promise<GatewayResult<Referral | null>> {
    const isOwn = parseLinkCode(key) === '';
    return isOwn && isLoggedIn ? ports.referrals.find(options) : succeed(null);
  },
  machine: referralMachine,
  input: ({ key, isLoggedIn, draft }, ports, referral) => ({
    ports,
    inviteCode: parseLinkCode(key),
    referral,
    isLoggedIn,
    draft: parseReferralDraft(draft),
  }),
  view: referralView,
  draftOf: ({ context }) => referralDraftOf(context),
  routeName: (_, { context }) => referralRouteName(context),
});
