import { problemOfCode } from '../../flow/problem/problem.ts';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import type { Campaign, ClaimReply } from './claim.gateway.ts';

/** What a coupon activity status code means to the person who claims (specification, section 4). */
export type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly voucherId: string | null }
  | { readonly kind: 'alreadyClaimed'; readonly voucherId: string | null }
  | { readonly kind: 'notStarted'; readonly opensAt: number | null }
  | { readonly kind: 'notYetTime'; readonly opensAt: number | null }
  | { readonly kind: 'loginRequired' }
  | { readonly kind: 'promoOver' | 'ended' | 'allClaimed' | 'newUsersOnly' };

/** Reads a reply. Null where its code says nothing of a claim. */
export function claimOutcome(reply: ClaimReply): ClaimOutcome | null {
  const { code, voucherId = null, opensAt = null } = reply;
  if (code === CLAIM_CODE.claimed) return { kind: 'claimed', voucherId };
  const { message } = problemOfCode(code);
  switch (message) {
    case 'alreadyClaimed':
      return { kind: message, voucherId };
    case 'notStarted':
    case 'notYetTime':
      return { kind: message, opensAt };
    case 'loginRequired':
    case 'promoOver':
    case 'ended':
    case 'allClaimed':
    case 'newUsersOnly':
      return { kind: message };
    default:
      return null;
  }
}

/** What the backend knows of a claim beforehand. Null where the person may try, be it after a login. */
export function campaignOutcome(campaign: Campaign): ClaimOutcome | null {
  const outcome = claimOutcome(campaign.claim);
  const isOpen = outcome?.kind === 'claimed' || outcome?.kind === 'loginRequired';
  return isOpen ? null : outcome;
}
