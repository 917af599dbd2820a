import { type ActivityVerdict, activityVerdict } from '../../flow/response-code/activity-code.ts';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import type { Campaign, ClaimReply } from './claim.gateway.ts';

/** What a coupon activity status code means for the claim (specification, section 4). */
export type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly voucherId: string | null }
  | { readonly kind: 'alreadyClaimed'; readonly voucherId: string | null }
  | { readonly kind: 'notStarted'; readonly opensAt: number | null }
  | { readonly kind: 'notYetTime'; readonly opensAt: number | null }
  | { readonly kind: 'promoOver' | 'ended' | 'allClaimed' | 'noMoreVouchers' | 'newUsersOnly' };

/** Reads a reply. Null for an unrelated code, and if a login is required, which says nothing about the claim. */
export function claimOutcome(reply: ClaimReply): ClaimOutcome | null {
  const { code, voucherId = null, opensAt = null } = reply;
  switch (code) {
    case CLAIM_CODE.claimed:
      return { kind: 'claimed', voucherId };
    case CLAIM_CODE.alreadyClaimed:
      return { kind: 'alreadyClaimed', voucherId };
    case CLAIM_CODE.notYetTime:
      return { kind: 'notYetTime', opensAt };
    case CLAIM_CODE.promoOver:
      return { kind: 'promoOver' };
    case CLAIM_CODE.allClaimed:
      return { kind: 'allClaimed' };
    case CLAIM_CODE.newUsersOnly:
      return { kind: 'newUsersOnly' };
    default:
      return ofActivity(activityVerdict(code), opensAt);
  }
}

function ofActivity(verdict: ActivityVerdict | null, opensAt: number | null): ClaimOutcome | null {
  if (verdict === 'notStarted') return { kind: 'notStarted', opensAt };
  return verdict === 'ended' ? { kind: 'ended' } : null;
}

/** The outcome of a claim that was sent: on arrival there were vouchers, and now there are no more. */
export function sentClaimOutcome(reply: ClaimReply): ClaimOutcome | null {
  const outcome = claimOutcome(reply);
  return outcome?.kind === 'allClaimed' ? { kind: 'noMoreVouchers' } : outcome;
}

/** What the campaign already says about a claim. Null if the user may try, possibly after a login. */
export function campaignOutcome(campaign: Campaign): ClaimOutcome | null {
  const outcome = claimOutcome(campaign.claim);
  return outcome?.kind === 'claimed' ? null : outcome;
}
