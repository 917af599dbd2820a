import type { InputOf } from '@cangkir/api';
import {
  hasFeature,
  RESPONSE_CODE,
  type RedemptionRefusal,
  type Result,
  redeemPoints,
  succeed,
} from '@cangkir/core';
import { ORDER_CODE } from '@cangkir/core/payment';
import { balanceOf, redeemFor } from '../account/account.rules.ts';
import type { BackendUser } from '../login/login.state.ts';
import { lookUp } from '../look-up.ts';
import { marketOf } from '../market-of.ts';
import { freshOrderNumber } from '../payment/order-number.ts';
import {
  cancelUnpaidCards,
  cardPlace,
  pointsHeldByCards,
  unpaidOrderAt,
} from '../payment/payable.ts';
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
    points: user === null ? 0 : cardPointsOf(context, user.id),
    unpaidOrder: user === null ? null : unpaidOrderAt(context, cardPlace(user.id)),
  });
}

/** Orders a card, in place of unpaid orders. It begins, or is renewed, when it is paid. */
export function buyRightsCard(input: InputOf<'buyRightsCard'>, context: RuleContext): Reply {
  const { state, user } = context;
  if (user === null) return refuse(RESPONSE_CODE.tokenInvalid, 'Nobody is logged in.');
  if (!isSold(context)) return notSold();
  const { price, currencyCode } = state.rightsCards.offer;
  const ownerId = user.id;
  const discount = discountOf(input, context, user);
  if (!discount.ok) {
    return refuse(ORDER_CODE.pointsRefused, `The points can’t be redeemed: ${discount.failure}.`);
  }

  const orderNumber = freshOrderNumber(context, 'K');
  cancelUnpaidCards(context, { ownerId, orderNumber });
  const { means } = openPayment(context, {
    orderNumber,
    ownerId,
    amount: price - discount.value,
    spentPoints: redeemFor(context, { ownerId, orderNumber }, input.points),
    currencyCode,
    packId: null,
    packs: 0,
    isRightsCard: true,
  });
  return answer({ orderNumber, paymentMethod: means.kind });
}

/** What points take off the price. */
function discountOf(
  { points, appVersion }: InputOf<'buyRightsCard'>,
  context: RuleContext,
  user: BackendUser,
): Result<number, RedemptionRefusal> {
  if (points === 0) return succeed(0);
  return redeemPoints(points, {
    market: marketOf(user),
    appVersion,
    hasOtherOffer: false,
    total: context.state.rightsCards.offer.price,
    balance: cardPointsOf(context, user.id),
  });
}

/** The points that an order of a card accepts: it returns those that unpaid ones hold. */
function cardPointsOf(context: RuleContext, userId: string): number {
  return balanceOf(context, userId) + pointsHeldByCards(context, userId);
}

function isSold({ user }: RuleContext): boolean {
  return hasFeature(marketOf(user), 'rightsCard');
}

function notSold(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'The card is not sold in this person’s market.');
}
