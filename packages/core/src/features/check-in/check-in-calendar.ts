import { startOfWibDay } from '../../rules/calendar/wib.ts';
import type { CheckInCampaign, CheckInReward } from './check-in.gateway.ts';
import { daysOf, streakOf } from './streak.ts';

/** A WIB day of a check-in campaign. */
export interface CheckInDay {
  /** Milliseconds since the epoch. */
  readonly start: number;
  /**
   * `today` is not checked in yet; `missed` is a past day without a check-in, after the first one; `before` is a past day
   * before it.
   */
  readonly state: 'checkedIn' | 'missed' | 'before' | 'today' | 'ahead';
  /** The reward of the day if none is missed until then, including today; null for past days. */
  readonly reward: CheckInReward | null;
}

/** Every WIB day of a campaign at `now`: milliseconds since the epoch. */
export function checkInCalendar(campaign: CheckInCampaign, now: number): readonly CheckInDay[] {
  const checkedIn = daysOf(campaign.checkIns);
  const first = Math.min(...checkedIn);
  const today = startOfWibDay(now);
  let streak = streakOf(campaign, now);

  function dayAt(start: number): CheckInDay {
    if (checkedIn.has(start)) return { start, state: 'checkedIn', reward: null };
    if (start < today) return { start, state: start > first ? 'missed' : 'before', reward: null };
    streak += 1;
    return { start, state: start === today ? 'today' : 'ahead', reward: rewardOf(streak) };
  }

  function rewardOf(days: number): CheckInReward | null {
    return campaign.rewards.find((one) => one.streak === days && one.voucherId === null) ?? null;
  }

  return wibDays(campaign).map(dayAt);
}

/** The starts of the campaign's days. */
function wibDays({ startsAt, endsAt }: CheckInCampaign): readonly number[] {
  const days: number[] = [];
  for (let day = startOfWibDay(startsAt); day < endsAt; day = startOfWibDay(day, 1)) days.push(day);
  return days;
}
