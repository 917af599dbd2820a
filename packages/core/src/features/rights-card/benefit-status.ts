import { type Period, periodStatus } from '../../rules/calendar/period.ts';
import { benefitRenewsAt, isBenefitAvailable } from '../../rules/membership/benefit.ts';
import { payableOrder } from '../../rules/order/unpaid-order.ts';
import type { RightsBenefit, RightsCard } from './rights-card.ts';

/** Where the user's card stands. `none`: they never had one. */
export type CardStatus = 'none' | 'active' | 'ended';

export function cardStatus(period: Period | null, now: number): CardStatus {
  if (period === null) return 'none';
  // A card begins with its purchase: an earlier clock is wrong.
  return periodStatus(period, now) === 'ended' ? 'ended' : 'active';
}

/** When a used benefit renews: milliseconds since the epoch. Null if it is open, or the card ends before. */
export function renewalOf(
  { frequency, usedAt }: RightsBenefit,
  period: Period,
  now: number,
): number | null {
  if (usedAt === null || isBenefitAvailable(frequency, usedAt, now)) return null;
  const renewsAt = benefitRenewsAt(frequency, usedAt);
  return renewsAt < period.end ? renewsAt : null;
}

/**
 * The next moment at which a card shows something else: a benefit renews, it ends, or its unpaid order expires. Null
 * without one.
 */
export function rightsCardUpdateAt(card: RightsCard, now: number): number | null {
  const expiresAt = payableOrder(card.unpaidOrder, now)?.expiresAt ?? null;
  const moments = [expiresAt, ...updatesOfPeriod(card, now)].filter((moment) => moment !== null);
  return moments.length === 0 ? null : Math.min(...moments);
}

function updatesOfPeriod(
  { period, benefits }: RightsCard,
  now: number,
): readonly (number | null)[] {
  if (period === null || cardStatus(period, now) !== 'active') return [];
  return [period.end, ...benefits.map((benefit) => renewalOf(benefit, period, now))];
}
