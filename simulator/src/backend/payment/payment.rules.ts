import type { InputOf } from '@cangkir/api';
import { isProviderAddress, pointsBalance, REDEMPTION, RESPONSE_CODE, sumOf } from '@cangkir/core';
import { ORDER_CODE } from '@cangkir/core/payment';
import { createQrisCode } from '@cangkir/core/testing';
import { balanceOf, earnFor, redeemFor, takeBackEarned } from '../account/account.rules.ts';
import { lookUp } from '../look-up.ts';
import { isPricedFor } from '../market-of.ts';
import { cancelUnpaid, deliverPacks, refusePurchase, takeBackPacks } from '../packs/pack-orders.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import { deliverRightsCard } from '../rights-card/deliver-rights-card.ts';
import type { RuleContext } from '../rule.ts';
import { changeStoredValue, storedValueOf } from '../stored-value/stored-value.rules.ts';
import { cancelPayment, cancelUnpaidCards } from './payable.ts';
import type { BackendPayment } from './payment.state.ts';

/** How long a payment can be paid. */
export const PAYMENT_LIFETIME_MS = 15 * 60 * 1000;

/** The provider of orders that name none. */
const CHECKOUT = 'https://checkout.payment.example';

/** The payment of an order, for its customer alone: for others it does not exist. */
export function findPayment(input: InputOf<'payment'>, context: RuleContext): Reply {
  const payment = ownPayment(input.orderNumber, context);
  return payment === null ? noPayment() : answerPayment(payment, context);
}

/**
 * Opens the payment of a new order: by QRIS, which pays rupiah alone, else on the provider's page.
 *
 * @param payUrl An ad's order is paid with the provider of this address. Untrusted; null for any other order.
 */
export function openPayment(
  { state, now }: Pick<RuleContext, 'state' | 'now'>,
  order: Pick<
    BackendPayment,
    | 'orderNumber'
    | 'ownerId'
    | 'amount'
    | 'currencyCode'
    | 'packId'
    | 'packs'
    | 'isRightsCard'
    | 'spentPoints'
  >,
  payUrl: string | null = null,
): BackendPayment {
  const isQris = payUrl === null && order.currencyCode === 'IDR';
  const means = isQris
    ? ({ kind: 'qris', code: '' } as const)
    : ({ kind: 'webPayment', url: payUrl ?? '' } as const);
  const payment: BackendPayment = {
    ...order,
    means: meansOf({ ...order, means, renewals: 0 }),
    expiresAt: now + PAYMENT_LIFETIME_MS,
    progress: { kind: 'waiting' },
    paidBy: null,
    renewals: 0,
  };
  state.payments[order.orderNumber] = payment;
  return payment;
}

/** Renews a payment that failed or expired, unless its packs are gone. Keeps any other. */
export function renewPayment(input: InputOf<'renewPayment'>, context: RuleContext): Reply {
  const payment = ownPayment(input.orderNumber, context);
  if (payment === null) return noPayment();
  if (mayRenew(payment, context.now)) {
    const refusal = reserveAgain(context, payment);
    if (refusal !== null) return refusal;
    payment.renewals += 1;
    payment.returned = [];
    payment.means = meansOf(payment);
    payment.expiresAt = context.now + PAYMENT_LIFETIME_MS;
    payment.progress = { kind: 'waiting' };
  }
  return answerPayment(payment, context);
}

/** Pays an order from the stored value of its customer, who confirmed the amount. */
export function payByStoredValue(
  { orderNumber, amount }: InputOf<'payByStoredValue'>,
  context: RuleContext,
): Reply {
  const payment = ownPayment(orderNumber, context);
  if (payment === null) return noPayment();
  const { ownerId, progress, expiresAt } = payment;
  const isPayable = progress.kind === 'waiting' && context.now < expiresAt;
  if (isPayable && payment.amount === amount) {
    const stored = usableStoredValue(payment, context);
    if (stored === null || stored < amount) {
      return refuse(ORDER_CODE.storedValueInsufficient, 'The stored value does not suffice.');
    }
    changeStoredValue(context, ownerId, { kind: 'purchase', amount: -amount });
    payment.paidBy = 'storedValue';
    settle(context, payment);
  }
  return answerPayment(payment, context);
}

/** Cancels an order that is not paid. One that was cancelled already stays as it is. */
export function cancelUnpaidOrder(input: InputOf<'cancelOrder'>, context: RuleContext): Reply {
  const payment = ownPayment(input.orderNumber, context);
  if (payment === null) return noPayment();
  const cancelled = cancelPayment(context, payment);
  return !cancelled.ok && cancelled.failure === 'alreadyPaid'
    ? refuse(ORDER_CODE.orderPaid, 'A paid order is not cancelled by its customer.')
    : answerPayment(payment, context);
}

/** Receives the payment of an order, possibly late. False if there is no such order, or it is paid. */
export function receivePayment(context: SettleContext, orderNumber: string): boolean {
  const payment = lookUp(context.state.payments, orderNumber);
  if (payment === null || wasPaid(payment)) return false;
  redeemAgain(context, payment);
  settle(context, payment);
  return true;
}

/** The money of a cancelled order is for the price that its points had lowered: they are spent again, as far as they are there. */
function redeemAgain(context: SettleContext, payment: BackendPayment): void {
  const returned = sumOf(payment.returned ?? []);
  if (returned === 0) return;
  const points = Math.min(returned, balanceOf(context, payment.ownerId));
  payment.amount -= returned * REDEMPTION.pointValue;
  payment.returned = [];
  payment.spentPoints = redeemFor(context, payment, points);
}

/** Whether an order was paid, even if the chain has cancelled it since. */
function wasPaid({ progress }: BackendPayment): boolean {
  return progress.kind === 'paid' || progress.kind === 'refunded';
}

/**
 * Cancels a paid order: the money goes back the way it came, to the stored value at once, and its points are taken back
 * as far as they are there. False for an order that is not paid, a card, and a pack whose vouchers were used.
 */
export function refundOrder(context: SettleContext, orderNumber: string): boolean {
  const payment = lookUp(context.state.payments, orderNumber);
  if (payment === null || payment.progress.kind !== 'paid' || payment.isRightsCard) return false;
  if (!takeBackPacks(context, orderNumber)) return false;
  const { ownerId, amount, means } = payment;
  const paymentMethod = payment.paidBy ?? means.kind;
  payment.progress = { kind: 'refunded', refundedAt: context.now, paymentMethod };
  takeBackEarned(context, payment);
  if (paymentMethod === 'storedValue')
    changeStoredValue(context, ownerId, { kind: 'refund', amount });
  return true;
}

type SettleContext = Pick<RuleContext, 'state' | 'now' | 'random'>;

/** Marks an order as paid: hands out what it buys, and credits its points. */
function settle(context: SettleContext, payment: BackendPayment): void {
  const { orderNumber, packId, isRightsCard, ownerId } = payment;
  payment.progress = { kind: 'paid', paidAt: context.now };
  if (packId !== null) deliverPacks(context, orderNumber);
  earnFor(context, payment);
  if (isRightsCard) deliverRightsCard(context, ownerId);
}

/** How an order is paid this time: each renewal has a new code or provider page. */
export function meansOf({
  means,
  orderNumber,
  amount,
  renewals,
}: Pick<BackendPayment, 'means' | 'orderNumber' | 'amount' | 'renewals'>): BackendPayment['means'] {
  const reference = `${orderNumber}-${renewals}`;
  switch (means.kind) {
    case 'qris':
      return { kind: 'qris', code: qrisCode(amount, reference) };
    case 'webPayment':
      return { kind: 'webPayment', url: payPage(means.url, reference) };
    case 'giftCard':
      return means;
  }
}

/** The provider's page of a payment. Of an address only the host counts: its path could be another's payment. */
function payPage(address: string, reference: string): string {
  const provider = isProviderAddress(address) ? address : CHECKOUT;
  return new URL(`/pay/${reference}`, provider).href;
}

/** A QRIS with the payment's reference as its bill number, by EMVCo's field 62. */
function qrisCode(amount: number, reference: string): string {
  const length = String(reference.length).padStart(2, '0');
  return createQrisCode({ '54': String(amount), '62': `01${length}${reference}` });
}

function ownPayment(
  orderNumber: string,
  { state, user }: Pick<RuleContext, 'state' | 'user'>,
): BackendPayment | null {
  const payment = lookUp(state.payments, orderNumber);
  return payment !== null && payment.ownerId === user?.id ? payment : null;
}

function answerPayment(payment: BackendPayment, context: RuleContext): Reply {
  const channel = lookUp(context.state.packs.orders, payment.orderNumber)?.channel;
  const storedValue = usableStoredValue(payment, context);
  return answer({
    ...payment,
    storedValue,
    points: sumOf(payment.spentPoints),
    returnedPoints: pointsBalance(payment.returned ?? [], context.now),
    phone: context.user?.phone ?? null,
    isAdVoucher: channel === 'ad',
  });
}

/** What its customer may pay an order with; null where that is in another currency. */
function usableStoredValue(
  { ownerId, currencyCode }: BackendPayment,
  context: RuleContext,
): number | null {
  return isPricedFor(context.user, currencyCode) ? storedValueOf(context, ownerId) : null;
}

/** Reserves the packs of an order once more, in place of a later order. Returns why they cannot be bought now, or null. */
function reserveAgain(
  context: RuleContext,
  { orderNumber, ownerId, isRightsCard }: BackendPayment,
): Reply | null {
  if (isRightsCard) cancelUnpaidCards(context, { ownerId, orderNumber });
  const order = lookUp(context.state.packs.orders, orderNumber);
  if (order === null) return null;
  const refusal = refusePurchase(context, order);
  if (refusal === null) cancelUnpaid(context, order.ownerId, order.packId);
  return refusal;
}

function mayRenew({ progress, expiresAt }: BackendPayment, now: number): boolean {
  return progress.kind === 'failed' || (progress.kind === 'waiting' && now >= expiresAt);
}

function noPayment(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'This person has no order with this number.');
}
