import { expect, test } from 'vitest';
import { changeState } from './change-state.ts';
import { startBackend } from './testing.ts';

const { backend } = startBackend();
const STATE = backend.snapshot();

test('changes a copy of the state by JSON pointers', () => {
  const changed = changeState(STATE, {
    set: { '/campaigns/kopi-susu/stock': 1, '/users/member/firstOrderAt': null },
    remove: ['/vouchers/voucher-usable'],
  });
  if (!changed.ok) throw new Error(changed.failure.message);
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
])('refuses %j with a reason', (set, pointer, place) => {
  expect(changeState(STATE, { set, remove: [] })).toEqual({
    ok: false,
    failure: { pointer, message: expect.stringContaining(place) },
  });
});

test.each([
  ['/campaigns/kopi-susu/stock', -5, 'campaigns.kopi-susu.stock has to be 0 or more, not -5.'],
  [
    '/campaigns/kopi-susu/stock',
    1.5,
    'campaigns.kopi-susu.stock has to be a whole number, not 1.5.',
  ],
  ['/campaigns/kopi-susu/stock', [], 'campaigns.kopi-susu.stock has to be a number, not a list.'],
  [
    '/campaigns/kopi-susu/isWithdrawn',
    'maybe',
    'campaigns.kopi-susu.isWithdrawn has to be true or false, not "maybe".',
  ],
  [
    '/users/member/firstOrderAt',
    {},
    'users.member.firstOrderAt has to be a number, not an object.',
  ],
  ['/users/member/phone', 7, 'users.member.phone has to be a text, not 7.'],
  ['/weather', 'fine', 'there is no field weather.'],
])('describes at %s the wrong value %j', (pointer, value, message) => {
  expect(changeState(STATE, { set: { [pointer]: value }, remove: [] })).toEqual({
    ok: false,
    failure: { pointer: '', message: `The backend can’t be so: ${message}` },
  });
});

test('names a missing field', () => {
  expect(changeState(STATE, { set: {}, remove: ['/users'] })).toMatchObject({
    failure: { message: 'The backend can’t be so: users is missing.' },
  });
});

test('masks phones in the description of a wrong value', () => {
  const set = { '/campaigns/kopi-susu/stock': '+6281200000202' };
  expect(JSON.stringify(changeState(STATE, { set, remove: [] }))).not.toContain('200000202');
});

test('refuses to remove a required field', () => {
  expect(changeState(STATE, { set: {}, remove: ['/users'] }).ok).toBe(false);
  expect(changeState(STATE, { set: {}, remove: ['/users/member'] }).ok).toBe(true);
});

test('shares the parts that do not change', () => {
  const changed = changeState(STATE, { set: { '/campaigns/kopi-susu/stock': 1 }, remove: [] });
  if (!changed.ok) throw new Error(changed.failure.message);
  expect(changed.value.campaigns).not.toBe(STATE.campaigns);
  expect(changed.value.vouchers).toBe(STATE.vouchers);
  expect(changed.value.draws).toBe(STATE.draws);
});

test('refuses a whole that is no state', () => {
  expect(changeState(STATE, { set: { '': 5 }, remove: [] })).toEqual({
    ok: false,
    failure: { pointer: '', message: 'The backend can’t be so: the whole has to be an object.' },
  });
});
