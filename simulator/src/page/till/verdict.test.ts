import { expect, test } from 'vitest';
import { startBackend } from '../../backend/testing.ts';
import type { TillRefusal } from '../../backend/vouchers/till-result.ts';
import { shownCode, verdictOf } from './verdict.ts';

const NOON = Date.UTC(2026, 8, 4, 5);

test('an accepted voucher is named with its worth', () => {
  const { backend } = startBackend();
  const code = backend.snapshot().vouchers['voucher-usable']?.code ?? '';
  const verdict = verdictOf({ kind: 'read', code, result: backend.redeem(code) });
  expect(verdict).toEqual({
    look: 'accepted',
    title: 'Accepted',
    detail: 'Cappuccino Discount, worth Rp15.000',
  });
});

test.each<[TillRefusal, string]>([
  [{ reason: 'unknown' }, 'There is no voucher with this code.'],
  [{ reason: 'used', usedAt: NOON }, 'Used already, on 4 Sept 2026, 12:00 WIB.'],
  [{ reason: 'ended', endedAt: NOON }, 'Ended on 4 Sept 2026, 12:00 WIB.'],
  [{ reason: 'notStarted', startsAt: NOON }, 'Not valid before 4 Sept 2026, 12:00 WIB.'],
])('a refusal says why, in WIB', (failure, detail) => {
  const scanned = { kind: 'read', code: 'X', result: { ok: false, failure } } as const;
  expect(verdictOf(scanned)).toEqual({ look: 'refused', title: 'Refused', detail });
});

test('a screen without a code is no refusal', () => {
  expect(verdictOf({ kind: 'nothing' }).look).toBe('nothing');
});

test.each(['KP7MABCDEF', '  KP7MABCDEF ', 'KP7M ABCD EF', 'KP7M-ABCD-EF'])(
  'the code %j is shown in groups from its first letter',
  (code) => {
    expect(shownCode(code)).toBe('KP7M ABCD EF');
  },
);
