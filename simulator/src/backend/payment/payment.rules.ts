import type { InputOf } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import { createQrisCode } from '@cangkir/core/testing';
import { lookUp } from '../look-up.ts';
import { answer, type Reply, refuse } from '../reply.ts';
import type { RuleContext } from '../rule.ts';
import type { BackendState } from '../state.ts';
import type { BackendPayment } from './payment.state.ts';

/** How long a payment can be paid: milliseconds. */
export const PAYMENT_LIFETIME_MS = 15 * 60 * 1000;

/** The payment of an order, for its customer alone: for others it does not exist. */
export function findPayment(input: InputOf<'payment'>, context: RuleContext): Reply {
  const payment = ownPayment(input.orderNumber, context);
  return payment === null ? noPayment() : answer(payment);
}

/** Renews a payment that failed or expired. Keeps any other. */
export function renewPayment(input: InputOf<'renewPayment'>, context: RuleContext): Reply {
  const payment = ownPayment(input.orderNumber, context);
  if (payment === null) return noPayment();
  if (mayRenew(payment, context.now)) {
    payment.renewals += 1;
    payment.means = meansOf(payment);
    payment.expiresAt = context.now + PAYMENT_LIFETIME_MS;
    payment.progress = { kind: 'waiting' };
  }
  return answer(payment);
}

/** Receives the payment of an order, possibly late. False if there is no such order, or it is paid. */
export function receivePayment(state: BackendState, orderNumber: string, now: number): boolean {
  const payment = lookUp(state.payments, orderNumber);
  if (payment === null || payment.progress.kind === 'paid') return false;
  payment.progress = { kind: 'paid', paidAt: now };
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
      return { kind: 'webPayment', url: `https://checkout.payment.example/pay/${reference}` };
    case 'giftCard':
      return means;
  }
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

function mayRenew({ progress, expiresAt }: BackendPayment, now: number): boolean {
  return progress.kind === 'failed' || (progress.kind === 'waiting' && now >= expiresAt);
}

function noPayment(): Reply {
  return refuse(RESPONSE_CODE.notFound, 'This person has no order with this number.');
}
