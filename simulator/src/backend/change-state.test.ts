import { expect, test } from 'vitest';
import { changeState } from './change-state.ts';
import { startBackend } from './testing.ts';

const { backend } = startBackend();
const STATE = backend.snapshot();

test('a state is changed by pointers, and the one before stays as it was', () => {
  const changed = changeState(STATE, {
    set: { '/campaigns/kopi-susu/stock': 1, '/users/member/firstOrderAt': null },
    remove: ['/vouchers/voucher-usable'],
  });
  if (!changed.ok) throw new Error(changed.failure.words);
  expect(changed.value.campaigns['kopi-susu']?.stock).toBe(1);
  expect(changed.value.users['member']?.firstOrderAt).toBeNull();
  expect(Object.keys(changed.value.vouchers)).toHaveLength(Object.keys(STATE.vouchers).length - 1);
  expect(STATE.campaigns['kopi-susu']?.stock).not.toBe(1);
});

test.each([
  [{ '/campaigns/kopi-susu/stock': -1 }, '', 'campaigns.kopi-susu.stock'],
  [{ '/campaigns/kopi-susu/stock': 'many' }, '', 'campaigns.kopi-susu.stock'],
  [{ '/weather': 'fine' }, '', 'weather'],
  [{ '/startedAt/year': 2026 }, '/set', 'year'],
])('%j is refused, with why', (set, pointer, place) => {
  expect(changeState(STATE, { set, remove: [] })).toEqual({
    ok: false,
    failure: { pointer, words: expect.stringContaining(place) },
  });
});

test('what every state has can’t be removed', () => {
  expect(changeState(STATE, { set: {}, remove: ['/users'] }).ok).toBe(false);
  expect(changeState(STATE, { set: {}, remove: ['/users/member'] }).ok).toBe(true);
});
