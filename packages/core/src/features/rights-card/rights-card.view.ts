import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import { memberCardQr } from '../../rules/membership/member-card-qr.ts';
import { type CardRedemption, cardRedemption } from './card-redemption.ts';
import type { RightsCardMachine } from './rights-card.machine.ts';
import type { RightsCardContext } from './rights-card.types.ts';
import { type BenefitView, type RightsCardOffer, rightsCardOffer } from './rights-card-offer.ts';

/** A benefit with the text of its QR. `used` by the till: there is nothing to scan any more. */
export interface ShownBenefit {
  readonly benefit: BenefitView;
  readonly qr: string;
}

/**
 * The view of the membership card.
 * - `ready`: `problem` is a toast that says why it could not be bought.
 * - `buying`: until the payment page takes over.
 * - `unsettled`: the outcome of the purchase is unknown.
 */
export type RightsCardView =
  | {
      readonly step: 'ready';
      readonly offer: RightsCardOffer;
      readonly problem: Problem | null;
      /** Null for who has too few points. */
      readonly redemption: CardRedemption | null;
      /** What the user shows to the cashier; null without it. */
      readonly shown: ShownBenefit | null;
    }
  | { readonly step: 'buying'; readonly offer: RightsCardOffer }
  | { readonly step: 'unsettled'; readonly offer: RightsCardOffer; readonly problem: Problem };

export function rightsCardView(snapshot: SnapshotFrom<RightsCardMachine>): RightsCardView {
  const { card, seenAt, problem, request } = snapshot.context;
  const offer = rightsCardOffer(card, seenAt);
  if (snapshot.matches('unsettled') && problem !== null) {
    return { step: 'unsettled', offer, problem };
  }
  const isBuying = (['buying', 'refused', 'bought'] as const).some((state) =>
    snapshot.matches(state),
  );
  if (isBuying) return { step: 'buying', offer };
  const shown = snapshot.matches('showing') ? shownBenefit(snapshot.context, offer) : null;
  return { step: 'ready', offer, problem, redemption: cardRedemption(card, request), shown };
}

function shownBenefit(
  { card: { code }, benefitId }: RightsCardContext,
  { benefits }: RightsCardOffer,
): ShownBenefit | null {
  const benefit = benefits.find(({ id }) => id === benefitId);
  if (benefit === undefined || code === null) return null;
  return { benefit, qr: memberCardQr({ code, benefitId: benefit.id }) };
}
