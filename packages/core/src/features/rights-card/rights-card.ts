import type { LocalizedText } from '../../platform/language/localized-text.ts';
import type { CurrencyCode } from '../../platform/market/market.types.ts';
import type { Period } from '../../rules/calendar/period.ts';
import { type BenefitFrequency, benefitRenewsAt } from '../../rules/membership/benefit.ts';
import {
  type MembershipValidity,
  membershipPeriod,
} from '../../rules/membership/membership-period.ts';
import type { UnpaidOrder } from '../../rules/order/unpaid-order.ts';

/** What a card gives once a day, a week or a month. */
export interface RightsBenefit {
  readonly id: string;
  readonly title: LocalizedText;
  readonly frequency: BenefitFrequency;
  /** What one use saves, in the major unit of the card's currency. */
  readonly value: number;
  /** The user's last use, or null. Milliseconds since the epoch. */
  readonly usedAt: number | null;
}

/** The membership card as it is sold, and the current user's own (specification, section 3). */
export interface RightsCard {
  readonly title: LocalizedText;
  /** In the major unit of the currency. */
  readonly price: number;
  readonly currencyCode: CurrencyCode;
  readonly validity: MembershipValidity;
  readonly benefits: readonly RightsBenefit[];
  /** The user's active period, also one that ended; null if they never had a card. */
  readonly period: Period | null;
  /** What the till knows the user's card by; null if they never had one. */
  readonly code: string | null;
  /** The user's order of a card that waited for its payment when it was read; null without one. */
  readonly unpaidOrder: UnpaidOrder | null;
  /** The points that an order accepts, also those that unpaid orders hold; 0 for a visitor. */
  readonly points: number;
}

/** What a card saves if it is bought at `now` and every benefit is used: in the major unit, not below 0. */
export function rightsCardSaving(
  { price, validity, benefits }: Pick<RightsCard, 'price' | 'validity' | 'benefits'>,
  now: number,
): number {
  const period = membershipPeriod(now, validity);
  const worth = benefits.reduce(
    (sum, { frequency, value }) => sum + value * usesIn(period, frequency),
    0,
  );
  return Math.max(0, worth - price);
}

/** How often a benefit can be used in a period, the first time at its start. */
function usesIn({ start, end }: Period, frequency: BenefitFrequency): number {
  let uses = 0;
  for (let at = start; at < end; at = benefitRenewsAt(frequency, at)) uses += 1;
  return uses;
}
