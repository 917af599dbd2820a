import { GIFT_CODE, RESPONSE_CODE } from '@cangkir/core';
import { expect, test } from 'vitest';
import { copyOf } from '../copy-of.ts';
import { startBackend } from '../testing.ts';

/** A person with a gift card. */
function openCards(user = 'member') {
  const { backend, ask } = startBackend();
  const token = backend.logInAs(user)?.token ?? '';
  return {
    ask,
    giftCards: () => backend.snapshot().giftCards,
    storeBefore(amount: number) {
      const state = copyOf(backend.snapshot());
      state.giftCards.storedValue[user] = amount;
      backend.load(state);
    },
    redeem: (code: string, key?: string) =>
      ask('redeemGiftCard', { code }, key === undefined ? { token } : { token, key }),
  };
}

test('adds a card to the stored value, once', async () => {
  const { redeem, giftCards } = openCards();
  const first = await redeem('KADOKOPI22223333', 'k1');
  expect(first).toMatchObject({
    code: RESPONSE_CODE.success,
    data: { value: 100_000, balance: 1_600_000, currencyCode: 'IDR' },
  });
  expect(await redeem('KADOKOPI22223333', 'k1')).toEqual(first);
  expect((await redeem('KADOKOPI22223333')).code).toBe(GIFT_CODE.cardUsed);
  expect(giftCards().storedValue).toEqual({ member: 1_600_000 });
  expect(giftCards().cards['KADOKOPI22223333']?.redeemedBy).toBe('member');
});

test('starts a stored value with the first card', async () => {
  expect(await openCards('newcomer').redeem('KADOKOPI22223333')).toMatchObject({
    data: { balance: 100_000 },
  });
});

test.each([
  ['KADOBESAR2222333', GIFT_CODE.cardLimit],
  ['KADOTERPAKAI2222', GIFT_CODE.cardUsed],
  ['NOSUCHCARD222233', GIFT_CODE.cardUnknown],
])('%s is refused with %i', async (code, refusal) => {
  const { redeem, giftCards } = openCards();
  expect((await redeem(code)).code).toBe(refusal);
  expect(giftCards().storedValue).toEqual({ member: 1_500_000 });
});

test('accepts a value up to the limit, inclusive', async () => {
  const { redeem, storeBefore } = openCards();
  storeBefore(1_900_001);
  expect((await redeem('KADOKOPI22223333')).code).toBe(GIFT_CODE.cardLimit);
  storeBefore(1_900_000);
  expect((await redeem('KADOKOPI22223333')).code).toBe(RESPONSE_CODE.success);
});

test.each([
  ['memberPh', 'REGALOKAPE222333', { value: 250, balance: 250, currencyCode: 'PHP' }],
  ['memberSg', 'GIFTKOPI22223333', { value: 10, balance: 10, currencyCode: 'SGD' }],
])('%s redeems a card of their own market alone', async (person, code, data) => {
  const { redeem } = openCards(person);
  expect((await redeem('KADOKOPI22223333')).code).toBe(GIFT_CODE.cardUnknown);
  expect(await redeem(code)).toMatchObject({ code: RESPONSE_CODE.success, data });
});

test('requires a login to redeem a card', async () => {
  const { ask } = openCards();
  expect(await ask('redeemGiftCard', { code: 'KADOKOPI22223333' })).toMatchObject({
    code: RESPONSE_CODE.tokenInvalid,
  });
});
