import { formatAmount } from '../../rules/money/money.ts';

/** A message with its amount. `message` is its key in the translations. */
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
