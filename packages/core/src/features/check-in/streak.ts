import { startOfWibDay } from '../../rules/calendar/wib.ts';
import type { CheckInCampaign, CheckInReward } from './check-in.gateway.ts';

/**
 * Whether the user has checked in on the WIB day of `now`, milliseconds since the epoch (specification, section 2:
 * check-in campaigns).
 */
export function isCheckedIn({ checkIns }: Pick<CheckInCampaign, 'checkIns'>, now: number): boolean {
  return daysOf(checkIns).has(startOfWibDay(now));
}

/**
 * The user's streak of WIB days up to today, or up to yesterday if today is not checked in yet. A missed day resets it
 * to 0 (specification, section 2; docs/assumptions.md).
 */
export function streakOf({ checkIns }: Pick<CheckInCampaign, 'checkIns'>, now: number): number {
  const days = daysOf(checkIns);
  let streak = days.has(startOfWibDay(now)) ? 1 : 0;
  for (let ago = 1; days.has(startOfWibDay(now, -ago)); ago += 1) streak += 1;
  return streak;
}

/**
 * The missed WIB day that reset the streak, in milliseconds since the epoch: the day after the last check-in before
 * today. Null if that was yesterday, or there is none.
 */
export function missedDay(
  { checkIns }: Pick<CheckInCampaign, 'checkIns'>,
  now: number,
): number | null {
  const today = startOfWibDay(now);
  const before = [...daysOf(checkIns)].filter((day) => day < today);
  if (before.length === 0) return null;
  const after = startOfWibDay(Math.max(...before), 1);
  return after < today ? after : null;
}

/**
 * The next reward, and the days left to earn it. Null if none is left (specification, section 2; docs/assumptions.md).
 */
export function nextReward(
  campaign: CheckInCampaign,
  now: number,
): { readonly reward: CheckInReward; readonly daysLeft: number } | null {
  const streak = streakOf(campaign, now);
  const reward = campaign.rewards.find((one) => one.voucherId === null && one.streak > streak);
  return reward === undefined ? null : { reward, daysLeft: reward.streak - streak };
}

/** The starts of the WIB days with a check-in. */
export function daysOf(checkIns: readonly number[]): ReadonlySet<number> {
  return new Set(checkIns.map((moment) => startOfWibDay(moment)));
}
