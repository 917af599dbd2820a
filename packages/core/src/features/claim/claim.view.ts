import type { SnapshotFrom } from 'xstate';
import { type Problem, problem } from '../../flow/problem/problem.ts';
import type { CampaignReading } from './campaign-reader.ts';
import type { Campaign } from './claim.gateway.ts';
import type { ClaimMachine } from './claim.machine.ts';
import { type ClaimOutcome, campaignOutcome } from './claim-outcome.ts';

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
  const { campaign, outcome, problem: found } = snapshot.context;
  if (found !== null) {
    return campaign === null || snapshot.matches('loadFailed')
      ? { step: 'loadFailed', problem: found }
      : { step: 'failed', campaign, problem: found };
  }
  if (campaign === null) return { step: 'loading' };
  if (snapshot.matches('claiming')) {
    return { step: 'claiming', campaign, slow: snapshot.matches({ claiming: 'slow' }) };
  }
  if (snapshot.matches('loginRequired')) {
    return { step: 'outcome', campaign, outcome: { kind: 'loginRequired' } };
  }
  if (outcome !== null) return { step: 'outcome', campaign, outcome };
  return { step: snapshot.context.loggedIn ? 'ready' : 'identify', campaign };
}

/**
 * What the page shows before the machine runs: the same steps, as far as they can be seen from afar. A
 * tap may wait for the machine, or it could not be loaded.
 */
export function readingView(
  reading: CampaignReading,
  loggedIn: boolean,
  machines: { readonly waiting: boolean; readonly failed: boolean },
): ClaimView {
  if (reading.status === 'reading') return { step: 'loading' };
  if (reading.status === 'failed') return { step: 'loadFailed', problem: reading.problem };
  const { campaign } = reading;
  const outcome = campaignOutcome(campaign);
  if (outcome !== null) return { step: 'outcome', campaign, outcome };
  if (!loggedIn) return { step: 'identify', campaign };
  if (machines.waiting) return { step: 'claiming', campaign, slow: false };
  return machines.failed
    ? { step: 'failed', campaign, problem: problem('unreachable', 'retry') }
    : { step: 'ready', campaign };
}
