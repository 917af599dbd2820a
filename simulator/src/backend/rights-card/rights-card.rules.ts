import type { InputOf } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import { lookUp } from '../look-up.ts';
import { isPricedFor } from '../market-of.ts';
import { freshOrderNumber } from '../payment/order-number.ts';
import { cancelPayable, cardPlace, unpaidOrderAt } from '../payment/payable.ts';
import { openPayment } from '../payment/payment.rules.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';

/** The card as it is sold, and this person's own. In another market there is none. */
export function findRightsCard(_input: InputOf<'rightsCard'>, context: RuleContext): Reply {
  const { state, user } = context;
  if (!isSold(context)) return notSold();
  const { offer, owned } = state.rightsCards;
  const card = lookUp(owned, user?.id ?? '');
  const benefits = offer.benefits.map((benefit) => ({
    ...benefit,
    usedAt: card === null ? null : lookUp(card.usedAt, benefit.id),
  }));
  return answer({
    ...offer,
    benefits,
    period: card?.period ?? null,
    code: card?.code ?? null,
    unpaidOrder: user === null ? null : unpaidOrderAt(context, cardPlace(user.id)),
  });
}

/** Orders a card, in place of an unpaid order. It begins, or is renewed, when it is paid. */
export function buyRightsCard(_input: InputOf<'buyRightsCard'>, context: RuleContext): Reply {
  const { state, user } = context;
  if (user === null) return refuse(RESPONSE_CODE.tokenInvalid, 'Nobody is logged in.');
  if (!isSold(context)) return notSold();
  const { price, currencyCode } = state.rightsCards.offer;
  cancelPayable(context, cardPlace(user.id));
  const orderNumber = freshOrderNumber(context, 'K');
  const { means } = openPayment(context, {
    orderNumber,
    ownerId: user.id,
    amount: price,
    currencyCode,
    packId: null,
    packs: 0,
    isRightsCard: true,
  });
  return answer({ orderNumber, paymentMethod: means.kind });
}

function isSold({ state, user }: RuleContext): boolean {
  return isPricedFor(user, state.rightsCards.offer.currencyCode);
}

function notSold(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'The card is not sold in this person’s market.');
}
