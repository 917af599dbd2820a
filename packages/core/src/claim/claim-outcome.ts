import type { Campaign, ClaimReply } from '../ports/campaign-gateway.ts';
import { CLAIM_CODE } from '../response-code/response-code.ts';

/** What a coupon activity status code means to the person who claims (specification, section 4). */
export type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly voucherId: string | null }
  | { readonly kind: 'alreadyClaimed'; readonly voucherId: string | null }
  | { readonly kind: 'notStarted'; readonly opensAt: number | null }
  | { readonly kind: 'notYetTime'; readonly opensAt: number | null }
  | { readonly kind: 'loginRequired' }
  | { readonly kind: 'promoOver' | 'ended' | 'allClaimed' | 'newUsersOnly' };

/** Reads a reply. Null where its code is none of section 4. */
export function claimOutcome(reply: ClaimReply): ClaimOutcome | null {
  const voucherId = reply.voucherId ?? null;
  const opensAt = reply.opensAt ?? null;
  switch (reply.code) {
    case CLAIM_CODE.claimed:
      return { kind: 'claimed', voucherId };
    case CLAIM_CODE.alreadyClaimed:
      return { kind: 'alreadyClaimed', voucherId };
    case CLAIM_CODE.notStarted:
      return { kind: 'notStarted', opensAt };
    case CLAIM_CODE.notYetTime:
      return { kind: 'notYetTime', opensAt };
    case CLAIM_CODE.loginRequired:
      return { kind: 'loginRequired' };
    case CLAIM_CODE.promoOver:
      return { kind: 'promoOver' };
    case CLAIM_CODE.ended:
      return { kind: 'ended' };
    case CLAIM_CODE.allClaimed:
      return { kind: 'allClaimed' };
    case CLAIM_CODE.newUsersOnly:
      return { kind: 'newUsersOnly' };
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
