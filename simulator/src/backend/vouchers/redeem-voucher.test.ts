import { startOfWibDay } from '@cangkir/core';
import { DAY_MS } from '@cangkir/core/durations';
import { expect, test } from 'vitest';
import { START, startBackend } from '../testing.ts';

function fixtureCode(id: string): string {
  return startBackend().backend.snapshot().vouchers[id]?.code ?? '';
}

test('redeems a voucher once', () => {
  const { backend } = startBackend();
  const code = fixtureCode('voucher-usable');
  expect(backend.redeem(code)).toMatchObject({
    ok: true,
    value: { id: 'voucher-usable', usedAt: START },
  });
  expect(backend.redeem(code)).toEqual({ ok: false, failure: { reason: 'used', usedAt: START } });
});

test('accepts a code as people type it', () => {
  const { backend } = startBackend();
  const typed = fixtureCode('voucher-usable')
    .toLowerCase()
    .replace(/(.{4})/g, '$1 - ');
  expect(backend.redeem(typed)).toMatchObject({ ok: true });
});

test.each([
  ['NOTACODE', { reason: 'unknown' }],
  ['', { reason: 'unknown' }],
  [fixtureCode('voucher-used'), { reason: 'used', usedAt: START - 5 * DAY_MS }],
  [fixtureCode('voucher-ended'), { reason: 'ended', endedAt: startOfWibDay(START) }],
])('rejects %s', (code, failure) => {
  expect(startBackend().backend.redeem(code)).toEqual({ ok: false, failure });
});

test('reports when a voucher starts, and accepts it then', async () => {
  const { backend, clock } = startBackend();
  const code = fixtureCode('voucher-not-started');
  const early = backend.redeem(code);
  expect(early).toMatchObject({ ok: false, failure: { reason: 'notStarted' } });
  await clock.advance(7 * DAY_MS);
  expect(backend.redeem(code)).toMatchObject({ ok: true });
});

test('makes the customer an existing user', async () => {
  const { backend, ask } = startBackend();
  const token = backend.logInAs('newcomer')?.token ?? '';
  const claim = { activityCode: 'kopi-susu', browserId: 'd' };
  await ask('claim', claim, { token });
  const [voucher] = Object.values(backend.snapshot().vouchers).filter(
    ({ ownerId }) => ownerId === 'newcomer',
  );
  backend.redeem(voucher?.code ?? '');
  expect(backend.snapshot().users['newcomer']?.firstOrderAt).toBe(START);
});
