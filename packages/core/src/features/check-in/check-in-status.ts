import { startOfWibDay } from '../../rules/calendar/wib.ts';
import type { CheckInCampaign } from './check-in.gateway.ts';
import { isCheckedIn } from './streak.ts';

/** A user's status with a check-in campaign on a day. Milliseconds since the epoch. */
export interface CheckInStatus {
  readonly kind: 'notStarted' | 'ready' | 'checkedIn' | 'ended';
  /** The moment of the calculation. */
  readonly at: number;
  /** When the status next changes with time alone, such as at midnight WIB; infinity if never. */
  readonly until: number;
}

/** The user's status at `now`: milliseconds since the epoch. */
export function checkInStatus(campaign: CheckInCampaign, now: number): CheckInStatus {
  const { startsAt, endsAt } = campaign;
  if (now < startsAt) return { kind: 'notStarted', at: now, until: startsAt };
  if (now >= endsAt) return { kind: 'ended', at: now, until: Number.POSITIVE_INFINITY };
  return {
    kind: isCheckedIn(campaign, now) ? 'checkedIn' : 'ready',
    at: now,
    until: Math.min(startOfWibDay(now, 1), endsAt),
  };
}
