import { expect, test } from 'vitest';
import { startBackend } from '../../backend/testing.ts';
import { valueAt } from '../../shared/json-pointer.ts';
import { withTyped } from './with-typed.ts';

const STATE = startBackend().backend.snapshot();

test.each([
  ['/campaigns/kopi-susu/stock', '7', 7],
  ['/campaigns/kopi-susu/isWithdrawn', ' true ', true],
  ['/users/member/firstOrderAt', 'null', null],
  ['/users/member/firstOrderAt', '2026-09-04T15:00:00+07:00', Date.UTC(2026, 8, 4, 8)],
  ['/users/member/phone', '"+6281200000909"', '+6281200000909'],
  ['/users/member/phone', '+6281200000909', '+6281200000909'],
  ['/vouchers/voucher-usable/ownerId', '12', '12'],
])('at %s “%s” is %j', (pointer, text, expected) => {
  const changed = withTyped(STATE, pointer, text);
  if (!changed.ok) throw new Error(changed.failure);
  expect(valueAt(changed.value, pointer)).toBe(expected);
});

test.each([
  ['/campaigns/kopi-susu/stock', '-1', 'campaigns.kopi-susu.stock'],
  ['/campaigns/kopi-susu/stock', 'many', 'campaigns.kopi-susu.stock'],
  ['/campaigns/kopi-susu/stock', '  ', 'Type a value.'],
])('at %s “%s” is refused: %s', (pointer, text, message) => {
  expect(withTyped(STATE, pointer, text)).toEqual({
    ok: false,
    failure: expect.stringContaining(message),
  });
});
