import { isFinal } from '../gateway/ask-again.ts';
import type { BargainCampaign, BargainPrize } from '../ports/bargain-gateway.ts';
import type { GatewayResult } from '../ports/gateway.ts';
import { problemOf } from '../problem/problem.ts';
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

/** Nothing is read yet: whose bargain it is, the link says. */
export function unread({ assistanceCode }: Pick<BargainContext, 'assistanceCode'>): Read {
  return {
    side: assistanceCode === '' ? 'own' : 'helper',
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
  const { prizeId, ...underWay } = draft ?? BLANK_DRAFT;
  return loggedIn ? { prizeId, ...underWay } : { ...BLANK_DRAFT, prizeId };
}

/** What the person bargains for; null where that is not known, or to be chosen yet. */
export function prizeOf({ campaign, prizeId }: BargainContext): BargainPrize | null {
  return campaign && bargainPrize(campaign, prizeId);
}

/** The step of one's own bargain; null where it is not read, or a friend's is shown. */
export function stepOf({ campaign }: BargainContext): BargainStep | null {
  return campaign && bargainStep(campaign.assistance);
}

/** The route to share: that of one's own bargain, of the helper who passes it on, or of the campaign alone. */
export function routeToShare({ activityCode, campaign, invitation }: BargainContext): string {
  if (campaign !== null && campaign.assistance !== null) {
    return sharedBargainRoute(campaign.kind, activityCode, campaign.assistance.assistanceCode);
  }
  const kind = invitation?.kind ?? 'priceCut';
  const code = invitation?.help?.helperCode;
  return code === undefined
    ? ownBargainRoute(kind, activityCode)
    : sharedBargainRoute(kind, activityCode, code);
}

/** The campaign was read: what there is to know of it, and who is turned away for it. */
export function campaignFound(result: GatewayResult<BargainCampaign>): Partial<BargainContext> {
  return result.ok ? { campaign: result.value } : {};
}

/** The campaign was read again: what friends cut in the meantime is news. */
export function campaignRefreshed(
  { campaign }: BargainContext,
  result: GatewayResult<BargainCampaign>,
): Partial<BargainContext> {
  if (!result.ok) return {};
  const cuts = newFriendCuts(campaign?.assistance?.cuts ?? [], result.value.assistance?.cuts ?? []);
  if (cuts.length === 0) return { campaign: result.value };
  const news = { kind: 'friendCuts', friends: cuts.length, amount: cutTotal(cuts) } as const;
  return { campaign: result.value, news };
}

/** The person cut: how it stands now, and what it took off. */
export function cutMade(
  { campaign }: BargainContext,
  result: GatewayResult<CutOutcome>,
): Partial<BargainContext> {
  if (!result.ok || result.value.kind !== 'cut' || campaign === null) return {};
  const { assistance, cut } = result.value;
  return {
    campaign: { ...campaign, assistance },
    news: cut && { kind: 'ownCut', amount: cut.cutProgress },
  };
}

/** The invitation was read, or followed. */
export function invitationFound(result: GatewayResult<HelpOutcome>): Partial<BargainContext> {
  return result.ok && 'invitation' in result.value ? { invitation: result.value.invitation } : {};
}

/** The backend answered, and the person does not go on. */
export function turnedAway(
  result: GatewayResult<CutOutcome | HelpOutcome>,
): Pick<BargainContext, 'turnedAway'> {
  return {
    turnedAway:
      result.ok && !('invitation' in result.value) && result.value.kind !== 'cut'
        ? result.value
        : null,
  };
}

/** Nothing usable was answered. A refusal is final under its key; a lost answer is asked for again with it. */
export function failed(result: GatewayResult<unknown>): Partial<BargainContext> {
  if (result.ok) return {};
  const found = { problem: problemOf(result.failure) };
  return isFinal(result.failure) ? { ...found, pendingKey: null } : found;
}
