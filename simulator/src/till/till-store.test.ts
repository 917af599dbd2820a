import { expect, test } from 'vitest';
import { START, startBackend } from '../backend/testing.ts';
import { createTillStore } from './till-store.ts';

test('remembers scans, latest first', () => {
  const { backend } = startBackend();
  const till = createTillStore();
  backend.on('redeemed', (redemption) => till.trigger.redeemed({ redemption }));
  const code = backend.snapshot().vouchers['voucher-usable']?.code ?? '';
  backend.redeem(code);
  backend.redeem('nonsense');
  backend.redeem(code);

  const { redemptions } = till.getSnapshot().context;
  expect(redemptions.map(({ id, at, result }) => [id, at, result.ok])).toEqual([
    [3, START, false],
    [2, START, false],
    [1, START, true],
  ]);
  expect(redemptions.map((redemption) => redemption.code)).toEqual([code, 'nonsense', code]);
});
