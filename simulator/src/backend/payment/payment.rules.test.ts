import { ENDPOINTS } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
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

test.each(['payment', 'renewPayment'] as const)(
  '%s is visible only to its customer',
  async (name) => {
    const { ask, backend } = payFor('order-qris');
    const other = backend.logInAs('newcomer')?.token ?? '';
    const order = { orderNumber: 'order-qris' };
    expect(await ask(name, order, { token: other })).toMatchObject({
      code: RESPONSE_CODE.notFound,
    });
    expect(await ask(name, order)).toMatchObject({ code: RESPONSE_CODE.tokenInvalid });
    expect(await ask(name, { orderNumber: '__proto__' }, { token: other })).toMatchObject({
      code: RESPONSE_CODE.notFound,
    });
  },
);
