import type { LoadOutcome } from '../../flow/load.actor.ts';
import type { BargainCampaign, BargainPrize, CutRecord, CutRequest } from './bargain.gateway.ts';
import type { BargainContext } from './bargain.types.ts';
import { sharedBargainRoute } from './bargain-link.ts';
import type { CutOutcome } from './bargain-outcome.ts';
import { bargainPrize } from './bargain-prize.ts';
import { type BargainStep, bargainStep } from './bargain-step.ts';
import { cutTotal, newFriendCuts } from './cut-record.ts';

/** The prize of the bargain; null where it is still to be chosen. */
export function prizeOf({
  campaign,
  prizeId,
}: Pick<BargainContext, 'campaign' | 'prizeId'>): BargainPrize | null {
  return bargainPrize(campaign, prizeId);
}

/** The step of the bargain. */
export function stepOf({ campaign }: Pick<BargainContext, 'campaign'>): BargainStep {
  return bargainStep(campaign.assistance);
}

/** The cuts of the bargain, the oldest first. */
export function cutsOf({ campaign }: Pick<BargainContext, 'campaign'>): readonly CutRecord[] {
  return campaign.assistance?.cuts ?? [];
}

/** When the campaign starts: milliseconds since the epoch. Null where the backend refused a cut without saying it. */
export function startOf({
  refusal,
  campaign,
}: Pick<BargainContext, 'refusal' | 'campaign'>): number | null {
  return refusal?.kind === 'notStarted' ? refusal.startsAt : campaign.startsAt;
}

/** The request for a cut. */
export function cutRequest(
  context: Pick<BargainContext, 'campaign' | 'prizeId' | 'shared'>,
): CutRequest {
  const { campaign, shared } = context;
  return {
    activityCode: campaign.activityCode,
    prizeId: prizeOf(context)?.id ?? '',
    shared,
  };
}

/** The route that leads friends to this bargain. Only a bargain that has begun is shared. */
export function routeToShare({
  campaign: { kind, activityCode, assistance },
}: Pick<BargainContext, 'campaign'>): string {
  return sharedBargainRoute(kind, activityCode, assistance?.assistanceCode ?? '');
}

/** The address that leads friends to this bargain. */
export function addressToShare(context: BargainContext): string {
  return context.ports.links.linkTo(routeToShare(context));
}

/** The context after the campaign was loaded again, if it could be: friends' new cuts are news. */
export function campaignRefreshed(
  context: Pick<BargainContext, 'campaign'>,
  loaded: LoadOutcome<BargainCampaign>,
): Partial<BargainContext> {
  if (loaded.kind !== 'loaded') return {};
  const campaign = loaded.value;
  const cuts = newFriendCuts(cutsOf(context), cutsOf({ campaign }));
  if (cuts.length === 0) return { campaign };
  return { campaign, news: { kind: 'friendCuts', friends: cuts.length, amount: cutTotal(cuts) } };
}

/** The context after a cut. Another cut is not the one that sharing earned. */
export function afterCut(
  { campaign }: Pick<BargainContext, 'campaign'>,
  outcome: CutOutcome,
): Partial<BargainContext> {
  if (outcome.kind !== 'cut') return { shared: false, refusal: outcome };
  const { assistance, cut } = outcome;
  return {
    shared: false,
    campaign: { ...campaign, assistance },
    news: cut && { kind: 'ownCut', amount: cut.cutProgress },
  };
}
