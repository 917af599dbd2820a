import type { InputOf } from '@cangkir/api';
import {
  earnedPoints,
  marketOfCurrency,
  type PointsCredit,
  pointsBalance,
  RESPONSE_CODE,
} from '@cangkir/core';
import { createEntryOrder } from '../entry-order.ts';
import { lookUp } from '../look-up.ts';
import type { BackendPayment } from '../payment/payment.state.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { DraftState } from '../state.ts';
import type { BackendCredits, BackendPointsEntry } from './account.state.ts';
import {
  type ChangedPoints,
  earn,
  giveBack,
  type PointsChange,
  pointsAt,
  spend,
} from './points-ledger.ts';

/** How many changes a history shows: the latest. */
const SHOWN_ENTRIES = 200;

const entriesByUser = createEntryOrder<BackendPointsEntry>({
  placesOf: ({ userId }) => [userId],
  orderOf: ({ at }) => at,
});

/** A member's name and points. */
export function findAccount(_input: InputOf<'account'>, { state, user, now }: RuleContext): Reply {
  if (user === null) return refuse(RESPONSE_CODE.tokenInvalid, 'Nobody is logged in.');
  const { credits } = pointsAt(creditsOf(state, user.id), now);
  return answer({ name: lookUp(state.accounts.names, user.id), credits });
}

/** The last changes of a member's points, latest first. */
export function listPointsHistory(
  _input: InputOf<'pointsHistory'>,
  { state, user, now }: RuleContext,
): Reply {
  if (user === null) return refuse(RESPONSE_CODE.tokenInvalid, 'Nobody is logged in.');
  const written = entriesByUser.last(state.accounts.entries, user.id, SHOWN_ENTRIES);
  const expired = numbered(state, user.id, pointsAt(creditsOf(state, user.id), now));
  return answer({
    entries: [...written, ...expired]
      .sort((a, b) => b.at - a.at || Number(b.id) - Number(a.id))
      .slice(0, SHOWN_ENTRIES),
  });
}

/** The points that a person can spend now. */
export function balanceOf(
  { state, now }: Pick<RuleContext, 'state' | 'now'>,
  userId: string,
): number {
  return pointsBalance(creditsOf(state, userId), now);
}

/** Spends a person's points, which suffice. Returns what was spent. */
export function spendPointsOf(
  { state }: Pick<RuleContext, 'state'>,
  userId: string,
  change: PointsChange,
): BackendCredits {
  const changed = spend(creditsOf(state, userId), change);
  if (changed === null) return [];
  writeDown(state, userId, changed);
  return changed.entries.find(({ kind }) => kind === 'spent')?.credits ?? [];
}

/** Returns the points of a cancelled order, with the day of their credit. */
export function returnPointsOf(
  { state, now }: Pick<RuleContext, 'state' | 'now'>,
  { ownerId, orderNumber }: BackendPayment,
  returned: readonly PointsCredit[],
): void {
  if (returned.length === 0) return;
  const change = { reason: cancelledOrder(orderNumber), at: now };
  writeDown(state, ownerId, giveBack(creditsOf(state, ownerId), returned, change));
}

/** Redeems a person's points for an order, which suffice. */
export function redeemFor(
  context: Pick<RuleContext, 'state' | 'now'>,
  { ownerId, orderNumber }: Pick<BackendPayment, 'ownerId' | 'orderNumber'>,
  points: number,
): BackendCredits {
  const reason = orderReason(orderNumber);
  return spendPointsOf(context, ownerId, { points, reason, at: context.now });
}

/** Credits the points of a paid order. */
export function earnFor(
  { state, now }: Pick<RuleContext, 'state' | 'now'>,
  { ownerId, orderNumber, amount, currencyCode }: BackendPayment,
): void {
  const points = earnedPoints(amount, marketOfCurrency(currencyCode));
  const reason = orderReason(orderNumber);
  writeDown(state, ownerId, earn(creditsOf(state, ownerId), { points, reason, at: now }));
}

/** Takes back the points of an order that was cancelled after it was paid, as far as they are there. */
export function takeBackEarned(
  context: Pick<RuleContext, 'state' | 'now'>,
  { ownerId, orderNumber, amount, currencyCode }: BackendPayment,
): void {
  const earned = earnedPoints(amount, marketOfCurrency(currencyCode));
  const points = Math.min(earned, balanceOf(context, ownerId));
  spendPointsOf(context, ownerId, { points, reason: cancelledOrder(orderNumber), at: context.now });
}

function orderReason(orderNumber: string): PointsChange['reason'] {
  return {
    id: `Pesanan ${orderNumber}`,
    en: `Order ${orderNumber}`,
    zh: `订单 ${orderNumber}`,
  };
}

/** The reason of a change that comes with the end of an order. */
function cancelledOrder(orderNumber: string): PointsChange['reason'] {
  return {
    id: `Pesanan ${orderNumber} dibatalkan`,
    en: `Order ${orderNumber} canceled`,
    zh: `订单 ${orderNumber} 已取消`,
  };
}

function creditsOf({ accounts }: Pick<DraftState, 'accounts'>, userId: string): BackendCredits {
  return lookUp(accounts.points, userId)?.credits ?? [];
}

function writeDown(
  state: Pick<DraftState, 'accounts'>,
  userId: string,
  changed: ChangedPoints,
): void {
  if (changed.entries.length === 0) return;
  state.accounts.points[userId] = { credits: changed.credits };
  state.accounts.entries.push(...numbered(state, userId, changed));
}

function numbered(
  { accounts }: Pick<DraftState, 'accounts'>,
  userId: string,
  { entries }: ChangedPoints,
): readonly BackendPointsEntry[] {
  const first = accounts.entries.length + 1;
  return entries.map((entry, index) => ({ id: `${first + index}`, userId, ...entry }));
}
