import type { SnapshotFrom } from 'xstate';
import type { Problem } from '../../flow/problem/problem.ts';
import type { GiftCardReceipt } from './gift-card.gateway.ts';
import type { GiftCardMachine } from './gift-card.machine.ts';
import { giftCardGroups } from './gift-card-code.ts';

/**
 * The view of the gift card page.
 * - `typing`: with the problem beside the field.
 * - `unsettled`: the outcome is unknown.
 * - `redeemed`: the user has the card's value.
 */
export type GiftCardView =
  | {
      readonly step: 'typing' | 'scanning' | 'redeeming';
      readonly typed: string;
      /** The same in the four groups of a card, with dots for what is missing. */
      readonly groups: readonly string[];
      readonly problem: Problem | null;
    }
  | { readonly step: 'unsettled'; readonly problem: Problem }
  | { readonly step: 'redeemed'; readonly receipt: GiftCardReceipt };

export function giftCardView(snapshot: SnapshotFrom<GiftCardMachine>): GiftCardView {
  const { typed, receipt, problem } = snapshot.context;
  if (receipt !== null) return { step: 'redeemed', receipt };
  if (snapshot.matches('unsettled') && problem !== null) return { step: 'unsettled', problem };
  return {
    step: stepOf(snapshot),
    typed,
    groups: giftCardGroups(typed),
    problem,
  };
}

function stepOf(snapshot: SnapshotFrom<GiftCardMachine>): 'typing' | 'scanning' | 'redeeming' {
  if (snapshot.matches('scanning')) return 'scanning';
  return snapshot.matches('redeeming') ? 'redeeming' : 'typing';
}
