import { PAYMENT_METHODS } from '@cangkir/core';
import type { PaymentGateway } from '@cangkir/core/payment';
import {
  amount,
  count,
  currencyCode,
  identifier,
  moment,
  phone,
  text,
} from '@cangkir/core/schemas';
import * as v from 'valibot';
import type { ApiClient } from './client/api-client.ts';
import { endpoint } from './client/endpoint.ts';
import { mapValue } from './client/map-value.ts';

const means = v.variant('kind', [
  v.object({ kind: v.literal('qris'), code: text(1024) }),
  v.object({ kind: v.literal('webPayment'), url: text(4096) }),
  v.object({ kind: v.literal('giftCard') }),
]);

const progress = v.variant('kind', [
  v.object({ kind: v.literal('waiting') }),
  v.object({ kind: v.literal('paid'), paidAt: moment }),
  v.object({
    kind: v.literal('failed'),
    reason: v.picklist(['declined', 'cancelled', 'unavailable']),
  }),
  v.object({
    kind: v.literal('refunded'),
    refundedAt: moment,
    paymentMethod: v.picklist(PAYMENT_METHODS),
  }),
]);

const payment = v.object({
  orderNumber: identifier,
  amount,
  currencyCode,
  means,
  storedValue: v.pipe(
    v.optional(v.nullable(amount), null),
    v.description('what this person has stored; null where it is in another currency'),
  ),
  points: v.pipe(
    v.optional(count, 0),
    v.description('the points that were redeemed; `amount` is what is left to pay'),
  ),
  returnedPoints: v.pipe(
    v.optional(count, 0),
    v.description('the points that its cancellation returned, without expired ones'),
  ),
  phone: v.pipe(v.optional(v.nullable(phone), null), v.description('this person’s own')),
  packId: v.pipe(
    v.nullable(identifier),
    v.description('the voucher pack that the order buys; null for drinks and a card'),
  ),
  isRightsCard: v.pipe(
    v.optional(v.boolean(), false),
    v.description('whether the order buys or renews the membership card'),
  ),
  isAdVoucher: v.pipe(
    v.optional(v.boolean(), false),
    v.description('whether the order buys the voucher of an ad'),
  ),
  expiresAt: moment,
  progress,
});

/** Payments of orders. */
export const PAYMENT_ENDPOINTS = {
  payment: endpoint({
    method: 'GET',
    path: '/portal/app/pay/order',
    tokenUse: 'login',
    input: v.object({ orderNumber: identifier }),
    output: payment,
  }),
  renewPayment: endpoint({
    method: 'POST',
    path: '/portal/app/pay/renew',
    tokenUse: 'login',
    input: v.object({ orderNumber: identifier }),
    output: payment,
  }),
  payByStoredValue: endpoint({
    method: 'POST',
    path: '/portal/app/pay/stored/value',
    tokenUse: 'login',
    input: v.object({
      orderNumber: identifier,
      amount: v.pipe(amount, v.description('what the user confirmed')),
    }),
    output: payment,
  }),
  cancelOrder: endpoint({
    method: 'POST',
    path: '/portal/app/pay/cancel',
    tokenUse: 'login',
    input: v.object({ orderNumber: identifier }),
    output: payment,
  }),
} as const;

/** Payments over HTTP. */
export function createPaymentGateway(client: ApiClient): PaymentGateway {
  return {
    async find(orderNumber, options = {}) {
      const answer = await client.call(PAYMENT_ENDPOINTS.payment, { orderNumber }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async renew(orderNumber, options) {
      const answer = await client.call(PAYMENT_ENDPOINTS.renewPayment, { orderNumber }, options);
      return mapValue(answer, ({ data }) => data);
    },
    async payByStoredValue(request, options) {
      const answer = await client.call(PAYMENT_ENDPOINTS.payByStoredValue, request, options);
      return mapValue(answer, ({ data }) => data);
    },
    async cancel(orderNumber, options) {
      const answer = await client.call(PAYMENT_ENDPOINTS.cancelOrder, { orderNumber }, options);
      return mapValue(answer, ({ data }) => data);
    },
  };
}

/** What its page loads. */
export function createPageGateways(client: ApiClient) {
  return { payments: createPaymentGateway(client) };
}
