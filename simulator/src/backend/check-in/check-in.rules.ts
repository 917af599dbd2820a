import type { InputOf, OutputOf } from '@cangkir/api';
import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import { isCheckedIn, streakOf } from '@cangkir/core/check-in';
import { admissionNow, hasEnded } from '../activity.ts';
import { createEntryIndex } from '../entry-index.ts';
import type { BackendUser } from '../login/login.state.ts';
import { lookUp } from '../look-up.ts';
import { answer, type RefusalCode, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import { issueVoucher } from '../vouchers/vouchers.rules.ts';
import type { BackendCheckIn, BackendCheckInCampaign, BackendEarned } from './check-in.state.ts';

type Earned = OutputOf<'checkIn'>['reward'];

const checkInsByUser = createEntryIndex<BackendCheckIn>(({ activityCode, userId }) => [
  [activityCode, userId],
]);
const earnedByUser = createEntryIndex<BackendEarned>(({ activityCode, userId }) => [
  [activityCode, userId],
]);

/** A check-in campaign, for the current user. */
export function findCheckInCampaign(
  { activityCode }: InputOf<'checkInCampaign'>,
  context: RuleContext,
): Reply {
  const campaign = lookUp(context.state.checkIns.campaigns, activityCode);
  return campaign === null ? noCampaign() : answer(campaignFor(campaign, context));
}

/** Checks in: once per person and WIB day, while the campaign runs. Pays the streak's reward at once. */
export function checkIn({ activityCode }: InputOf<'checkIn'>, context: RuleContext): Reply {
  const { state, user, now } = context;
  const campaign = lookUp(state.checkIns.campaigns, activityCode);
  if (campaign === null) return noCampaign();
  const turnDown = (code: RefusalCode, msg: string) =>
    refuse(code, msg, { campaign: campaignFor(campaign, context), reward: null });

  if (user === null) return turnDown(CLAIM_CODE.loginRequired, 'Nobody is logged in.');
  if (now < campaign.startsAt) return turnDown(CLAIM_CODE.notStarted, 'It has not started.');
  if (hasEnded(campaign, now)) return turnDown(CLAIM_CODE.ended, 'It has ended.');
  if (isCheckedIn(campaignFor(campaign, context), now)) {
    return turnDown(CLAIM_CODE.alreadyClaimed, 'This person has checked in today.');
  }
  state.checkIns.made.push({ activityCode, userId: user.id, at: now });
  const reward = earn(campaign, user, context);
  return answer({ campaign: campaignFor(campaign, context), reward });
}

/** Pays the reward of today's streak: each once per person and campaign. */
function earn(campaign: BackendCheckInCampaign, user: BackendUser, context: RuleContext): Earned {
  const own = campaignFor(campaign, context);
  const streak = streakOf(own, context.now);
  const reward = campaign.rewards.find((one) => one.streak === streak);
  const isEarned = own.rewards.some((one) => one.streak === streak && one.voucherId !== null);
  if (reward === undefined || isEarned) return null;
  const voucherId = issueVoucher(context, reward.voucher, user).id;
  const { activityCode } = campaign;
  context.state.checkIns.earned.push({ activityCode, userId: user.id, streak, voucherId });
  return { streak, name: reward.voucher.title, voucherId };
}

function campaignFor(
  campaign: BackendCheckInCampaign,
  { state, user, now }: RuleContext,
): OutputOf<'checkInCampaign'> {
  const place = [campaign.activityCode, user?.id ?? ''] as const;
  const earned = earnedByUser.find(state.checkIns.earned, place);
  return {
    ...campaign,
    ...admissionNow(campaign, now),
    rewards: campaign.rewards.map(({ streak, voucher }) => ({
      streak,
      name: voucher.title,
      voucherId: earned.find((one) => one.streak === streak)?.voucherId ?? null,
    })),
    checkIns: checkInsByUser.find(state.checkIns.made, place).map(({ at }) => at),
  };
}

function noCampaign(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'There is no check-in campaign with this activityCode.');
}
