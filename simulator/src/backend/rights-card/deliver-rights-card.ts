import { membershipPeriod, renewMembership } from '@cangkir/core';
import { lookUp } from '../look-up.ts';
import { randomTillCode } from '../random-code.ts';
import type { RuleContext } from '../rule.ts';

/** Begins the card of somebody who paid, or adds its validity to the end of their active one. */
export function deliverRightsCard(
  { state, now, random }: Pick<RuleContext, 'state' | 'now' | 'random'>,
  ownerId: string,
): void {
  const { offer, owned } = state.rightsCards;
  const card = lookUp(owned, ownerId);
  owned[ownerId] = {
    code: card?.code ?? randomTillCode(random),
    period:
      card === null
        ? membershipPeriod(now, offer.validity)
        : renewMembership(card.period, offer.validity, now),
    usedAt: { ...card?.usedAt },
  };
}
