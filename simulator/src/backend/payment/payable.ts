import type { OutputOf } from '@cangkir/api';
import {
  type CurrencyCode,
  cancelOrder,
  type Order,
  pointsBalance,
  REDEMPTION,
  sumOf,
} from '@cangkir/core';
import { returnPointsOf } from '../account/account.rules.ts';
import type { Place } from '../entry-groups.ts';
import { createEntryOrder } from '../entry-order.ts';
import type { RuleContext } from '../rule.ts';
import type { BackendPayment } from './payment.state.ts';

/** The state at a moment. */
type StateAt = Pick<RuleContext, 'state' | 'now'>;

type WaitingOrder = NonNullable<OutputOf<'pack'>['unpaidOrder']>;

const ALL = Number.POSITIVE_INFINITY;

type Cancellable = Pick<Order, 'paidAt' | 'cancelledAt' | 'spentPoints'>;

/** Payments that wait, in the order in which they expire. They weigh the packs that they hold. */
const waitingPayments = createEntryOrder<BackendPayment>({
  placesOf: ({ progress, packId, isRightsCard, ownerId, means, currencyCode }) => {
    if (progress.kind !== 'waiting') return [];
    return [
      ...(isRightsCard ? [cardPlace(ownerId)] : []),
      ...(packId === null ? [] : [packId, packPlace(packId, ownerId)]),
      ...(means.kind === 'giftCard' ? [giftCardPlace(currencyCode, ownerId)] : []),
    ];
  },
  orderOf: ({ expiresAt }) => expiresAt,
  weightOf: ({ packs }) => packs,
});

/** The unpaid payments for a card, which hold points: those that wait, have expired or failed. */
const unpaidCards = createEntryOrder<BackendPayment>({
  placesOf: ({ progress, isRightsCard, ownerId }) =>
    isRightsCard && isUnpaid(progress) ? [cardPlace(ownerId)] : [],
  orderOf: ({ expiresAt }) => expiresAt,
});

const paidPayments = createEntryOrder<BackendPayment>({
  placesOf: ({ progress, packId, ownerId }) =>
    progress.kind === 'paid' && packId !== null ? [packPlace(packId, ownerId)] : [],
  orderOf: ({ progress }) => (progress.kind === 'paid' ? progress.paidAt : 0),
  weightOf: ({ packs }) => packs,
});

/** Where a person's payments for a pack are. */
export function packPlace(packId: string, ownerId: string): Place {
  return [`pack ${packId}`, ownerId];
}

/** Where a person's payments for the membership card are. */
export function cardPlace(ownerId: string): Place {
  return ['card', ownerId];
}

/** Where a person's payments by gift card are. */
export function giftCardPlace(currencyCode: CurrencyCode, ownerId: string): Place {
  return [`giftCard ${currencyCode}`, ownerId];
}

/** How many of a pack others hold: theirs are not to be had until their payment expires. */
export function packsHeldByOthers(
  { state, now }: StateAt,
  packId: string,
  ownerId: string | null,
): number {
  const held = waitingPayments.weight(state.payments, packId, now);
  return held - waitingPayments.weight(state.payments, packPlace(packId, ownerId ?? ''), now);
}

/** How many of a pack a person has paid for. */
export function packsPaidBy({ state }: StateAt, packId: string, ownerId: string | null): number {
  return paidPayments.weight(state.payments, packPlace(packId, ownerId ?? ''));
}

/** The order at a place that can still be paid, as a product page shows it; null if there is none. */
export function unpaidOrderAt(context: StateAt, place: Place): WaitingOrder | null {
  return waitingOrdersAt(context, place, 1)[0] ?? null;
}

/** The orders at a place that can still be paid, the next to expire first: `max` at most. */
export function waitingOrdersAt(
  { state, now }: StateAt,
  place: Place,
  max: number,
): readonly WaitingOrder[] {
  return waitingPayments
    .firstAfter(state.payments, place, now, max)
    .map(({ orderNumber, means, amount, expiresAt }) => ({
      orderNumber,
      paymentMethod: means.kind,
      amount,
      expiresAt,
    }));
}

/** Cancels the payments at a place that can still be paid: a new order replaces them. */
export function cancelPayable(context: StateAt, place: Place): void {
  const { state, now } = context;
  for (const payment of waitingPayments.firstAfter(state.payments, place, now, ALL)) {
    cancelPayment(context, payment);
  }
}

/** Cancels a person's unpaid orders of a card, expired and failed ones too, and returns their points. */
export function cancelUnpaidCards(
  context: StateAt,
  { ownerId, orderNumber }: Pick<BackendPayment, 'ownerId' | 'orderNumber'>,
): void {
  for (const payment of unpaidCardsOf(context, ownerId)) {
    if (payment.orderNumber !== orderNumber) cancelPayment(context, payment);
  }
}

/** The points that unpaid orders of a card hold, without expired ones: the next order returns them. */
export function pointsHeldByCards(context: StateAt, ownerId: string): number {
  const held = unpaidCardsOf(context, ownerId).flatMap(({ spentPoints }) => spentPoints);
  return pointsBalance(held, context.now);
}

/** Cancels an order that is not paid, once: its points return, and it costs its full price from then on. */
export function cancelPayment(
  context: StateAt,
  payment: BackendPayment,
): ReturnType<typeof cancelOrder> {
  const cancelled = cancelOrder(orderOf(payment), context.now);
  if (!cancelled.ok) return cancelled;
  const { returned } = cancelled.value;
  payment.progress = { kind: 'failed', reason: 'cancelled' };
  payment.amount += sumOf(returned) * REDEMPTION.pointValue;
  payment.spentPoints = [];
  payment.returned = [...returned];
  returnPointsOf(context, payment, returned);
  return cancelled;
}

/** A payment as the rules of orders see it. */
function orderOf({ progress, spentPoints, expiresAt }: BackendPayment): Cancellable {
  return {
    paidAt: progress.kind === 'paid' ? progress.paidAt : null,
    cancelledAt: isCancelled(progress) ? expiresAt : null,
    spentPoints,
  };
}

function isCancelled(progress: BackendPayment['progress']): boolean {
  return (
    progress.kind === 'refunded' || (progress.kind === 'failed' && progress.reason === 'cancelled')
  );
}

function isUnpaid(progress: BackendPayment['progress']): boolean {
  return progress.kind !== 'paid' && !isCancelled(progress);
}

function unpaidCardsOf({ state }: StateAt, ownerId: string): readonly BackendPayment[] {
  return unpaidCards.firstAfter(state.payments, cardPlace(ownerId), 0, ALL);
}
