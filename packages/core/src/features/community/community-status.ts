import type { Period } from '../../rules/calendar/period.ts';
import { startOfWibDay } from '../../rules/calendar/wib.ts';
import type { CommunityActivity } from './community.gateway.ts';

/**
 * A user's status with an activity (specification, section 4): one for each set of possible actions.
 * - Not registered: `open`; `full`; `closed`, while it runs.
 * - Registered: `registered`, before the day; `checkInDay`, on it; `begun`, when it is too late to cancel.
 * - `cancelled`: final.
 * - Checked in: `rewardsDue`, until the rewards are claimed; `attended`, when nothing is left to claim.
 * - `ended`: the day is over, or without a registration the activity itself.
 */
export interface CommunityStatus {
  readonly kind:
    | 'open'
    | 'full'
    | 'closed'
    | 'registered'
    | 'checkInDay'
    | 'begun'
    | 'cancelled'
    | 'rewardsDue'
    | 'attended'
    | 'ended';
  /** When the status next changes with time alone: milliseconds since the epoch; infinity if never. */
  readonly until: number;
}

const ENDED: CommunityStatus = { kind: 'ended', until: Number.POSITIVE_INFINITY };

/** The WIB day of an activity, on which users check in. Nothing is left to do after it but to claim rewards. */
export function activityDay({ startsAt }: Pick<CommunityActivity, 'startsAt'>): Period {
  return { start: startOfWibDay(startsAt), end: startOfWibDay(startsAt, 1) };
}

/** The user's status at `now`: milliseconds since the epoch. */
export function communityStatus(activity: CommunityActivity, now: number): CommunityStatus {
  const { registration, rewards, startsAt, endsAt } = activity;
  const { start, end } = activityDay(activity);
  if (registration === 'checkedIn' && rewards.length > 0) {
    return { kind: 'rewardsDue', until: Number.POSITIVE_INFINITY };
  }
  if (now >= end) return ENDED;
  switch (registration) {
    case 'none':
      if (now < startsAt) {
        return { kind: placesLeft(activity) > 0 ? 'open' : 'full', until: startsAt };
      }
      return now < endsAt ? { kind: 'closed', until: Math.min(endsAt, end) } : ENDED;
    case 'registered':
      if (now >= startsAt) return { kind: 'begun', until: end };
      return now < start
        ? { kind: 'registered', until: start }
        : { kind: 'checkInDay', until: startsAt };
    case 'cancelled':
      return { kind: 'cancelled', until: end };
    case 'checkedIn':
    case 'rewarded':
      return { kind: 'attended', until: end };
  }
}

/** Whether the user has earned the rewards, claimed or not. */
export function hasCheckedIn({ registration }: Pick<CommunityActivity, 'registration'>): boolean {
  return registration === 'checkedIn' || registration === 'rewarded';
}

/** How many users may still register: 0 if full or overbooked. */
export function placesLeft({ quota, taken }: Pick<CommunityActivity, 'quota' | 'taken'>): number {
  return Math.max(quota - taken, 0);
}
