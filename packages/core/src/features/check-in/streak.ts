import { startOfWibDay } from '../../rules/calendar/wib.ts';
import type { CheckInCampaign, CheckInReward } from './check-in.gateway.ts';

/**
 * Whether a person has checked in on the WIB day of `now`, milliseconds since the epoch (specification,
 * section 2: check-in campaigns).
 */
export function isCheckedIn({ checkIns }: Pick<CheckInCampaign, 'checkIns'>, now: number): boolean {
  return daysOf(checkIns).has(startOfWibDay(now));
}

/**
 * How many WIB days in a row a person has checked in, up to today, or up to yesterday where today is still to
 * come. A missed day starts again at 0 (specification, section 2; docs/assumptions.md).
 */
export function streakOf({ checkIns }: Pick<CheckInCampaign, 'checkIns'>, now: number): number {
  const days = daysOf(checkIns);
  let streak = days.has(startOfWibDay(now)) ? 1 : 0;
  for (let ago = 1; days.has(startOfWibDay(now, -ago)); ago += 1) streak += 1;
  return streak;
}

/**
 * The reward that is earned next, and in how many more days; null where there is none left to earn
 * (specification, section 2; docs/assumptions.md).
 */
export function nextReward(
  campaign: CheckInCampaign,
  now: number,
): { readonly reward: CheckInReward; readonly daysLeft: number } | null {
  const streak = streakOf(campaign, now);
  const reward = campaign.rewards.find((one) => one.voucherId === null && one.streak > streak);
  return reward === undefined ? null : { reward, daysLeft: reward.streak - streak };
}

/** The starts of the WIB days on which somebody checked in. */
export function daysOf(checkIns: readonly number[]): ReadonlySet<number> {
  return new Set(checkIns.map((moment) => startOfWibDay(moment)));
}
