import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { expect, test } from 'vitest';
import { SMS_CODE_LIFETIME_MS } from './login/login.rules.ts';
import { startBackend } from './testing.ts';

const PHONE = '+6281234567890';
const CLAIM = { activityCode: 'kopi-susu', browserId: 'device-1' };

test('makes a change once for a repeated key, with the same answer', async () => {
  const { backend, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  const first = await ask('claim', CLAIM, { token, key: 'k' });
  const again = await ask('claim', CLAIM, { token, key: 'k' });
  expect(first.code).toBe(CLAIM_CODE.claimed);
  expect(again).toEqual(first);
  expect(backend.snapshot().claims).toHaveLength(1);
  expect(JSON.stringify(backend.snapshot().keptAnswers)).not.toContain(CLAIM.browserId);
});

test('sends an SMS once for a repeated key', async () => {
  const { clock, ask, inbox } = startBackend();
  const first = await ask('sendCode', { phone: PHONE }, { key: 'k' });
  await clock.advance(5000);
  expect(await ask('sendCode', { phone: PHONE }, { key: 'k' })).toEqual(first);
  expect(inbox).toHaveLength(1);
});

test('returns the same token for a login with a repeated key', async () => {
  const { ask, inbox } = startBackend();
  await ask('sendCode', { phone: PHONE });
  const input = { phone: PHONE, code: inbox[0]?.code ?? '' };
  const first = await ask('logIn', input, { key: 'k' });
  expect(first.code).toBe(RESPONSE_CODE.success);
  expect(await ask('logIn', input, { key: 'k' })).toEqual(first);
});

test('forgets the token of a login with its SMS code, after 5 minutes', async () => {
  const { ask, clock, inbox } = startBackend();
  await ask('sendCode', { phone: PHONE });
  const input = { phone: PHONE, code: inbox[0]?.code ?? '' };
  const first = await ask('logIn', input, { key: 'k' });
  await clock.advance(SMS_CODE_LIFETIME_MS - 1);
  expect(await ask('logIn', input, { key: 'k' })).toEqual(first);
  await clock.advance(1);
  expect(await ask('logIn', input, { key: 'k' })).toMatchObject({
    code: RESPONSE_CODE.smsCodeExpired,
    data: null,
  });
});

test('refuses a key with another body', async () => {
  const { ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  await ask('claim', CLAIM, { token, key: 'k' });
  const other = await ask('claim', { ...CLAIM, activityCode: 'merienda' }, { token, key: 'k' });
  expect(other.code).toBe(RESPONSE_CODE.bodyInvalid);
});

test('knows a change again by what the contract reads of it', async () => {
  const { ask, inbox } = startBackend();
  const first = await ask('sendCode', { phone: PHONE }, { key: 'k' });
  const again = { phone: PHONE, note: 'unknown to the contract' };
  expect(await ask('sendCode', again, { key: 'k' })).toEqual(first);
  expect(inbox).toHaveLength(1);
});

test('an answer that was kept while the clock was ahead counts for nothing', async () => {
  const { backend, clock, ask, inbox } = startBackend();
  await clock.advance(DAY_MS);
  await ask('sendCode', { phone: PHONE }, { key: 'k' });
  const before = startBackend();
  before.backend.load(backend.snapshot());
  expect((await before.ask('sendCode', { phone: PHONE }, { key: 'k' })).code).toBe(0);
  expect([inbox.length, before.inbox.length]).toEqual([1, 1]);
});

test('gives a kept answer of a scenario file, which holds no hash, for any input', async () => {
  const { backend, ask } = startBackend();
  const first = await ask('sendCode', { phone: PHONE }, { key: 'k' });
  const { keptAnswers } = backend.snapshot();
  const written = Object.entries(keptAnswers).map(([id, kept]) => [
    id,
    { ...kept, inputHash: null },
  ]);
  backend.load({ ...backend.snapshot(), keptAnswers: Object.fromEntries(written) });
  expect(await ask('sendCode', { phone: PHONE }, { key: 'k' })).toEqual(first);
});

test('lets two people use the same key', async () => {
  const { ask, logIn } = startBackend();
  const tokens = [await logIn(PHONE), await logIn('+6281234567891')];
  for (const [index, token] of tokens.entries()) {
    const input = { ...CLAIM, browserId: `device-${index}` };
    expect(await ask('claim', input, { token, key: 'k' })).toMatchObject({ code: 0 });
  }
});

test('accepts the key of a refused change again', async () => {
  const { backend, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  backend.setConditions({ claimCode: CLAIM_CODE.notYetTime });
  await ask('claim', CLAIM, { token, key: 'k' });
  backend.setConditions({ claimCode: null });
  expect(await ask('claim', CLAIM, { token, key: 'k' })).toMatchObject({ code: 0 });
});

test('forgets a key after a day', async () => {
  const { clock, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  await ask('claim', CLAIM, { token, key: 'k' });
  await clock.advance(DAY_MS);
  const again = await ask('claim', CLAIM, { token, key: 'k' });
  expect(again.code).toBe(CLAIM_CODE.alreadyClaimed);
});

test('deletes kept answers after a day', async () => {
  const { backend, clock, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  await ask('claim', CLAIM, { token, key: 'k' });
  await clock.advance(DAY_MS);
  await ask('claim', { ...CLAIM, activityCode: 'merienda' }, { token, key: 'l' });
  expect(Object.keys(backend.peek().keptAnswers)).toHaveLength(1);
});
