import type { InputOf } from '@cangkir/api';
import { isProviderAddress, RESPONSE_CODE } from '@cangkir/core';
import { createQrisCode } from '@cangkir/core/testing';
import { earnFor } from '../account/account.rules.ts';
import { lookUp } from '../look-up.ts';
import { cancelUnpaid, deliverPacks, refusePurchase } from '../packs/pack-orders.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import { deliverRightsCard } from '../rights-card/deliver-rights-card.ts';
import type { RuleContext } from '../rule.ts';
import { cancelPayable, cardPlace } from './payable.ts';
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
    'orderNumber' | 'ownerId' | 'amount' | 'currencyCode' | 'packId' | 'packs' | 'isRightsCard'
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
    payment.means = meansOf(payment);
    payment.expiresAt = context.now + PAYMENT_LIFETIME_MS;
    payment.progress = { kind: 'waiting' };
  }
  return answerPayment(payment, context);
}

/** Receives the payment of an order, possibly late, and credits its points. False if there is no such order, or it is paid. */
export function receivePayment(
  context: Pick<RuleContext, 'state' | 'now' | 'random'>,
  orderNumber: string,
): boolean {
  const payment = lookUp(context.state.payments, orderNumber);
  if (payment === null || payment.progress.kind === 'paid') return false;
  payment.progress = { kind: 'paid', paidAt: context.now };
  if (payment.packId !== null) deliverPacks(context, orderNumber);
  earnFor(context, payment);
  if (payment.isRightsCard) deliverRightsCard(context, payment.ownerId);
  return true;
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

function answerPayment(payment: BackendPayment, { state }: Pick<RuleContext, 'state'>): Reply {
  const channel = lookUp(state.packs.orders, payment.orderNumber)?.channel;
  return answer({ ...payment, isAdVoucher: channel === 'ad' });
}

/** Reserves the packs of an order once more, in place of a later order. Returns why they cannot be bought now, or null. */
function reserveAgain(
  context: RuleContext,
  { orderNumber, ownerId, isRightsCard }: BackendPayment,
): Reply | null {
  if (isRightsCard) cancelPayable(context, cardPlace(ownerId));
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
