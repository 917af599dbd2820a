import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { Campaign } from './claim.gateway.ts';
import type { ClaimMachine } from './claim.machine.ts';
import type { ClaimOutcome } from './claim-outcome.ts';

/**
 * The view of the claim page.
 * - `identify`: the user logs in, in order to claim.
 * - `ready`: one tap claims.
 */
export type ClaimView =
  | { readonly step: 'identify' | 'ready'; readonly campaign: Campaign }
  | { readonly step: 'claiming'; readonly campaign: Campaign; readonly slow: boolean }
  | { readonly step: 'failed'; readonly campaign: Campaign; readonly problem: Problem }
  | { readonly step: 'outcome'; readonly campaign: Campaign; readonly outcome: ClaimOutcome };

export function claimView(snapshot: SnapshotFrom<ClaimMachine>): ClaimView {
  const { campaign, outcome, problem, loggedIn } = snapshot.context;
  if (problem !== null) return { step: 'failed', campaign, problem };
  if (snapshot.matches('claiming')) {
    return { step: 'claiming', campaign, slow: snapshot.matches({ claiming: 'slow' }) };
  }
  if (outcome !== null) return { step: 'outcome', campaign, outcome };
  return { step: loggedIn ? 'ready' : 'identify', campaign };
}
