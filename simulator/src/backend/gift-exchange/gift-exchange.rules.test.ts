import { ENDPOINTS } from '@cangkir/api';
import { CLAIM_CODE, GIFT_CODE, RESPONSE_CODE } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

/** A visit to an activity by a user: `member` has 240 points. */
function visit(activityCode = 'tukar-poin', user = 'member') {
  const { backend, ask, clock } = startBackend();
  const token = backend.logInAs(user)?.token ?? '';
  return {
    clock,
    ask,
    exchanges: () => backend.snapshot().giftExchange.made,
    async find(requester: { token?: string } = { token }) {
      const { data } = await ask('giftActivity', { activityCode }, requester);
      return v.parse(ENDPOINTS.giftActivity.output, data);
    },
    exchange: (giftId: string, quantity: number, key?: string) =>
      ask(
        'exchangeGift',
        { activityCode, giftId, quantity },
        key === undefined ? { token } : { token, key },
      ),
  };
}

test('has no activity for a user of another market, where points are not redeemed', async () => {
  const { ask, exchange } = visit('tukar-poin', 'memberSg');
  expect((await exchange('coaster', 1)).code).toBe(RESPONSE_CODE.notFound);
  expect((await ask('giftActivity', { activityCode: 'tukar-poin' })).code).toBe(
    RESPONSE_CODE.success,
  );
});

test('returns the gifts with the person’s points', async () => {
  const { find } = visit();
  const { gifts, balance } = await find();
  expect(balance).toBe(240);
  expect(gifts.map(({ id, points, stock, allowance }) => [id, points, stock, allowance])).toEqual([
    ['tote-bag', 60, 80, 5],
    ['enamel-mug', 100, 40, 2],
    ['moka-pot', 500, 10, 1],
    ['coaster', 20, 0, 4],
    ['recipe-book', 40, 1000, 1],
  ]);
  expect(await find({})).toMatchObject({
    balance: null,
    gifts: [{ allowance: 5, taken: 0, picture: 'toteBag' }, {}, {}, {}, {}],
  });
  expect((await visit('tukar-poin', 'newcomer').find()).balance).toBe(0);
});

test('reduces the points, the stock and the allowance', async () => {
  const { find, exchange, exchanges } = visit();
  const { code, data } = await exchange('tote-bag', 3);
  expect([code, data]).toEqual([0, { exchangeId: expect.any(String), balance: 60 }]);
  expect(await find()).toMatchObject({
    balance: 60,
    gifts: [{ stock: 77, allowance: 2, taken: 3 }, {}, {}, {}, {}],
  });
  expect(exchanges()).toMatchObject([
    {
      activityCode: 'tukar-poin',
      giftId: 'tote-bag',
      userId: 'member',
      quantity: 3,
      madeAt: START,
    },
  ]);
});

test('exchanges once, however often it is requested', async () => {
  const { exchange, exchanges } = visit();
  const first = await exchange('tote-bag', 1, 'k1');
  expect(await exchange('tote-bag', 1, 'k1')).toEqual(first);
  expect(exchanges()).toHaveLength(1);
});

test.each([
  ['tote-bag', 5, GIFT_CODE.pointsInsufficient],
  ['tote-bag', 6, GIFT_CODE.exchangeLimit],
  ['enamel-mug', 3, GIFT_CODE.exchangeLimit],
  ['moka-pot', 1, GIFT_CODE.pointsInsufficient],
  ['coaster', 1, GIFT_CODE.exchangeLimit],
  ['recipe-book', 1, GIFT_CODE.exchangeFailed],
  ['no-such-gift', 1, RESPONSE_CODE.notFound],
  ['tote-bag', 4, RESPONSE_CODE.success],
])('answers an exchange of gift %s, quantity %i, with code %i', async (giftId, quantity, code) => {
  const { exchange, exchanges } = visit();
  expect((await exchange(giftId, quantity)).code).toBe(code);
  expect(exchanges()).toHaveLength(code === 0 ? 1 : 0);
});

test('subtracts earlier exchanges from the allowance', async () => {
  const { exchange } = visit();
  expect((await exchange('enamel-mug', 1)).code).toBe(RESPONSE_CODE.success);
  expect((await exchange('enamel-mug', 2)).code).toBe(GIFT_CODE.exchangeLimit);
  expect((await exchange('enamel-mug', 1)).code).toBe(RESPONSE_CODE.success);
});

test('rejects exchanges before the start, after the end, or without a login', async () => {
  const early = visit('tukar-besok');
  expect((await early.exchange('tote-bag', 1)).code).toBe(CLAIM_CODE.notStarted);
  await early.clock.advance(DAY_MS);
  expect((await early.exchange('tote-bag', 1)).code).toBe(RESPONSE_CODE.success);
  expect((await visit('tukar-usai').exchange('tote-bag', 1)).code).toBe(CLAIM_CODE.ended);
  const { ask } = visit();
  const request = { activityCode: 'tukar-poin', giftId: 'tote-bag', quantity: 1 };
  expect(await ask('exchangeGift', request)).toMatchObject({ code: RESPONSE_CODE.tokenInvalid });
});

test.each(['nothing', '__proto__'])('does not find the activity %s', async (activityCode) => {
  const { ask, exchange } = visit(activityCode);
  expect(await ask('giftActivity', { activityCode })).toMatchObject({
    code: RESPONSE_CODE.notFound,
  });
  expect((await exchange('tote-bag', 1)).code).toBe(RESPONSE_CODE.notFound);
});
