import { formatAmount } from '../money/money.ts';

/** What a person is told that went well: the key of a message in every language (specification, section 8). */
export type SuccessMessage = 'copied' | 'friendCut' | 'friendsCut';

/** A message, and the amount that it speaks of. */
export interface FriendCutMessage {
  readonly message: 'friendCut' | 'friendsCut';
  /** In rupiah, as it is shown, such as `12.500`; its `Rp` is in the words. */
  readonly amount: string;
}

/**
 * What is told of what friends cut off the price: one friend is told of in other words than several
 * (specification, section 8).
 *
 * @param friends How many cut: 1 or more.
 * @param amount What they cut together, in rupiah.
 */
export function friendCutMessage(friends: number, amount: number): FriendCutMessage {
  return {
    message: friends === 1 ? 'friendCut' : 'friendsCut',
    amount: formatAmount(amount, 'ID'),
  };
}
