import { isBenefitAvailable } from '../../rules/membership/benefit.ts';
import { renewMembership } from '../../rules/membership/membership-period.ts';
import { payableOrder } from '../../rules/order/unpaid-order.ts';
import { type CardStatus, cardStatus, renewalOf } from './benefit-status.ts';
import { type RightsBenefit, type RightsCard, rightsCardSaving } from './rights-card.ts';

/** A benefit. `offered`: the user has no active card. */
export interface BenefitView extends Omit<RightsBenefit, 'usedAt'> {
  readonly state: 'offered' | 'open' | 'used';
  /** When a used one renews: milliseconds since the epoch. Null if it is open, or the card ends before. */
  readonly renewsAt: number | null;
}

/** The card as it stands; its `unpaidOrder` can still be paid. Moments are milliseconds since the epoch. */
export interface RightsCardOffer
  extends Omit<RightsCard, 'benefits' | 'period' | 'code' | 'points'> {
  readonly status: CardStatus;
  readonly benefits: readonly BenefitView[];
  /** The end of the user's active period, or of their last one. Null if they never had a card. */
  readonly endsAt: number | null;
  /** The end of the card if it is bought or renewed now. */
  readonly nextEndsAt: number;
  /** What a new card saves if every benefit is used. */
  readonly saving: number;
}

/** The card as it stands at `now`: milliseconds since the epoch. */
export function rightsCardOffer(card: RightsCard, now: number): RightsCardOffer {
  const { benefits, period, unpaidOrder, code: _code, points: _points, ...rest } = card;
  const base = period ?? { start: now, end: now };
  return {
    ...rest,
    status: cardStatus(period, now),
    benefits: benefits.map((benefit) => benefitView(benefit, card, now)),
    endsAt: period?.end ?? null,
    nextEndsAt: renewMembership(base, card.validity, now).end,
    saving: rightsCardSaving(card, now),
    unpaidOrder: payableOrder(unpaidOrder, now),
  };
}

function benefitView(
  benefit: RightsBenefit,
  { period }: Pick<RightsCard, 'period'>,
  now: number,
): BenefitView {
  const { usedAt, ...rest } = benefit;
  if (period === null || cardStatus(period, now) !== 'active') {
    return { ...rest, state: 'offered', renewsAt: null };
  }
  const isOpen = isBenefitAvailable(benefit.frequency, usedAt, now);
  return {
    ...rest,
    state: isOpen ? 'open' : 'used',
    renewsAt: renewalOf(benefit, period, now),
  };
}
