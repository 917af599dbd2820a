import type { InputOf } from '@cangkir/api';
import { GIFT_CODE } from '@cangkir/core';
import { lookUp } from '../look-up.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import { storedValueTerms } from '../stored-value/stored-value.rules.ts';

/** Adds the value of a gift card of the user's market to their stored value: once, and up to a limit. */
export function redeemGiftCard(
  { code }: InputOf<'redeemGiftCard'>,
  { state, user, now, random }: RuleContext,
): Reply {
  const { cards, storedValue } = state.giftCards;
  const card = lookUp(cards, code);
  if (card === null || user === null) return unknown();
  const { currencyCode, limit } = storedValueTerms(user);
  if (card.currencyCode !== currencyCode) return unknown();
  if (card.redeemedBy !== null) return refuse(GIFT_CODE.cardUsed, 'This card is redeemed.');
  const balance = (lookUp(storedValue, user.id) ?? 0) + card.value;
  if (balance > limit) return refuse(GIFT_CODE.cardLimit, 'That is more than may be stored.');
  card.redeemedBy = user.id;
  storedValue[user.id] = balance;
  state.storedValueMovements.push({
    id: random.uuid(),
    userId: user.id,
    kind: 'giftCard',
    amount: card.value,
    at: now,
  });
  return answer({ value: card.value, balance, currencyCode });
}

function unknown(): Reply {
  return refuse(GIFT_CODE.cardUnknown, 'There is no gift card with this code.');
}
