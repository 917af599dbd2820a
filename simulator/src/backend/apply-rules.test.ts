import { CLAIM_CODE, RESPONSE_CODE, sha256Hex, sign, signingTime } from '@cangkir/core';
import { expect, test } from 'vitest';
import { readAnswer, START, startBackend } from './testing.ts';

const CLAIM = { activityCode: 'kopi-susu', browserId: 'device-1' };

test.each([
  ['a path that is none', { path: '/portal/app/coupon/nothing' }],
  ['another method', { method: 'DELETE' }],
])('%s is not found', async (_, change) => {
  const { backend, request } = startBackend();
  const delivery = await backend.handle({ ...request('config', {}), ...change });
  expect(readAnswer(delivery).code).toBe(RESPONSE_CODE.notFound);
});

test.each(['', '{', 'null', '[]', '"text"', '12', '<html>'])(
  'rejects the body %j as invalid',
  async (body) => {
    const { backend, request } = startBackend();
    const delivery = await backend.handle({ ...request('claim', CLAIM), body });
    expect(readAnswer(delivery).code).toBe(RESPONSE_CODE.bodyInvalid);
  },
);

test.each([
  ['a field is missing', { activityCode: 'kopi-susu' }],
  ['a field is of another type', { activityCode: 'kopi-susu', browserId: 12 }],
  ['a field is too long', { activityCode: 'kopi-susu', browserId: 'x'.repeat(65) }],
])('rejects a signed body in which %s as invalid', async (_, data) => {
  const { backend, request } = startBackend();
  const time = signingTime(START);
  const body = JSON.stringify({ ...data, time, sign: sign(data, time, '', sha256Hex) });
  const delivery = await backend.handle({ ...request('claim', CLAIM), body });
  expect(readAnswer(delivery).code).toBe(RESPONSE_CODE.bodyInvalid);
});

test('rejects a change without an idempotency key as invalid', async () => {
  const { ask } = startBackend();
  expect(await ask('claim', CLAIM, { key: '' })).toMatchObject({
    code: RESPONSE_CODE.bodyInvalid,
  });
});

test.each(['no-such-token', '__proto__', 'constructor'])(
  'rejects the token %s as invalid',
  async (token) => {
    const { ask } = startBackend();
    const answers = [
      await ask('vouchers', {}, { token }),
      await ask('campaign', { activityCode: 'kopi-susu' }, { token }),
      await ask('claim', CLAIM, { token }),
    ];
    for (const { code } of answers) expect(code).toBe(RESPONSE_CODE.tokenInvalid);
  },
);

test('requires a token for the wallet', async () => {
  const { ask } = startBackend();
  expect(await ask('vouchers', {})).toMatchObject({ code: RESPONSE_CODE.tokenInvalid });
});

test('lets a user with an old token log in', async () => {
  const { ask } = startBackend();
  const sent = await ask('sendCode', { phone: '+6281234567890' }, { token: 'over' });
  expect(sent.code).toBe(RESPONSE_CODE.success);
});

test('answers a claim without a token with its own code', async () => {
  const { ask } = startBackend();
  expect(await ask('claim', CLAIM)).toMatchObject({ code: CLAIM_CODE.loginRequired });
});
