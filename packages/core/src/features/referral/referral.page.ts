import type { AppPorts } from '../../app/app.types.ts';
import type { StartPage } from '../../app/pages.ts';
import { parseLinkCode } from '../../platform/navigation/link-code.ts';
import { createReferralMachine } from './referral.machine.ts';
import type { ReferralPorts } from './referral.types.ts';
import { referralRouteName } from './referral.view.ts';
import { parseReferralDraft, referralDraftOf } from './referral-draft.ts';

/** The pages of a referral: one's own code, and a friend's invitation. */
export function createReferralPage(
  ports: AppPorts & Pick<ReferralPorts, 'referrals' | 'sharing' | 'clipboard' | 'links'>,
): StartPage {
  const machine = createReferralMachine(ports);

  return ({ key, loggedIn, draft }, { spawn, follow, keepDraft, keepAt }) => {
    const inviteCode = parseLinkCode(key);
    const referral = spawn(machine, {
      systemId: 'referral',
      input: { inviteCode, loggedIn, draft: parseReferralDraft(draft) },
    });
    follow(referral);
    referral.subscribe(({ context }) => {
      keepDraft(referralDraftOf(context));
      keepAt(referralRouteName(context));
    });
    return { name: 'referral', key, actor: referral, tell: referral.send };
  };
}
