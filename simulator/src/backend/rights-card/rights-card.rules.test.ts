import { ENDPOINTS } from '@cangkir/api';
import {
  addWibMonths,
  fail,
  POINTS_MONTHS,
  type PointsCredit,
  pointsBalance,
  RESPONSE_CODE,
  startOfWibWeek,
} from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { ORDER_CODE } from '@cangkir/core/payment';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { copyOf } from '../copy-of.ts';
import { PAYMENT_LIFETIME_MS } from '../payment/payment.rules.ts';
import { START, startBackend } from '../testing.ts';

const NO_POINTS = { points: 0, appVersion: null };

function openAs(user: string) {
  const { backend, ask, clock } = startBackend();
  const token = backend.logInAs(user)?.token ?? '';
  return {
    backend,
    ask,
    clock,
    async find(requester: { token?: string } = { token }) {
      const { data } = await ask('rightsCard', {}, requester);
      return v.parse(ENDPOINTS.rightsCard.output, data);
    },
    async buy(key = 'k1', points = 0, appVersion: string | null = null) {
      const { data } = await ask('buyRightsCard', { points, appVersion }, { token, key });
      return v.parse(ENDPOINTS.buyRightsCard.output, data);
    },
    balance: () =>
      pointsBalance(backend.snapshot().accounts.points[user]?.credits ?? [], clock.now()),
    /** These are all of the user's points. */
    hold(credits: PointsCredit[]) {
      const state = copyOf(backend.snapshot());
      state.accounts.points[user] = { credits };
      backend.load(state);
    },
    failPayment(orderNumber: string, reason: 'declined' | 'unavailable') {
      const state = copyOf(backend.snapshot());
      const payment = state.payments[orderNumber];
      if (payment !== undefined) payment.progress = { kind: 'failed', reason };
      backend.load(state);
    },
    cancel: (orderNumber: string, key = 'c1') =>
      ask('cancelOrder', { orderNumber }, { token, key }),
    renew: (orderNumber: string) => ask('renewPayment', { orderNumber }, { token }),
    async payment(orderNumber: string) {
      const { data } = await ask('payment', { orderNumber }, { token });
      return v.parse(ENDPOINTS.payment.output, data);
    },
  };
}

test('shows a person their own card and benefits, and a visitor the offer', async () => {
  const { find } = openAs('member');
  const { period, benefits } = await find();
  expect(period).toEqual({ start: START - 18 * DAY_MS, end: START + 12 * DAY_MS });
  expect(benefits.map(({ usedAt }) => usedAt !== null)).toEqual([true, false, true]);
  const offer = await find({});
  expect([offer.period, offer.benefits.map(({ usedAt }) => usedAt)]).toEqual([
    null,
    [null, null, null],
  ]);
});

test('orders a card once, and begins it when it is paid', async () => {
  const { buy, find, payment, backend, clock } = openAs('newcomer');
  const { orderNumber, paymentMethod } = await buy();
  expect(await buy()).toEqual({ orderNumber, paymentMethod: 'qris' });
  expect([orderNumber[0], paymentMethod]).toEqual(['K', 'qris']);
  expect(await payment(orderNumber)).toMatchObject({
    amount: 49_000,
    packId: null,
    isRightsCard: true,
  });
  expect((await find()).period).toBeNull();
  await clock.advance(1000);
  expect(backend.receivePayment(orderNumber)).toBe(true);
  expect(backend.receivePayment(orderNumber)).toBe(false);
  expect((await find()).period).toEqual({ start: START + 1000, end: START + 30 * DAY_MS + 1000 });
});

test('adds a renewal to the end, and keeps what was used', async () => {
  const { buy, find, backend } = openAs('member');
  const before = await find();
  backend.receivePayment((await buy()).orderNumber);
  const { period, benefits } = await find();
  expect(period?.start).toBe(before.period?.start);
  expect(period?.end).toBeGreaterThan((before.period?.end ?? 0) + 27 * DAY_MS);
  expect(benefits).toEqual(before.benefits);
});

test('shows its customer the order that can be paid', async () => {
  const { buy, find, backend, clock } = openAs('member');
  expect((await find()).unpaidOrder).toBeNull();
  const { orderNumber } = await buy();
  const unpaidOrder = {
    orderNumber,
    paymentMethod: 'qris',
    amount: 49_000,
    expiresAt: START + PAYMENT_LIFETIME_MS,
  };
  const newcomer = backend.logInAs('newcomer')?.token ?? '';
  expect((await find()).unpaidOrder).toEqual(unpaidOrder);
  expect([(await find({})).unpaidOrder, (await find({ token: newcomer })).unpaidOrder]).toEqual([
    null,
    null,
  ]);
  await clock.advance(PAYMENT_LIFETIME_MS);
  expect((await find()).unpaidOrder).toBeNull();
});

test('the next order of a card takes the place of the unpaid one, and so does a renewed one', async () => {
  const { buy, find, payment, renew, backend } = openAs('member');
  const { orderNumber: first } = await buy('k1');
  const { orderNumber: second } = await buy('k2');
  expect((await payment(first)).progress).toEqual({ kind: 'failed', reason: 'cancelled' });
  expect((await find()).unpaidOrder).toMatchObject({ orderNumber: second });
  await renew(first);
  expect((await payment(second)).progress).toEqual({ kind: 'failed', reason: 'cancelled' });
  expect((await find()).unpaidOrder).toMatchObject({ orderNumber: first });
  backend.receivePayment(first);
  expect((await find()).unpaidOrder).toBeNull();
});

test('an unpaid order of a card leaves the other orders of its customer as they are', async () => {
  const { buy, payment } = openAs('member');
  await buy('k1');
  await buy('k2');
  expect((await payment('order-qris')).progress).toEqual({ kind: 'waiting' });
});

test.each(['memberPh', 'memberSg'])(
  'is sold in Indonesia alone, and so not to %s',
  async (user) => {
    const { backend, ask } = startBackend();
    const token = backend.logInAs(user)?.token ?? '';
    const before = Object.keys(backend.snapshot().payments);
    const unknown = { code: RESPONSE_CODE.notFound, data: null };
    expect(await ask('rightsCard', {}, { token })).toMatchObject(unknown);
    expect(await ask('buyRightsCard', NO_POINTS, { token })).toMatchObject(unknown);
    expect(Object.keys(backend.snapshot().payments)).toEqual(before);
  },
);

test('is sold to somebody who is logged in', async () => {
  const { code } = await openAs('member').ask('buyRightsCard', NO_POINTS);
  expect(code).toBe(RESPONSE_CODE.tokenInvalid);
});

describe('a benefit at the till', () => {
  const QR = 'KM7F3K9Q2MXA.pastry';

  test('is used once a week of WIB, and shows on the card', async () => {
    const { backend, find, clock } = openAs('member');
    expect((await find()).code).toBe('KM7F3K9Q2MXA');
    expect(backend.redeemBenefit(QR)).toMatchObject({
      ok: true,
      value: { id: 'pastry', value: 10_000, currencyCode: 'IDR' },
    });
    expect((await find()).benefits[1]?.usedAt).toBe(START);
    const renewsAt = startOfWibWeek(START, 1);
    const used = fail({ reason: 'used', renewsAt });
    expect(backend.redeemBenefit(QR)).toEqual(used);
    await clock.advance(renewsAt - START - 1);
    expect(backend.redeemBenefit(QR)).toEqual(used);
    await clock.advance(1);
    expect(backend.redeemBenefit(QR).ok).toBe(true);
  });

  test.each([
    'KP7M4XQ2T9RA',
    'XXXXXXXXXXXX.pastry',
    'KM7F3K9Q2MXA.cake',
    '.pastry',
    '__proto__.pastry',
  ])('of “%s” is unknown', (scanned) => {
    expect(openAs('member').backend.redeemBenefit(scanned)).toEqual(fail({ reason: 'unknown' }));
  });

  test('ends with the card', async () => {
    const { backend, clock } = openAs('member');
    await clock.advance(12 * DAY_MS);
    expect(backend.redeemBenefit(QR)).toEqual(
      fail({ reason: 'ended', endedAt: START + 12 * DAY_MS }),
    );
  });

  test('needs a code of the card, which a renewal keeps', async () => {
    const { buy, find, backend } = openAs('newcomer');
    expect((await find()).code).toBeNull();
    backend.receivePayment((await buy('k1')).orderNumber);
    const { code } = await find();
    expect(backend.redeemBenefit(`${code}.upsize`).ok).toBe(true);
    backend.receivePayment((await buy('k2')).orderNumber);
    expect((await find()).code).toBe(code);
  });
});

/** Credits of one day may lie apart after a return. */
function creditsByDay(credits: readonly PointsCredit[] = []): ReadonlyMap<number, number> {
  const days = new Map<number, number>();
  for (const { points, creditedAt } of credits) {
    days.set(creditedAt, (days.get(creditedAt) ?? 0) + points);
  }
  return days;
}

describe('points', () => {
  const APP = '3.3.0';

  test('lower the price, earn none, and are spent with the order', async () => {
    const { buy, payment, find, balance, backend } = openAs('member');
    expect((await find()).points).toBe(240);
    const { orderNumber } = await buy('k1', 100, APP);
    expect(await payment(orderNumber)).toMatchObject({ amount: 44_000, points: 100 });
    expect(balance()).toBe(140);
    backend.receivePayment(orderNumber);
    expect((await find()).points).toBe(184);
  });

  test.each([
    ['outside the app', 100, null],
    ['below app 3.3.0', 100, '3.2.9'],
    ['that are odd', 99, APP],
    ['above the limit', 102, APP],
  ])('%s are refused, and the earlier order stays', async (_, points, appVersion) => {
    const { ask, buy, backend, payment, find } = openAs('member');
    const token = backend.logInAs('member')?.token ?? '';
    const { orderNumber } = await buy('k1');
    const { code } = await ask('buyRightsCard', { points, appVersion }, { token, key: 'k2' });
    expect(code).toBe(ORDER_CODE.pointsRefused);
    expect((await payment(orderNumber)).progress).toEqual({ kind: 'waiting' });
    expect((await find()).points).toBe(240);
  });

  test('return once when the order is cancelled, with the day of their credit', async () => {
    const { buy, find, cancel, payment, backend } = openAs('member');
    const before = backend.snapshot().accounts.points['member'];
    const { orderNumber } = await buy('k1', 100, APP);
    expect(await cancel(orderNumber)).toMatchObject({
      data: { progress: { kind: 'failed', reason: 'cancelled' }, points: 0, returnedPoints: 100 },
    });
    await cancel(orderNumber, 'c2');
    expect((await find()).points).toBe(240);
    const after = backend.snapshot().accounts.points['member'];
    expect(creditsByDay(after?.credits)).toEqual(creditsByDay(before?.credits));
    expect(backend.snapshot().accounts.entries.at(-1)).toMatchObject({
      kind: 'returned',
      reason: { en: `Order ${orderNumber} canceled` },
    });
    expect(await payment(orderNumber)).toMatchObject({ amount: 49_000, returnedPoints: 100 });
  });

  test('that had expired are not said to be back', async () => {
    const { buy, cancel, clock, payment, backend, hold } = openAs('member');
    const lastYear = addWibMonths(START, -POINTS_MONTHS);
    hold([
      { points: 60, creditedAt: lastYear },
      { points: 40, creditedAt: START },
    ]);
    const { orderNumber } = await buy('k1', 100, APP);
    await clock.advance(31 * DAY_MS);
    backend.logInAs('member');
    await cancel(orderNumber);
    expect(await payment(orderNumber)).toMatchObject({ amount: 49_000, returnedPoints: 40 });
  });

  test('of an expired order are kept for it, and for the order in its place', async () => {
    const { buy, balance, payment, clock } = openAs('member');
    const { orderNumber } = await buy('k1', 100, APP);
    await clock.advance(PAYMENT_LIFETIME_MS);
    expect(balance()).toBe(140);
    const next = await buy('k2', 100, APP);
    expect(balance()).toBe(140);
    expect((await payment(orderNumber)).progress).toEqual({ kind: 'failed', reason: 'cancelled' });
    expect((await payment(next.orderNumber)).amount).toBe(44_000);
  });

  test.each([
    ['waits', 0],
    ['expired', PAYMENT_LIFETIME_MS],
  ])('of an order that %s can be spent on the next one, as the card says', async (_, after) => {
    const { buy, find, balance, payment, clock, hold } = openAs('member');
    hold([{ points: 100, creditedAt: START }]);
    await buy('k1', 100, APP);
    await clock.advance(after);
    expect([balance(), (await find()).points]).toEqual([0, 100]);
    const { orderNumber } = await buy('k2', 100, APP);
    expect(await payment(orderNumber)).toMatchObject({ amount: 44_000, points: 100 });
  });

  test.each(['declined', 'unavailable'] as const)(
    'of an order whose payment was %s return with the next one, and with its cancellation',
    async (reason) => {
      const { buy, find, balance, payment, cancel, failPayment } = openAs('member');
      const { orderNumber } = await buy('k1', 100, APP);
      failPayment(orderNumber, reason);
      expect([balance(), (await find()).points]).toEqual([140, 240]);
      const next = await buy('k2', 0);
      expect((await payment(orderNumber)).progress).toEqual({
        kind: 'failed',
        reason: 'cancelled',
      });
      expect(balance()).toBe(240);
      failPayment(next.orderNumber, reason);
      const again = await buy('k3', 100, APP);
      failPayment(again.orderNumber, reason);
      await cancel(again.orderNumber);
      expect(balance()).toBe(240);
    },
  );

  test('of an order that is not paid return with the renewal of an earlier one', async () => {
    const { buy, balance, payment, renew, failPayment } = openAs('member');
    const { orderNumber: first } = await buy('k1');
    const { orderNumber: second } = await buy('k2', 100, APP);
    failPayment(second, 'declined');
    await renew(first);
    expect((await payment(first)).progress).toEqual({ kind: 'waiting' });
    expect((await payment(second)).progress).toEqual({ kind: 'failed', reason: 'cancelled' });
    expect(balance()).toBe(240);
  });

  test('of a declined order stay with it when it is renewed', async () => {
    const { buy, balance, payment, renew, failPayment } = openAs('member');
    const { orderNumber } = await buy('k1', 100, APP);
    failPayment(orderNumber, 'declined');
    await renew(orderNumber);
    expect(await payment(orderNumber)).toMatchObject({ amount: 44_000, points: 100 });
    expect(balance()).toBe(140);
  });

  test('that expire while an order holds them are not spent on the next one', async () => {
    const { ask, buy, find, clock, backend, hold } = openAs('member');
    hold([{ points: 100, creditedAt: addWibMonths(START, -POINTS_MONTHS) }]);
    await buy('k1', 100, APP);
    await clock.advance(31 * DAY_MS);
    const token = backend.logInAs('member')?.token ?? '';
    expect((await find({ token })).points).toBe(0);
    const order = { points: 100, appVersion: APP };
    const { code } = await ask('buyRightsCard', order, { token, key: 'k2' });
    expect(code).toBe(ORDER_CODE.pointsRefused);
  });

  test('are spent again where the money of a cancelled order comes late', async () => {
    const { buy, find, cancel, payment, backend } = openAs('member');
    const { orderNumber } = await buy('k1', 100, APP);
    await cancel(orderNumber);
    backend.receivePayment(orderNumber);
    expect(await payment(orderNumber)).toMatchObject({
      amount: 44_000,
      points: 100,
      returnedPoints: 0,
      progress: { kind: 'paid' },
    });
    expect((await find()).points).toBe(184);
  });

  test('are spent again as far as they are there', async () => {
    const { buy, find, cancel, payment, backend, hold } = openAs('member');
    const { orderNumber } = await buy('k1', 100, APP);
    await cancel(orderNumber);
    hold([{ points: 30, creditedAt: START }]);
    backend.receivePayment(orderNumber);
    expect(await payment(orderNumber)).toMatchObject({ amount: 44_000, points: 30 });
    expect((await find()).points).toBe(44);
  });

  test('are not spent for a renewal, which costs its full price', async () => {
    const { buy, find, cancel, renew, payment, backend } = openAs('member');
    const { orderNumber } = await buy('k1', 100, APP);
    await cancel(orderNumber);
    await renew(orderNumber);
    expect((await payment(orderNumber)).returnedPoints).toBe(0);
    backend.receivePayment(orderNumber);
    expect(await payment(orderNumber)).toMatchObject({ amount: 49_000, points: 0 });
    expect((await find()).points).toBe(289);
  });

  test('stay spent once the order is paid: it is not cancelled any more', async () => {
    const { buy, find, cancel, backend } = openAs('member');
    const { orderNumber } = await buy('k1', 100, APP);
    backend.receivePayment(orderNumber);
    const { points } = await find();
    expect(await cancel(orderNumber)).toMatchObject({ code: ORDER_CODE.orderPaid });
    expect((await find()).points).toBe(points);
  });
});
