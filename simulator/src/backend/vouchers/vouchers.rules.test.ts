import { ENDPOINTS } from '@cangkir/api';
import { RESPONSE_CODE, voucherStatus } from '@cangkir/core';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

test('has vouchers in every state for the member, latest first', async () => {
  const { backend, ask } = startBackend();
  const token = backend.logInAs('member')?.token ?? '';
  const { data } = await ask('vouchers', {}, { token });
  const { vouchers } = v.parse(ENDPOINTS.vouchers.output, data);
  const statuses = vouchers.map((voucher) => voucherStatus(voucher, START));
  expect(new Set(statuses)).toEqual(new Set(['claimed', 'used', 'ended', 'notStarted']));
  const claimed = vouchers.map(({ claimedAt }) => claimedAt);
  expect(claimed).toEqual([...claimed].sort((a, b) => b - a));
});

test('shows a voucher to its owner, without the owner’s data', async () => {
  const { backend, ask } = startBackend();
  const token = backend.logInAs('member')?.token ?? '';
  const { code, data } = await ask('voucher', { id: 'voucher-usable' }, { token });
  expect(code).toBe(RESPONSE_CODE.success);
  expect(data).toMatchObject({ id: 'voucher-usable' });
  expect(data).not.toHaveProperty('ownerId');
});

test.each(['voucher-usable', 'no-such-voucher', '__proto__'])(
  'hides %s from another person',
  async (id) => {
    const { backend, ask } = startBackend();
    const token = backend.logInAs('newcomer')?.token ?? '';
    expect(await ask('voucher', { id }, { token })).toMatchObject({
      code: RESPONSE_CODE.notFound,
      data: null,
    });
  },
);
