import { ENDPOINTS } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import { ORDER_CODE } from '@cangkir/core/payment';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';
import { PAYMENT_LIFETIME_MS } from './payment.rules.ts';

/** A member who pays an order. */
function payFor(orderNumber: string) {
  const { backend, ask, clock } = startBackend();
  const token = backend.logInAs('member')?.token ?? '';
  const paymentIn = ({ data }: { data?: unknown }) => v.parse(ENDPOINTS.payment.output, data);
  return {
    backend,
    clock,
    ask,
    pay: (key = 'k', amount = 38_000) =>
      ask('payByStoredValue', { orderNumber, amount }, { token, key }),
    async balance() {
      const { data } = await ask('storedValue', {}, { token });
      return v.parse(ENDPOINTS.storedValue.output, data).balance;
    },
    find: async () => paymentIn(await ask('payment', { orderNumber }, { token })),
    renew: async (key?: string) =>
      paymentIn(
        await ask('renewPayment', { orderNumber }, key === undefined ? { token } : { token, key }),
      ),
  };
}

test('is waiting at first', async () => {
  expect(await payFor('order-qris').find()).toEqual({
    orderNumber: 'order-qris',
    amount: 38_000,
    currencyCode: 'IDR',
    means: { kind: 'qris', code: expect.stringContaining('0112order-qris-0') },
    storedValue: 1_500_000,
    points: 0,
    returnedPoints: 0,
    phone: '+6281200000202',
    packId: null,
    isRightsCard: false,
    isAdVoucher: false,
    expiresAt: START + PAYMENT_LIFETIME_MS,
    progress: { kind: 'waiting' },
  });
});

test('is paid once', async () => {
  const { backend, clock, find } = payFor('order-qris');
  await clock.advance(1000);
  expect(backend.receivePayment('order-qris')).toBe(true);
  expect((await find()).progress).toEqual({ kind: 'paid', paidAt: START + 1000 });
  await clock.advance(1000);
  expect(backend.receivePayment('order-qris')).toBe(false);
  expect((await find()).progress).toEqual({ kind: 'paid', paidAt: START + 1000 });
});

test('rejects money for an unknown order', () => {
  expect(payFor('order-qris').backend.receivePayment('__proto__')).toBe(false);
});

describe('the stored value', () => {
  test('pays an order once, which earns its points', async () => {
    const { pay, find, balance, backend } = payFor('order-qris');
    expect(await pay('k1')).toMatchObject({
      code: 0,
      data: { storedValue: 1_462_000, progress: { kind: 'paid', paidAt: START } },
    });
    await pay('k1');
    await pay('k2');
    expect([await balance(), (await find()).progress.kind]).toEqual([1_462_000, 'paid']);
    expect(backend.receivePayment('order-qris')).toBe(false);
    expect(backend.snapshot().storedValueMovements.at(-1)).toMatchObject({
      kind: 'purchase',
      amount: -38_000,
      at: START,
    });
  });

  test('that does not suffice pays nothing', async () => {
    const { pay, find, balance, backend } = payFor('order-qris');
    const state = backend.snapshot();
    backend.edit({
      ...state,
      giftCards: { ...state.giftCards, storedValue: { member: 37_999 } },
    });
    expect(await pay()).toMatchObject({ code: ORDER_CODE.storedValueInsufficient });
    expect([await balance(), (await find()).progress.kind]).toEqual([37_999, 'waiting']);
  });

  test.each([
    ['another amount', 'order-qris', 38_001, 0],
    ['an expired order', 'order-expired', 38_000, 0],
    ['an order that expires now', 'order-qris', 38_000, PAYMENT_LIFETIME_MS],
    ['a declined order', 'order-declined', 38_000, 0],
  ])('leaves %s as it is', async (_, orderNumber, amount, after) => {
    const { pay, balance, clock, find } = payFor(orderNumber);
    await clock.advance(after);
    const before = await find();
    expect(await pay('k1', amount)).toMatchObject({ code: 0, data: before });
    expect(await balance()).toBe(1_500_000);
  });
});

describe('a renewal', () => {
  test('keeps a payment that can be paid, until it expires', async () => {
    const { clock, find, renew } = payFor('order-qris');
    const before = await find();
    await clock.advance(PAYMENT_LIFETIME_MS - 1);
    expect(await renew()).toEqual(before);
    await clock.advance(1);
    expect(await renew()).toEqual({
      ...before,
      means: { kind: 'qris', code: expect.stringContaining('0112order-qris-1') },
      expiresAt: START + 2 * PAYMENT_LIFETIME_MS,
    });
  });

  test('keeps a paid payment', async () => {
    const { clock, find, renew } = payFor('order-paid');
    const before = await find();
    await clock.advance(PAYMENT_LIFETIME_MS);
    expect(await renew()).toEqual(before);
  });

  test('reopens a failed payment, on another page of the provider', async () => {
    const { find, renew } = payFor('order-declined');
    expect((await find()).progress).toEqual({ kind: 'failed', reason: 'declined' });
    expect(await renew()).toMatchObject({
      progress: { kind: 'waiting' },
      means: { kind: 'webPayment', url: 'https://checkout.payment.example/pay/order-declined-1' },
    });
  });

  test('happens once, however often it is requested', async () => {
    const { backend, clock, renew } = payFor('order-expired');
    const first = await renew('k1');
    await clock.advance(PAYMENT_LIFETIME_MS);
    expect(await renew('k1')).toEqual(first);
    expect(backend.snapshot().payments['order-expired']?.renewals).toBe(1);
  });

  test('keeps a gift card as it is', async () => {
    const { clock, renew } = payFor('order-gift-card');
    await clock.advance(PAYMENT_LIFETIME_MS);
    expect((await renew()).means).toEqual({ kind: 'giftCard' });
  });
});

test.each(['payment', 'renewPayment', 'payByStoredValue', 'cancelOrder'] as const)(
  '%s is visible only to its customer',
  async (name) => {
    const { ask, backend } = payFor('order-qris');
    const other = backend.logInAs('newcomer')?.token ?? '';
    const order = { orderNumber: 'order-qris', amount: 38_000 };
    expect(await ask(name, order, { token: other })).toMatchObject({
      code: RESPONSE_CODE.notFound,
    });
    expect(await ask(name, order)).toMatchObject({ code: RESPONSE_CODE.tokenInvalid });
    expect(await ask(name, { ...order, orderNumber: '__proto__' }, { token: other })).toMatchObject(
      {
        code: RESPONSE_CODE.notFound,
      },
    );
  },
);
