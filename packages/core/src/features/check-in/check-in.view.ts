import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { CheckInCampaign, CheckInReward, EarnedReward } from './check-in.gateway.ts';
import type { CheckInMachine } from './check-in.machine.ts';
import { checkInCalendar } from './check-in-calendar.ts';
import { type CheckInMonth, checkInMonths, monthAt } from './check-in-months.ts';
import type { CheckInNotice } from './check-in-notice.ts';
import type { CheckInStatus } from './check-in-status.ts';
import { missedDay, nextReward, streakOf } from './streak.ts';

/** The view of a check-in campaign. */
export type CheckInView =
  | ({ readonly step: 'checkingIn' } & CheckInBoard)
  /** The outcome is unknown: the user retries the same check-in. */
  | ({ readonly step: 'unsettled'; readonly problem: Problem } & CheckInBoard)
  /** A new reward. Shown once. */
  | ({ readonly step: 'rewarded'; readonly reward: EarnedReward } & CheckInBoard)
  | ({
      readonly step: CheckInStatus['kind'];
      /** The message after the last check-in. */
      readonly notice: CheckInNotice | null;
      readonly problem: Problem | null;
    } & CheckInBoard);

/** The calendar, and the user's progress. */
export interface CheckInBoard {
  readonly campaign: CheckInCampaign;
  /** The months of the campaign. */
  readonly months: readonly CheckInMonth[];
  /** Which of them holds today, or else is the nearest. */
  readonly currentMonth: number;
  /** Days in a row. */
  readonly streak: number;
  /** The day that reset the streak: milliseconds since the epoch. Null if none did lately. */
  readonly missedDay: number | null;
  /** The next reward, and the days left to earn it. */
  readonly next: { readonly reward: CheckInReward; readonly daysLeft: number } | null;
}

export function checkInView(snapshot: SnapshotFrom<CheckInMachine>): CheckInView {
  const { campaign, status, reward, notice, problem } = snapshot.context;
  const months = checkInMonths(checkInCalendar(campaign, status.at));
  const board = {
    campaign,
    months,
    currentMonth: monthAt(months, status.at),
    streak: streakOf(campaign, status.at),
    missedDay: missedDay(campaign, status.at),
    next: nextReward(campaign, status.at),
  };
  if (snapshot.matches('checkingIn')) return { step: 'checkingIn', ...board };
  if (snapshot.matches('unsettled') && problem !== null) {
    return { step: 'unsettled', problem, ...board };
  }
  if (reward !== null) return { step: 'rewarded', reward, ...board };
  return { step: status.kind, notice, problem, ...board };
}
