import type { InputOf } from '@cangkir/api';
import { GIFT_CODE } from '@cangkir/core';
import { lookUp } from '../look-up.ts';
import { type Counted, count, refuseBeyond } from '../rate-limits/rate-limits.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import {
  changeStoredValue,
  storedValueOf,
  storedValueTerms,
} from '../stored-value/stored-value.rules.ts';

/**
 * Adds the value of a gift card of the user's market to their stored value: once, and up to a limit. Codes that are none
 * are counted, as they could be guessed.
 */
export function redeemGiftCard({ code }: InputOf<'redeemGiftCard'>, context: RuleContext): Reply {
  const { state, user } = context;
  if (user === null) return unknown();
  const counted: readonly Counted[] = [['wrongGiftCardsOfAccount', user.id]];
  const refusal = refuseBeyond(context, counted);
  if (refusal !== null) return refusal;
  const card = lookUp(state.giftCards.cards, code);
  const { currencyCode, limit } = storedValueTerms(user);
  if (card?.currencyCode !== currencyCode) {
    count(context, counted);
    return unknown();
  }
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
