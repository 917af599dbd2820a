import { ENDPOINTS } from '@cangkir/api';
import { RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

function openAs(user: string) {
  const { backend, ask, clock } = startBackend();
  const token = backend.logInAs(user)?.token ?? '';
  return {
    ask,
    clock,
    redeem: (code: string) => ask('redeemGiftCard', { code }, { token }),
    async find() {
      const { data } = await ask('storedValue', {}, { token });
      return v.parse(ENDPOINTS.storedValue.output, data);
    },
  };
}

test('has a history that adds up to the balance, the newest first', async () => {
  const { balance, limit, currencyCode, movements } = await openAs('member').find();
  expect([balance, limit, currencyCode]).toEqual([1_500_000, 2_000_000, 'IDR']);
  expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(balance);
  const moments = movements.map(({ at }) => at);
  expect(moments).toEqual([...moments].sort((one, other) => other - one));
});

test.each([
  ['memberPh', 'PHP', 7_500],
  ['memberSg', 'SGD', 200],
])('of %s is in %s, at most %i', async (person, currencyCode, limit) => {
  expect(await openAs(person).find()).toMatchObject({ balance: 0, limit, currencyCode });
});

test('is credited by a gift card', async () => {
  const { redeem, find } = openAs('newcomer');
  expect(await find()).toMatchObject({ balance: 0, movements: [] });
  await redeem('KADOKOPI22223333');
  expect(await find()).toMatchObject({
    balance: 100_000,
    movements: [{ kind: 'giftCard', amount: 100_000, at: START }],
  });
});

test('shows nothing of a card that is refused', async () => {
  const { redeem, find } = openAs('newcomer');
  await redeem('KADOTERPAKAI2222');
  expect((await find()).movements).toEqual([]);
});

test('belongs to somebody who is logged in', async () => {
  expect((await openAs('member').ask('storedValue', {})).code).toBe(RESPONSE_CODE.tokenInvalid);
});

test('names the orders that a gift card can still pay', async () => {
  const { clock, find } = openAs('member');
  expect((await find()).giftCardOrders).toEqual([
    {
      orderNumber: 'order-gift-card',
      paymentMethod: 'giftCard',
      amount: 38_000,
      expiresAt: START + 900_000,
    },
  ]);
  await clock.advance(900_000);
  expect((await find()).giftCardOrders).toEqual([]);
  expect((await openAs('newcomer').find()).giftCardOrders).toEqual([]);
});
