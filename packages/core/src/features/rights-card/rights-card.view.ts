import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { RightsCardMachine } from './rights-card.machine.ts';
import { type RightsCardOffer, rightsCardOffer } from './rights-card-offer.ts';

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
    }
  | { readonly step: 'buying'; readonly offer: RightsCardOffer }
  | { readonly step: 'unsettled'; readonly offer: RightsCardOffer; readonly problem: Problem };

export function rightsCardView(snapshot: SnapshotFrom<RightsCardMachine>): RightsCardView {
  const { card, seenAt, problem } = snapshot.context;
  const offer = rightsCardOffer(card, seenAt);
  if (snapshot.matches('unsettled') && problem !== null) {
    return { step: 'unsettled', offer, problem };
  }
  const isBuying = snapshot.matches('buying') || snapshot.matches('bought');
  return isBuying ? { step: 'buying', offer } : { step: 'ready', offer, problem };
}
