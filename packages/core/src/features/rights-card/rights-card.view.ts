import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import { isBenefitAvailable } from '../../rules/membership/benefit.ts';
import { renewMembership } from '../../rules/membership/membership-period.ts';
import { type CardStanding, cardStanding, renewalOf } from './benefit-standing.ts';
import type { RightsCardMachine } from './rights-card.machine.ts';
import { type RightsBenefit, type RightsCard, rightsCardSaving } from './rights-card.ts';

/** A benefit. `offered`: the user has no active card. */
export interface BenefitView extends Omit<RightsBenefit, 'usedAt'> {
  readonly state: 'offered' | 'open' | 'used';
  /** When a used one renews: milliseconds since the epoch. Null if it is open, or the card ends before. */
  readonly renewsAt: number | null;
}

/** The card as it stands. Moments are milliseconds since the epoch. */
export interface RightsCardOffer extends Omit<RightsCard, 'benefits' | 'period'> {
  readonly standing: CardStanding;
  readonly benefits: readonly BenefitView[];
  /** The end of the user's active period, or of their last one. Null if they never had a card. */
  readonly endsAt: number | null;
  /** The end of the card if it is bought or renewed now. */
  readonly nextEndsAt: number;
  /** What a new card saves if every benefit is used. */
  readonly saving: number;
}

/**
 * The view of the membership card.
 * - `ready`: `problem` is a toast that says why it could not be bought.
 * - `buying`: until the payment page takes over.
 * - `unsettled`: the outcome of the purchase is unknown.
 */
export type RightsCardView =
  | { readonly step: 'loading' | 'loginRequired' }
  | { readonly step: 'loadFailed'; readonly problem: Problem }
  | {
      readonly step: 'ready';
      readonly offer: RightsCardOffer;
      readonly problem: Problem | null;
    }
  | { readonly step: 'buying'; readonly offer: RightsCardOffer }
  | { readonly step: 'unsettled'; readonly offer: RightsCardOffer; readonly problem: Problem };

export function rightsCardView(snapshot: SnapshotFrom<RightsCardMachine>): RightsCardView {
  const { card, seenAt, problem } = snapshot.context;
  if (snapshot.matches('loginRequired')) return { step: 'loginRequired' };
  if (snapshot.matches('loadFailed') && problem !== null) return { step: 'loadFailed', problem };
  if (snapshot.matches('loading') || card === null) return { step: 'loading' };
  const offer = offerOf(card, seenAt);
  if (snapshot.matches('unsettled') && problem !== null) {
    return { step: 'unsettled', offer, problem };
  }
  const isBuying = snapshot.matches('buying') || snapshot.matches('bought');
  return isBuying ? { step: 'buying', offer } : { step: 'ready', offer, problem };
}

function offerOf(card: RightsCard, now: number): RightsCardOffer {
  const { benefits, period, ...rest } = card;
  const base = period ?? { start: now, end: now };
  return {
    ...rest,
    standing: cardStanding(period, now),
    benefits: benefits.map((benefit) => benefitView(benefit, card, now)),
    endsAt: period?.end ?? null,
    nextEndsAt: renewMembership(base, card.validity, now).end,
    saving: rightsCardSaving(card, now),
  };
}

function benefitView(
  benefit: RightsBenefit,
  { period }: Pick<RightsCard, 'period'>,
  now: number,
): BenefitView {
  const { usedAt, ...rest } = benefit;
  if (period === null || cardStanding(period, now) !== 'active') {
    return { ...rest, state: 'offered', renewsAt: null };
  }
  const isOpen = isBenefitAvailable(benefit.frequency, usedAt, now);
  return {
    ...rest,
    state: isOpen ? 'open' : 'used',
    renewsAt: renewalOf(benefit, period, now),
  };
}
