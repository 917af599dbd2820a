import { addDuration } from '../calendar/duration.ts';
import type { Period } from '../calendar/period.ts';
import type { DurationUnit } from '../coupon/voucher.types.ts';

/** How long a membership card is good for (specification, section 3). */
export interface MembershipValidity {
  /** A whole number from 1. */
  readonly count: number;
  readonly unit: DurationUnit;
}

/**
 * The active period of a card that was bought at `boughtAt` (milliseconds since the epoch). Where it would
 * end on a day that its month has not, it ends on that month's last.
 */
export function membershipPeriod(boughtAt: number, { count, unit }: MembershipValidity): Period {
  return { start: boughtAt, end: addDuration(boughtAt, count, unit) };
}

/**
 * The active period after a renewal at `now` (milliseconds since the epoch). A card that has not ended goes
 * on from its end, so that nothing paid is lost; one that has begins anew.
 */
export function renewMembership(period: Period, validity: MembershipValidity, now: number): Period {
  if (now >= period.end) return membershipPeriod(now, validity);
  return { start: period.start, end: membershipPeriod(period.end, validity).end };
}
