import { addDuration } from '../calendar/duration.ts';
import type { Period } from '../calendar/period.ts';
import type { DurationUnit } from '../voucher/voucher.types.ts';

/** The validity of a membership card (specification, section 3). */
export interface MembershipValidity {
  /** A whole number from 1. */
  readonly count: number;
  readonly unit: DurationUnit;
}

/**
 * The active period of a card bought at `boughtAt` (milliseconds since the epoch). If the end month lacks the day, the
 * period ends on its last day.
 */
export function membershipPeriod(boughtAt: number, { count, unit }: MembershipValidity): Period {
  return { start: boughtAt, end: addDuration(boughtAt, count, unit) };
}

/**
 * The active period after a renewal at `now` (milliseconds since the epoch). An active card extends from its end, so
 * that no paid time is lost. An ended one restarts.
 */
export function renewMembership(period: Period, validity: MembershipValidity, now: number): Period {
  if (now >= period.end) return membershipPeriod(now, validity);
  return { start: period.start, end: membershipPeriod(period.end, validity).end };
}
