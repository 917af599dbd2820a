import { CLAIM_CODE, RESPONSE_CODE } from '@cangkir/core';
import { expect, test } from 'vitest';
import { startBackend } from './testing.ts';

const PHONE = '+6281234567890';
const CLAIM = { sourceId: 'kopi-susu', browserId: 'device-1' };
const DAY = 24 * 60 * 60 * 1000;

test('a change asked for again with its key is made once, and answered alike', async () => {
  const { backend, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  const first = await ask('claim', CLAIM, { token, key: 'k' });
  const again = await ask('claim', CLAIM, { token, key: 'k' });
  expect(first.code).toBe(CLAIM_CODE.claimed);
  expect(again).toEqual(first);
  expect(backend.snapshot().claims).toHaveLength(1);
});

test('an SMS asked for again with its key is sent once', async () => {
  const { clock, ask, inbox } = startBackend();
  const first = await ask('sendCode', { phone: PHONE }, { key: 'k' });
  await clock.advance(5000);
  expect(await ask('sendCode', { phone: PHONE }, { key: 'k' })).toEqual(first);
  expect(inbox).toHaveLength(1);
});

test('a login asked for again with its key gives the same token', async () => {
  const { ask, inbox } = startBackend();
  await ask('sendCode', { phone: PHONE });
  const input = { phone: PHONE, code: inbox[0]?.code ?? '' };
  const first = await ask('logIn', input, { key: 'k' });
  expect(first.code).toBe(RESPONSE_CODE.success);
  expect(await ask('logIn', input, { key: 'k' })).toEqual(first);
});

test('a key does not stand for two bodies', async () => {
  const { ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  await ask('claim', CLAIM, { token, key: 'k' });
  const other = await ask('claim', { ...CLAIM, sourceId: 'merienda' }, { token, key: 'k' });
  expect(other.code).toBe(RESPONSE_CODE.bodyInvalid);
});

test('two people may hit upon one key', async () => {
  const { ask, logIn } = startBackend();
  const tokens = [await logIn(PHONE), await logIn('+6281234567891')];
  for (const [index, token] of tokens.entries()) {
    const input = { ...CLAIM, browserId: `device-${index}` };
    expect(await ask('claim', input, { token, key: 'k' })).toMatchObject({ code: 0 });
  }
});

test('a refusal changed nothing, so its key may ask again', async () => {
  const { backend, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  backend.setConditions({ claimCode: CLAIM_CODE.notYetTime });
  await ask('claim', CLAIM, { token, key: 'k' });
  backend.setConditions({ claimCode: null });
  expect(await ask('claim', CLAIM, { token, key: 'k' })).toMatchObject({ code: 0 });
});

test('after a day a key is forgotten', async () => {
  const { clock, ask, logIn } = startBackend();
  const token = await logIn(PHONE);
  await ask('claim', CLAIM, { token, key: 'k' });
  await clock.advance(DAY);
  const again = await ask('claim', CLAIM, { token, key: 'k' });
  expect(again.code).toBe(CLAIM_CODE.alreadyClaimed);
});
