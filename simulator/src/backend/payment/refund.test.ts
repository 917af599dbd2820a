import { ENDPOINTS } from '@cangkir/api';
import { pointsBalance } from '@cangkir/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

const PACK = { packId: 'hemat-siang', quantity: 1 };

/** A member who buys a pack. */
async function buy() {
  const { backend, ask } = startBackend();
  const token = backend.logInAs('member')?.token ?? '';
  const { data } = await ask('buyPack', PACK, { token, key: 'buy' });
  const { orderNumber } = v.parse(ENDPOINTS.buyPack.output, data);
  const state = () => backend.snapshot();
  return {
    backend,
    orderNumber,
    state,
    payByStoredValue: () =>
      ask('payByStoredValue', { orderNumber, amount: 59_000 }, { token, key: 'pay' }),
    async order() {
      const answer = await ask('packOrder', { orderNumber }, { token });
      return v.parse(ENDPOINTS.packOrder.output, answer.data);
    },
    async payment() {
      const answer = await ask('payment', { orderNumber }, { token });
      return v.parse(ENDPOINTS.payment.output, answer.data);
    },
    facts: () => ({
      balance: state().giftCards.storedValue['member'],
      points: pointsBalance(state().accounts.points['member']?.credits ?? [], START),
      vouchers: Object.keys(state().vouchers).length,
      stock: state().packs.offers[PACK.packId]?.stock,
    }),
  };
}

test('gives the stored value, the stock and the limit back, and takes vouchers and points', async () => {
  const { backend, orderNumber, payByStoredValue, order, payment, facts } = await buy();
  const before = facts();
  await payByStoredValue();
  expect(facts()).toEqual({
    balance: 1_441_000,
    points: before.points + 59,
    vouchers: before.vouchers + 5,
    stock: 39,
  });
  expect(backend.refundOrder(orderNumber)).toBe(true);
  expect(backend.refundOrder(orderNumber)).toBe(false);
  expect(facts()).toEqual(before);
  expect(backend.snapshot().storedValueMovements.at(-1)).toMatchObject({
    kind: 'refund',
    amount: 59_000,
  });
  expect((await payment()).progress).toEqual({
    kind: 'refunded',
    refundedAt: START,
    paymentMethod: 'storedValue',
  });
  const found = await order();
  expect(found.order).toMatchObject({ isPaid: true, refundedAt: START });
  expect(found.pack?.boughtBefore).toBe(0);
});

test('gives no stored value for an order that was paid another way', async () => {
  const { backend, orderNumber, facts, payment } = await buy();
  const before = facts();
  backend.receivePayment(orderNumber);
  expect(backend.refundOrder(orderNumber)).toBe(true);
  expect(facts()).toEqual(before);
  expect((await payment()).progress).toMatchObject({ paymentMethod: 'qris' });
  expect(backend.receivePayment(orderNumber)).toBe(false);
});

test('is refused once a voucher was used, before the payment, and for a card', async () => {
  const { backend, orderNumber, payByStoredValue, state } = await buy();
  expect(backend.refundOrder(orderNumber)).toBe(false);
  await payByStoredValue();
  const [id] = state().packs.orders[orderNumber]?.voucherIds ?? [];
  backend.redeem(state().vouchers[id ?? '']?.code ?? '');
  const used = state();
  expect(backend.refundOrder(orderNumber)).toBe(false);
  expect(backend.refundOrder('__proto__')).toBe(false);
  expect(state()).toEqual(used);
});
