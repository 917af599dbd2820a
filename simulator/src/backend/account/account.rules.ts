import type { InputOf } from '@cangkir/api';
import { earnedPoints, marketOfCurrency, pointsBalance, RESPONSE_CODE } from '@cangkir/core';
import { lookUp } from '../look-up.ts';
import type { BackendPayment } from '../payment/payment.state.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { DraftState } from '../state.ts';
import type { BackendPoints } from './account.state.ts';
import { earn, type PointsChange, pointsAt, spend } from './points-ledger.ts';

/** A member's name and points. */
export function findAccount(_input: InputOf<'account'>, { state, user, now }: RuleContext): Reply {
  if (user === null) return refuse(RESPONSE_CODE.tokenInvalid, 'Nobody is logged in.');
  const { credits } = pointsAt(pointsOf(state, user.id), now);
  return answer({ name: lookUp(state.accounts.names, user.id), credits });
}

/** The changes of a member's points, latest first. */
export function listPointsHistory(
  _input: InputOf<'pointsHistory'>,
  { state, user, now }: RuleContext,
): Reply {
  if (user === null) return refuse(RESPONSE_CODE.tokenInvalid, 'Nobody is logged in.');
  const { entries } = pointsAt(pointsOf(state, user.id), now);
  return answer({
    entries: [...entries].sort((a, b) => b.at - a.at || Number(b.id) - Number(a.id)),
  });
}

/** The points that a person can spend now. */
export function balanceOf(
  { state, now }: Pick<RuleContext, 'state' | 'now'>,
  userId: string,
): number {
  return pointsBalance(pointsOf(state, userId).credits, now);
}

/** Spends a person's points, which suffice. */
export function spendPointsOf(
  { state }: Pick<RuleContext, 'state'>,
  userId: string,
  change: PointsChange,
): void {
  const before = pointsOf(state, userId);
  state.accounts.points[userId] = spend(before, change) ?? before;
}

/** Credits the points of a paid order. */
export function earnFor(
  { state, now }: Pick<RuleContext, 'state' | 'now'>,
  { ownerId, orderNumber, amount, currencyCode }: BackendPayment,
): void {
  const points = earnedPoints(amount, marketOfCurrency(currencyCode));
  const reason = {
    id: `Pesanan ${orderNumber}`,
    en: `Order ${orderNumber}`,
    zh: `订单 ${orderNumber}`,
  };
  state.accounts.points[ownerId] = earn(pointsOf(state, ownerId), { points, reason, at: now });
}

function pointsOf({ accounts }: Pick<DraftState, 'accounts'>, userId: string): BackendPoints {
  return lookUp(accounts.points, userId) ?? NO_POINTS;
}

const NO_POINTS: BackendPoints = { credits: [], entries: [] };
