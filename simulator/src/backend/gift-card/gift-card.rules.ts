import type { InputOf } from '@cangkir/api';
import { GIFT_CODE } from '@cangkir/core';
import { lookUp } from '../look-up.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';

/** The maximum stored value of a person: in rupiah. */
export const MAX_STORED = 2_000_000;

/** Adds the value of a gift card to the user's stored value: once, and up to a limit. */
export function redeemGiftCard(
  { code }: InputOf<'redeemGiftCard'>,
  { state, user }: RuleContext,
): Reply {
  const { cards, storedValue } = state.giftCards;
  const card = lookUp(cards, code);
  if (card === null || user === null) {
    return refuse(GIFT_CODE.cardUnknown, 'There is no gift card with this code.');
  }
  if (card.redeemedBy !== null) return refuse(GIFT_CODE.cardUsed, 'This card is redeemed.');
  const balance = (lookUp(storedValue, user.id) ?? 0) + card.value;
  if (balance > MAX_STORED) return refuse(GIFT_CODE.cardLimit, 'That is more than may be stored.');
  card.redeemedBy = user.id;
  storedValue[user.id] = balance;
  return answer({ value: card.value, balance, currencyCode: card.currencyCode });
}
