import type { InputOf } from '@cangkir/api';
import { CLAIM_CODE, type ClaimBarrier, claimBarrier, RESPONSE_CODE } from '@cangkir/core';
import { HOUR_MS } from '@cangkir/core/durations';
import { admissionNow, hasEnded } from '../activity.ts';
import { createEntryIndex } from '../entry-index.ts';
import type { BackendUser } from '../login/login.state.ts';
import { lookUp } from '../look-up.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import { issueVoucher } from '../vouchers/vouchers.rules.ts';
import type { BackendCampaign, BackendClaim } from './claim.state.ts';
import { nextOpening } from './daily-hours.ts';

/** The outcome of a claim: a code of section 4, with its data. */
interface Verdict {
  readonly code: number;
  readonly voucherId?: string;
  readonly opensAt?: number;
}

/** A person who claims, or may be about to. */
interface Claimant extends RuleContext {
  readonly campaign: BackendCampaign;
  /** Null before a claim, which sends the device. */
  readonly browserId: string | null;
}

const claimsByUser = createEntryIndex<BackendClaim>(({ activityCode, userId }) => [
  [activityCode, userId],
]);
const claimsByDevice = createEntryIndex<BackendClaim>(({ activityCode, browserId }) =>
  browserId === null ? [] : [[activityCode, browserId]],
);

const OPEN: Verdict = { code: CLAIM_CODE.claimed };

/** How soon a campaign without an opening moment opens, if its answer is forced to “not open yet”. */
const OPENING_DELAY_MS = HOUR_MS;

/** Why a claim was refused, for developers. */
const REASONS: Readonly<Record<number, string>> = {
  [CLAIM_CODE.promoOver]: 'The campaign is not valid.',
  [CLAIM_CODE.notStarted]: 'The campaign has not started.',
  [CLAIM_CODE.ended]: 'The campaign has ended.',
  [CLAIM_CODE.allClaimed]: 'All vouchers are claimed.',
  [CLAIM_CODE.alreadyClaimed]: 'This phone or device has claimed already.',
  [CLAIM_CODE.loginRequired]: 'Nobody is logged in.',
  [CLAIM_CODE.newUsersOnly]: 'The campaign is for new users.',
  [CLAIM_CODE.notYetTime]: 'Claiming is closed at this hour.',
};

/** The campaign of a link, and whether this person may claim from it. */
export function findCampaign({ activityCode }: InputOf<'campaign'>, context: RuleContext): Reply {
  const campaign = lookUp(context.state.campaigns, activityCode);
  if (campaign === null) return noCampaign();
  const claim = byRules({ ...context, campaign, browserId: null });
  return answer({ ...campaign, ...admissionNow(campaign, context.now), claim });
}

/** Claims the campaign's voucher: once per phone and device, while in stock. */
export function claim(input: InputOf<'claim'>, context: RuleContext): Reply {
  const campaign = lookUp(context.state.campaigns, input.activityCode);
  if (campaign === null) return noCampaign();
  if (context.user === null) return refuseClaim({ code: CLAIM_CODE.loginRequired });
  const { user, claimCode } = context;
  const claimant = { ...context, campaign, browserId: input.browserId };
  // A forced “already claimed” needs a voucher to show.
  const isForcedClaimed = claimCode === CLAIM_CODE.alreadyClaimed;
  if (isForcedClaimed && earlierClaim(claimant) === null) give(claimant, input.browserId, user);
  const verdict = claimCode === null ? byRules(claimant) : forced(claimant, claimCode);
  if (verdict.code !== CLAIM_CODE.claimed) return refuseClaim(verdict);
  return answer({ voucherId: give(claimant, input.browserId, user) });
}

/** Also with a code that somebody chose on the desk, of the contract or not. */
function refuseClaim({ code, ...data }: Verdict): Reply {
  return { code, msg: REASONS[code] ?? '', data };
}

function noCampaign(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'There is no campaign with this activityCode.');
}

/** The outcome of a claim now. For a visitor, what depends on the person stays open. */
function byRules(claimant: Claimant): Verdict {
  const { campaign, now } = claimant;
  if (campaign.isWithdrawn) return { code: CLAIM_CODE.promoOver };
  const earlier = earlierClaim(claimant);
  if (earlier !== null) return earlier;
  if (now < campaign.startsAt) return { code: CLAIM_CODE.notStarted, opensAt: campaign.startsAt };
  if (hasEnded(campaign, now)) return { code: CLAIM_CODE.ended };
  if (barrierOf(claimant) === 'newUsersOnly') return { code: CLAIM_CODE.newUsersOnly };
  const opensAt = campaign.dailyHours === null ? null : nextOpening(campaign.dailyHours, now);
  if (opensAt !== null) return { code: CLAIM_CODE.notYetTime, opensAt };
  return campaign.stock === 0 ? { code: CLAIM_CODE.allClaimed } : OPEN;
}

/** The forced outcome of a claim, with its data: the person's voucher, or the opening time. */
function forced(claimant: Claimant, code: number): Verdict {
  switch (code) {
    case CLAIM_CODE.claimed:
      return earlierClaim(claimant) ?? OPEN;
    case CLAIM_CODE.alreadyClaimed:
      return earlierClaim(claimant) ?? { code };
    case CLAIM_CODE.notStarted:
    case CLAIM_CODE.notYetTime:
      return { code, opensAt: claimant.now + OPENING_DELAY_MS };
    default:
      return { code };
  }
}

/** An earlier claim with this phone, or by another person on this device, whose voucher is hidden. */
function earlierClaim(claimant: Claimant): Verdict | null {
  if (barrierOf(claimant) !== 'alreadyClaimed') return null;
  const code = CLAIM_CODE.alreadyClaimed;
  const own = earlierOf(claimant).find(({ userId }) => userId === claimant.user?.id);
  return own === undefined ? { code } : { code, voucherId: own.voucherId };
}

/** What bars this person from a claim; null for a visitor. */
function barrierOf(claimant: Claimant): ClaimBarrier | null {
  const { state, campaign, user, browserId } = claimant;
  if (user === null) return null;
  const earlier = earlierOf(claimant).map((made) => ({
    phone: lookUp(state.users, made.userId)?.phone ?? '',
    browserId: made.browserId,
  }));
  const isNewUser = user.firstOrderAt === null;
  return claimBarrier({ phone: user.phone, browserId, isNewUser }, earlier, {
    isForNewUsers: campaign.isNewUsersOnly,
  });
}

/** The claims of this campaign by this person, and those on this device. */
function earlierOf({ state, campaign, user, browserId }: Claimant): readonly BackendClaim[] {
  return [
    ...claimsByUser.find(state.claims, [campaign.activityCode, user?.id ?? '']),
    ...(browserId === null
      ? []
      : claimsByDevice.find(state.claims, [campaign.activityCode, browserId])),
  ];
}

/** Gives a voucher of the campaign, and records its phone and device. Returns the voucher's id. */
function give(claimant: Claimant, browserId: string, user: BackendUser): string {
  const { state, campaign } = claimant;
  const voucher = issueVoucher(claimant, campaign.coupon, user);
  campaign.stock = Math.max(0, campaign.stock - 1);
  state.claims.push({
    activityCode: campaign.activityCode,
    userId: user.id,
    browserId,
    voucherId: voucher.id,
  });
  return voucher.id;
}
