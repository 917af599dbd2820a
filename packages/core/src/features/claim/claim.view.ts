import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Campaign } from './claim.gateway.ts';
import type { ClaimMachine } from './claim.machine.ts';
import type { ClaimOutcome } from './claim-outcome.ts';

/**
 * The view of the claim page.
 * - `notFound`: no campaign has this name, so that a retry can't help.
 * - `identify`: the user logs in, in order to claim.
 * - `ready`: one tap claims.
 */
export type ClaimView =
  | { readonly step: 'loading' | 'notFound' }
  | { readonly step: 'loadFailed'; readonly problem: Problem }
  | { readonly step: 'identify' | 'ready'; readonly campaign: Campaign }
  | { readonly step: 'claiming'; readonly campaign: Campaign; readonly slow: boolean }
  | { readonly step: 'failed'; readonly campaign: Campaign; readonly problem: Problem }
  | { readonly step: 'outcome'; readonly campaign: Campaign; readonly outcome: ClaimOutcome };

export function claimView(snapshot: SnapshotFrom<ClaimMachine>): ClaimView {
  const { campaign, outcome, problem, loggedIn } = snapshot.context;
  if (problem !== null) {
    if (campaign === null && problem.message === 'notFound') return { step: 'notFound' };
    return campaign === null || snapshot.matches('loadFailed')
      ? { step: 'loadFailed', problem }
      : { step: 'failed', campaign, problem };
  }
  if (campaign === null) return { step: 'loading' };
  if (snapshot.matches('claiming')) {
    return { step: 'claiming', campaign, slow: snapshot.matches({ claiming: 'slow' }) };
  }
  if (snapshot.matches('loginRequired')) {
    return { step: 'outcome', campaign, outcome: { kind: 'loginRequired' } };
  }
  if (outcome !== null) return { step: 'outcome', campaign, outcome };
  return { step: loggedIn ? 'ready' : 'identify', campaign };
}
