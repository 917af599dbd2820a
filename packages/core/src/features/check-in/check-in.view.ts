import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { RouteName } from '../../platform/navigation/routes.ts';
import type { CheckInCampaign, CheckInReward, EarnedReward } from './check-in.gateway.ts';
import type { CheckInMachine } from './check-in.machine.ts';
import { type CheckInDay, checkInCalendar } from './check-in-calendar.ts';
import type { CheckInNotice } from './check-in-notice.ts';
import type { CheckInStanding } from './check-in-standing.ts';
import { nextReward, streakOf } from './streak.ts';

/** What the page of a check-in campaign shows. */
export type CheckInView =
  | { readonly step: 'loading' | 'loginRequired' }
  | { readonly step: 'loadFailed'; readonly problem: Problem }
  /** There is nothing to do here; `next` is where the person can go. */
  | { readonly step: 'notFound'; readonly next: RouteName }
  | ({ readonly step: 'checkingIn' } & CheckInBoard)
  /** Nobody knows whether the check-in was made: the person sends the same one again. */
  | ({ readonly step: 'unsettled'; readonly problem: Problem } & CheckInBoard)
  /** What was just earned. It is shown once. */
  | ({ readonly step: 'rewarded'; readonly reward: EarnedReward } & CheckInBoard)
  | ({
      readonly step: CheckInStanding['kind'];
      /** The message after the last check-in. */
      readonly notice: CheckInNotice | null;
      readonly problem: Problem | null;
    } & CheckInBoard);

/** The calendar, and the person's progress. */
export interface CheckInBoard {
  readonly campaign: CheckInCampaign;
  readonly days: readonly CheckInDay[];
  /** Days in a row. */
  readonly streak: number;
  /** What is earned next, and in how many more days. */
  readonly next: { readonly reward: CheckInReward; readonly daysLeft: number } | null;
}

/** Turns the machine's state into what the page shows. */
export function checkInView(snapshot: SnapshotFrom<CheckInMachine>): CheckInView {
  const { campaign, standing, reward, notice, problem } = snapshot.context;
  if (snapshot.matches('loginRequired')) return { step: 'loginRequired' };
  if (snapshot.matches('notFound')) return { step: 'notFound', next: 'home' };
  if (snapshot.matches('loadFailed') && problem !== null) return { step: 'loadFailed', problem };
  if (campaign === null || standing === null || snapshot.matches('loading')) {
    return { step: 'loading' };
  }
  const board = {
    campaign,
    days: checkInCalendar(campaign, standing.at),
    streak: streakOf(campaign, standing.at),
    next: nextReward(campaign, standing.at),
  };
  if (snapshot.matches('checkingIn')) return { step: 'checkingIn', ...board };
  if (snapshot.matches('unsettled') && problem !== null) {
    return { step: 'unsettled', problem, ...board };
  }
  if (reward !== null) return { step: 'rewarded', reward, ...board };
  return { step: standing.kind, notice, problem, ...board };
}
