import { formatAmount } from '../money/money.ts';

/** A success message: its key in the translations (specification, section 8). */
export type SuccessMessage = 'copied' | 'friendCut' | 'friendsCut';

/** A message with its amount. */
export interface FriendCutMessage {
  readonly message: 'friendCut' | 'friendsCut';
  /** In rupiah as shown, such as `12.500`. The translation adds `Rp`. */
  readonly amount: string;
}

/**
 * The message after friends cut the price. One friend has another message than several (specification, section 8).
 *
 * @param friends How many cut: 1 or more.
 * @param amount Their total cut, in rupiah.
 */
export function friendCutMessage(friends: number, amount: number): FriendCutMessage {
  return {
    message: friends === 1 ? 'friendCut' : 'friendsCut',
    amount: formatAmount(amount, 'ID'),
  };
}
