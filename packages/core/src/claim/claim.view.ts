import type { SnapshotFrom } from 'xstate';
import type { Campaign } from '../ports/campaign-gateway.ts';
import type { Problem } from '../problem/problem.ts';
import type { ClaimMachine } from './claim.machine.ts';
import type { ClaimOutcome } from './claim-outcome.ts';

/**
 * What the claim page shows.
 * - `identify`: the person tells who they are, in order to claim. - `ready`: one tap claims.
 */
export type ClaimView =
  | { readonly step: 'loading' }
  | { readonly step: 'loadFailed'; readonly problem: Problem }
  | { readonly step: 'identify' | 'ready'; readonly campaign: Campaign }
  | { readonly step: 'claiming'; readonly campaign: Campaign; readonly slow: boolean }
  | { readonly step: 'failed'; readonly campaign: Campaign; readonly problem: Problem }
  | { readonly step: 'outcome'; readonly campaign: Campaign; readonly outcome: ClaimOutcome };

/** Turns the machine's state into what the page shows. */
export function claimView(snapshot: SnapshotFrom<ClaimMachine>): ClaimView {
  const { campaign, outcome, problem } = snapshot.context;
  if (campaign === null) {
    return problem === null ? { step: 'loading' } : { step: 'loadFailed', problem };
  }
  if (snapshot.matches('loadFailed') && problem !== null) return { step: 'loadFailed', problem };
  if (snapshot.matches('claiming')) {
    return { step: 'claiming', campaign, slow: snapshot.matches({ claiming: 'slow' }) };
  }
  if (snapshot.matches('failed') && problem !== null) return { step: 'failed', campaign, problem };
  if (snapshot.matches('loginRequired')) {
    return { step: 'outcome', campaign, outcome: { kind: 'loginRequired' } };
  }
  if (outcome !== null) return { step: 'outcome', campaign, outcome };
  return { step: snapshot.context.loggedIn ? 'ready' : 'identify', campaign };
}
