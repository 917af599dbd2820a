import type { GatewayResult } from '../../flow/gateway/gateway.ts';
import { pendingAfter } from '../../flow/gateway/read-reply.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import type { BargainCampaign, BargainPrize, CutRecord, CutRequest } from './bargain.gateway.ts';
import type { BargainContext, BargainInput } from './bargain.types.ts';
import { type BargainDraft, BLANK_DRAFT } from './bargain-draft.ts';
import { ownBargainRoute, sharedBargainRoute } from './bargain-link.ts';
import type { CutOutcome, HelpOutcome } from './bargain-outcome.ts';
import { bargainPrize } from './bargain-prize.ts';
import { type BargainStep, bargainStep } from './bargain-step.ts';
import { cutTotal, newFriendCuts } from './cut-record.ts';

/** The part of the context that comes of reading, for whoever is here. */
type Read = Pick<
  BargainContext,
  'side' | 'campaign' | 'invitation' | 'hasHelpedNow' | 'turnedAway' | 'news' | 'link' | 'problem'
>;

/** Nothing is read yet: whose bargain it is, the cut under way says, for it goes on first; else the link. */
export function unread({
  assistanceCode,
  pendingKey,
  side,
}: Pick<BargainContext, 'assistanceCode' | 'pendingKey'> & Pick<BargainDraft, 'side'>): Read {
  const sideOfLink = assistanceCode === '' ? 'own' : 'helper';
  return {
    side: pendingKey === null || side === undefined ? sideOfLink : side,
    campaign: null,
    invitation: null,
    hasHelpedNow: false,
    turnedAway: null,
    news: null,
    link: null,
    problem: null,
  };
}

/** What an earlier page left; of nobody's cut there is nothing to go on with. */
export function goOnWith({ loggedIn, draft }: BargainInput): BargainDraft {
  const kept = draft ?? BLANK_DRAFT;
  return loggedIn ? kept : { ...BLANK_DRAFT, prizeId: kept.prizeId };
}

/** What the person bargains for; null where that is not known, or to be chosen yet. */
export function prizeOf({
  campaign,
  prizeId,
}: Pick<BargainContext, 'campaign' | 'prizeId'>): BargainPrize | null {
  return campaign && bargainPrize(campaign, prizeId);
}

/** The step of one's own bargain; null where it is not read, or a friend's is shown. */
export function stepOf({ campaign }: Pick<BargainContext, 'campaign'>): BargainStep | null {
  return campaign && bargainStep(campaign.assistance);
}

/** The cuts of one's own bargain, the oldest first. */
export function cutsOf({ campaign }: Pick<BargainContext, 'campaign'>): readonly CutRecord[] {
  return campaign?.assistance?.cuts ?? [];
}

/** When the campaign starts: milliseconds since the epoch. Null where nobody said. */
export function startOf({
  turnedAway,
  campaign,
}: Pick<BargainContext, 'turnedAway' | 'campaign'>): number | null {
  return turnedAway?.kind === 'notStarted' ? turnedAway.startsAt : (campaign?.startsAt ?? null);
}

/** A cut of one's own, as it is asked for. */
export function cutRequest(
  context: Pick<BargainContext, 'activityCode' | 'campaign' | 'prizeId' | 'shared'>,
): CutRequest {
  const { activityCode, shared } = context;
  return { activityCode, prizeId: prizeOf(context)?.id ?? '', shared };
}

/** The route of one's own bargain, for who was shown a friend's. */
export function ownRoute({
  activityCode,
  invitation,
}: Pick<BargainContext, 'activityCode' | 'invitation'>): string {
  return ownBargainRoute(invitation?.kind ?? 'priceCut', activityCode);
}

/** The route to share: that of one's own bargain, of the helper who passes it on, or of the campaign alone. */
export function routeToShare(
  context: Pick<BargainContext, 'activityCode' | 'campaign' | 'invitation'>,
): string {
  const { activityCode, campaign, invitation } = context;
  if (campaign !== null && campaign.assistance !== null) {
    return sharedBargainRoute(campaign.kind, activityCode, campaign.assistance.assistanceCode);
  }
  return invitation === null || invitation.help === null
    ? ownRoute(context)
    : sharedBargainRoute(invitation.kind, activityCode, invitation.help.helperCode);
}

/** The campaign was read, or could not be. */
export function campaignFound(result: GatewayResult<BargainCampaign>): Partial<BargainContext> {
  return result.ok ? { campaign: result.value } : { problem: problemOf(result.failure) };
}

/** The campaign was read again, if it could be: what friends cut in the meantime is news. */
export function campaignRefreshed(
  context: Pick<BargainContext, 'campaign'>,
  result: GatewayResult<BargainCampaign>,
): Partial<BargainContext> {
  if (!result.ok) return {};
  const cuts = newFriendCuts(cutsOf(context), cutsOf({ campaign: result.value }));
  if (cuts.length === 0) return { campaign: result.value };
  const news = { kind: 'friendCuts', friends: cuts.length, amount: cutTotal(cuts) } as const;
  return { campaign: result.value, news };
}

/** A friend's invitation was read, or the backend says why not, or it could not be. */
export function invitationFound(result: GatewayResult<HelpOutcome>): Partial<BargainContext> {
  if (!result.ok) return { problem: problemOf(result.failure) };
  return 'invitation' in result.value
    ? { invitation: result.value.invitation }
    : { turnedAway: result.value };
}

/** What became of a cut, an own one or a help. A refusal is final under its key; a lost answer is not. */
export function cutAnswered(
  { campaign, pendingKey }: Pick<BargainContext, 'campaign' | 'pendingKey'>,
  result: GatewayResult<CutOutcome | HelpOutcome>,
): Partial<BargainContext> {
  if (!result.ok) {
    return { problem: problemOf(result.failure), pendingKey: pendingAfter(result, pendingKey) };
  }
  const outcome = result.value;
  const closed = { pendingKey: null, shared: false };
  switch (outcome.kind) {
    case 'cut':
      return {
        ...closed,
        campaign: campaign && { ...campaign, assistance: outcome.assistance },
        news: outcome.cut && { kind: 'ownCut', amount: outcome.cut.cutProgress },
      };
    case 'invited':
    case 'helpedBefore':
      return {
        ...closed,
        invitation: outcome.invitation,
        hasHelpedNow: outcome.kind === 'invited',
      };
    default:
      return { turnedAway: outcome };
  }
}
