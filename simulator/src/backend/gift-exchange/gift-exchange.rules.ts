import type { InputOf } from '@cangkir/api';
import { CLAIM_CODE, GIFT_CODE, hasFeature, RESPONSE_CODE } from '@cangkir/core';
import { balanceOf, spendPointsOf } from '../account/account.rules.ts';
import { admissionNow, hasEnded } from '../activity.ts';
import { createEntryOrder } from '../entry-order.ts';
import type { BackendUser } from '../login/login.state.ts';
import { lookUp } from '../look-up.ts';
import { marketOf } from '../market-of.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { DraftState } from '../state.ts';
import type { BackendExchange, BackendGift, BackendGiftActivity } from './gift-exchange.state.ts';

const exchangesByUser = createEntryOrder<BackendExchange>({
  placesOf: ({ activityCode, giftId, userId }) => [[giftPlace(activityCode, giftId), userId]],
  orderOf: ({ madeAt }) => madeAt,
  weightOf: ({ quantity }) => quantity,
});

function giftPlace(activityCode: string, giftId: string): string {
  return JSON.stringify([activityCode, giftId]);
}

/** The gifts of an activity, this person's allowance of each, and their points. */
export function findGiftActivity(
  { activityCode }: InputOf<'giftActivity'>,
  { state, user, now }: RuleContext,
): Reply {
  const activity = activityFor(user, state, activityCode);
  if (activity === null) return noActivity();
  const gifts = activity.gifts.map((gift) => {
    const taken = takenBy(state, activity, gift, user);
    return { ...gift, taken, allowance: gift.limit - taken };
  });
  const balance = user && balanceOf({ state, now }, user.id);
  return answer({ ...activity, ...admissionNow(activity, now), gifts, balance });
}

/** Exchanges points for a gift, while the activity runs. */
export function exchangeGift(
  { activityCode, giftId, quantity }: InputOf<'exchangeGift'>,
  { state, user, now, random }: RuleContext,
): Reply {
  const activity = activityFor(user, state, activityCode);
  const gift = activity?.gifts.find(({ id }) => id === giftId);
  if (activity === null || gift === undefined || user === null) return noActivity();
  if (now < activity.startsAt) return refuse(CLAIM_CODE.notStarted, 'It has not started.');
  if (hasEnded(activity, now)) return refuse(CLAIM_CODE.ended, 'It has ended.');
  const allowance = gift.limit - takenBy(state, activity, gift, user);
  if (quantity > Math.min(gift.stock, allowance)) {
    return refuse(GIFT_CODE.exchangeLimit, 'That is more than is left, or than they may have.');
  }
  const points = quantity * gift.points;
  if (points > balanceOf({ state, now }, user.id)) {
    return refuse(GIFT_CODE.pointsInsufficient, 'The points do not suffice.');
  }
  if (gift.isBroken) return refuse(GIFT_CODE.exchangeFailed, 'The gift can’t be handed out.');

  const made = {
    id: random.uuid(),
    activityCode,
    giftId,
    userId: user.id,
    quantity,
    madeAt: now,
  };
  gift.stock -= quantity;
  spendPointsOf({ state }, user.id, { points, reason: gift.name, at: now });
  state.giftExchange.made.push(made);
  return answer({ exchangeId: made.id, balance: balanceOf({ state, now }, user.id) });
}

/** For a user whose market redeems no points there is no activity. */
function activityFor(
  user: BackendUser | null,
  { giftExchange }: DraftState,
  activityCode: string,
): BackendGiftActivity | null {
  return hasFeature(marketOf(user), 'redeemingPoints')
    ? lookUp(giftExchange.activities, activityCode)
    : null;
}

/** How many of a gift a person has exchanged; 0 for a visitor. */
function takenBy(
  { giftExchange }: DraftState,
  { activityCode }: BackendGiftActivity,
  { id: giftId }: BackendGift,
  user: BackendUser | null,
): number {
  return exchangesByUser.weight(giftExchange.made, [
    giftPlace(activityCode, giftId),
    user?.id ?? '',
  ]);
}

function noActivity(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'There is no such activity or gift.');
}
