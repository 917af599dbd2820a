import { expect, test } from 'vitest';
import { START, startBackend } from '../backend/testing.ts';
import { createTillStore } from './till-store.ts';

test('remembers scans, latest first', () => {
  const { backend } = startBackend();
  const till = createTillStore();
  backend.on('redeemed', (done) => till.trigger.done({ done }));
  const code = backend.snapshot().vouchers['voucher-usable']?.code ?? '';
  backend.redeem(code);
  backend.redeem('nonsense');
  backend.redeem(code);

  expect(till.getSnapshot().context.entries).toMatchObject([
    { id: 3, at: START, argument: code, result: { ok: false } },
    { id: 2, at: START, argument: 'nonsense', result: { ok: false } },
    { id: 1, at: START, argument: code, result: { ok: true } },
  ]);
});
