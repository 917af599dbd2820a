import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import { couponPeriod } from '../../rules/coupon/coupon.ts';
import type { Campaign } from './claim.gateway.ts';
import type { ClaimMachine } from './claim.machine.ts';
import type { ClaimOutcome } from './claim-outcome.ts';

/**
 * The view of the claim page.
 * - `identify`: the user logs in, in order to claim.
 * - `ready`: one tap claims.
 * - `claimed`: the voucher is valid from `start` to `end` (milliseconds since the epoch); `isUsable` if it is valid by now.
 */
export type ClaimView =
  | { readonly step: 'identify' | 'ready'; readonly campaign: Campaign }
  | { readonly step: 'claiming'; readonly campaign: Campaign; readonly slow: boolean }
  | { readonly step: 'failed'; readonly campaign: Campaign; readonly problem: Problem }
  | ClaimedView
  | { readonly step: 'outcome'; readonly campaign: Campaign; readonly outcome: OtherOutcome };

/** The view after a claim. */
export interface ClaimedView {
  readonly step: 'claimed';
  readonly campaign: Campaign;
  /** Null if the backend did not name the voucher. */
  readonly voucherId: string | null;
  readonly start: number;
  readonly end: number;
  readonly isUsable: boolean;
}

/** Why nothing was claimed. */
export type OtherOutcome = Exclude<ClaimOutcome, { readonly kind: 'claimed' }>;

export function claimView(snapshot: SnapshotFrom<ClaimMachine>): ClaimView {
  const { campaign, outcome, settledAt, problem, isLoggedIn } = snapshot.context;
  if (problem !== null) return { step: 'failed', campaign, problem };
  if (snapshot.matches('claiming')) {
    return { step: 'claiming', campaign, slow: snapshot.matches({ claiming: 'slow' }) };
  }
  if (outcome?.kind === 'claimed') {
    const { start, end } = couponPeriod(campaign.coupon, settledAt);
    const { voucherId } = outcome;
    return { step: 'claimed', campaign, voucherId, start, end, isUsable: start <= settledAt };
  }
  if (outcome !== null) return { step: 'outcome', campaign, outcome };
  return { step: isLoggedIn ? 'ready' : 'identify', campaign };
}
