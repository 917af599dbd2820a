import { isTokenRefusedFailure, type Problem } from '../../flow/problem/problem.ts';
import { NOBODY, type Session } from '../../platform/session/session.ts';
import type { Campaign, ClaimGateway } from './claim.gateway.ts';
import { problemOfLink } from './link-problem.ts';

/** How far the reading of a campaign is. */
export type CampaignReading =
  | { readonly status: 'reading' }
  | { readonly status: 'failed'; readonly problem: Problem }
  | { readonly status: 'read'; readonly campaign: Campaign };

/** Reads the campaign of a page before any machine runs: to look costs less than to claim. */
export interface CampaignReader {
  get(): CampaignReading;
  subscribe(listener: () => void): () => void;
  /**
   * Reads a campaign, or the same one anew. What was asked for before is dropped. A token that is refused ends the
   * session: who follows it has the campaign, which needs no token, read anew.
   */
  read(sourceId: string): void;
  /** The campaign, where it is the one that was read last: once, for what was read grows old. */
  take(sourceId: string): Campaign | null;
}

/** Makes a reader that has read nothing yet. */
export function createCampaignReader(campaigns: ClaimGateway, session: Session): CampaignReader {
  const listeners = new Set<() => void>();
  let reading: CampaignReading = { status: 'reading' };
  let fresh: Campaign | null = null;
  let latest = 0;

  function show(next: CampaignReading): void {
    reading = next;
    fresh = next.status === 'read' ? next.campaign : null;
    for (const listener of listeners) listener();
  }

  return {
    get: () => reading,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async read(sourceId) {
      latest += 1;
      const turn = latest;
      show({ status: 'reading' });
      const { token } = session.global.get();
      const answer = await campaigns.find(sourceId);
      if (turn !== latest) return;
      if (answer.ok) show({ status: 'read', campaign: answer.value });
      else if (isTokenRefusedFailure(answer.failure) && token !== '') {
        // Another one may have taken its place meanwhile.
        if (session.global.get().token === token) session.global.set(NOBODY);
      } else show({ status: 'failed', problem: problemOfLink(answer.failure) });
    },
    take(sourceId) {
      const campaign = fresh?.sourceId === sourceId ? fresh : null;
      fresh = null;
      return campaign;
    },
  };
}
