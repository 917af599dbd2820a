import { ENDPOINTS } from '@cangkir/api';
import { pointsBalance, RESPONSE_CODE } from '@cangkir/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

function visit(user: string) {
  const { backend, ask } = startBackend();
  const token = backend.logInAs(user)?.token ?? '';
  return {
    backend,
    async account() {
      const { data } = await ask('account', {}, { token });
      return v.parse(ENDPOINTS.account.output, data);
    },
    async entries() {
      const { data } = await ask('pointsHistory', {}, { token });
      return v.parse(ENDPOINTS.pointsHistory.output, data).entries;
    },
  };
}

test('has the name and the points of a member', async () => {
  const { name, credits } = await visit('member').account();
  expect(name).toBe('Teman Kopi');
  expect(pointsBalance(credits, START)).toBe(240);
  expect(await visit('newcomer').account()).toEqual({ name: null, credits: [] });
});

test('has the changes of the points, latest first', async () => {
  const entries = await visit('member').entries();
  expect(entries.map(({ kind }) => kind)).toEqual([
    'returned',
    'spent',
    'earned',
    'expired',
    'spent',
    'earned',
    'earned',
  ]);
  expect(await visit('newcomer').entries()).toEqual([]);
});

test('a paid order earns its points, once', async () => {
  const { backend, account, entries } = visit('member');
  const { amount } = backend.snapshot().payments['order-qris'] ?? { amount: 0 };
  backend.receivePayment('order-qris');
  backend.receivePayment('order-qris');
  const { credits } = await account();
  expect(pointsBalance(credits, START)).toBe(240 + Math.floor(amount / 1000));
  expect((await entries())[0]).toMatchObject({
    kind: 'earned',
    reason: { id: 'Pesanan order-qris' },
  });
});

test('is nobody else’s', async () => {
  const { ask } = startBackend();
  expect(await ask('account', {})).toMatchObject({ code: RESPONSE_CODE.tokenInvalid });
  expect(await ask('pointsHistory', {})).toMatchObject({ code: RESPONSE_CODE.tokenInvalid });
});
