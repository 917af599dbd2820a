import type { InputOf } from '@cangkir/api';
import { GIFT_CODE } from '@cangkir/core';
import { lookUp } from '../look-up.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import {
  changeStoredValue,
  storedValueOf,
  storedValueTerms,
} from '../stored-value/stored-value.rules.ts';

/** Adds the value of a gift card of the user's market to their stored value: once, and up to a limit. */
export function redeemGiftCard({ code }: InputOf<'redeemGiftCard'>, context: RuleContext): Reply {
  const { state, user } = context;
  const card = lookUp(state.giftCards.cards, code);
  if (card === null || user === null) return unknown();
  const { currencyCode, limit } = storedValueTerms(user);
  if (card.currencyCode !== currencyCode) return unknown();
  if (card.redeemedBy !== null) return refuse(GIFT_CODE.cardUsed, 'This card is redeemed.');
  const balance = storedValueOf(context, user.id) + card.value;
  if (balance > limit) return refuse(GIFT_CODE.cardLimit, 'That is more than may be stored.');
  card.redeemedBy = user.id;
  changeStoredValue(context, user.id, { kind: 'giftCard', amount: card.value });
  return answer({ value: card.value, balance, currencyCode });
}

function unknown(): Reply {
  return refuse(GIFT_CODE.cardUnknown, 'There is no gift card with this code.');
}
