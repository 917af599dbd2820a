import type { Rules } from '../rule.ts';
import type { DraftState } from '../state.ts';
import { benefitRedeemed } from './rights-card.actions.ts';
import { everydayRightsCards } from './rights-card.fixture.ts';
import { buyRightsCard, findRightsCard } from './rights-card.rules.ts';

/** The membership card, and who has one. */
export function fixture(now: number): Pick<DraftState, 'rightsCards'> {
  return { rightsCards: everydayRightsCards(now) };
}

export const rules = {
  rightsCard: findRightsCard,
  buyRightsCard,
} satisfies Rules;

export const actions = { redeemBenefit: benefitRedeemed };
