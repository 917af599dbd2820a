import { expect, test } from 'vitest';
import { startBackend } from '../testing.ts';
import type { TillRefusal } from './till-result.ts';
import { redeemVoucher } from './vouchers.actions.ts';

const { verdict, till } = redeemVoucher;
const NOON = Date.UTC(2026, 8, 4, 5);

test('an accepted voucher is named with its worth', () => {
  const { backend } = startBackend();
  const code = backend.snapshot().vouchers['voucher-usable']?.code ?? '';
  expect(verdict(backend.redeem(code))).toEqual({
    isAccepted: true,
    message: 'Cappuccino Discount, worth Rp15.000',
  });
});

test.each<[TillRefusal, string]>([
  [{ reason: 'unknown' }, 'There is no voucher with this code.'],
  [{ reason: 'used', usedAt: NOON }, 'Used already, on 4 Sept 2026, 12:00 WIB.'],
  [{ reason: 'ended', endedAt: NOON }, 'Ended on 4 Sept 2026, 12:00 WIB.'],
  [{ reason: 'notStarted', startsAt: NOON }, 'Not valid before 4 Sept 2026, 12:00 WIB.'],
])('a refusal says why, in WIB', (failure, text) => {
  expect(verdict({ ok: false, failure })).toEqual({ isAccepted: false, message: text });
});

test.each(['KP7MABCDEF', '  KP7MABCDEF ', 'KP7M ABCD EF', 'KP7M-ABCD-EF'])(
  'the code %j is shown in groups from its first letter',
  (code) => {
    expect(till?.shown(code)).toBe('KP7M ABCD EF');
  },
);
