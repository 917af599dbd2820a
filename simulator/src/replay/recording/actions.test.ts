import { INITIAL_GLOBAL, LOCAL_KEYS, serializeState } from '@cangkir/core';
import { expect, test } from 'vitest';
import type { StorageChange } from '../../phone/phone-storage.ts';
import { actionOfAnswer, actionOfStorage } from './actions.ts';

const PHONE = '+6281355550123';
const USERS = { 'id-1': { id: 'id-1', phone: PHONE, firstOrderAt: null } };

/** The app's stored session, with a user logged in or nobody. */
function globalOf(id: string | null, lan: 'in' | 'en' = 'in'): string {
  const userInfo = id === null ? null : { id, phone: PHONE };
  return serializeState({ ...INITIAL_GLOBAL, userInfo, lan });
}

function actionOf(change: Partial<StorageChange>) {
  return actionOfStorage(
    { area: 'local', key: LOCAL_KEYS.global, oldValue: null, newValue: null, ...change },
    USERS,
  );
}

test('names a user who logs in in another tab by the fixtures, or by their phone', () => {
  expect(actionOf({ newValue: globalOf('member') })).toEqual({ do: 'other-tab', user: 'member' });
  expect(actionOf({ oldValue: globalOf('member'), newValue: globalOf('id-1') })).toEqual({
    do: 'other-tab',
    user: PHONE,
  });
});

test('a logout in another tab is other-tab with null', () => {
  const oldValue = globalOf('member');
  expect(actionOf({ oldValue, newValue: globalOf(null) })).toEqual({ do: 'other-tab', user: null });
});

test('a removed session is a change of the storage, not a logout', () => {
  expect(actionOf({ oldValue: globalOf('member') })).toEqual({
    do: 'storage.change',
    area: 'local',
    key: LOCAL_KEYS.global,
    value: null,
  });
});

test('a user whom the backend does not know is a change of the storage', () => {
  const newValue = globalOf('gone');
  expect(actionOf({ newValue })).toEqual({
    do: 'storage.change',
    area: 'local',
    key: LOCAL_KEYS.global,
    value: newValue,
  });
});

test('a session of the same user is a change of the storage', () => {
  const newValue = globalOf('member', 'en');
  expect(actionOf({ oldValue: globalOf('member'), newValue })).toMatchObject({
    do: 'storage.change',
    value: newValue,
  });
});

test('other keys and areas are changes of the storage', () => {
  const newValue = globalOf('member');
  expect(actionOf({ key: 'other', newValue })).toMatchObject({
    do: 'storage.change',
    key: 'other',
  });
  expect(actionOf({ area: 'session', newValue })).toMatchObject({ area: 'session' });
});

test.each([
  ['login', 'member', { login: 'member' }],
  ['login', null, { login: null }],
  ['scan', 'CODE', { scan: 'CODE' }],
  ['scan', null, { scan: null }],
  ['share', 'done', { share: true }],
  ['share', null, { share: false }],
  ['pay', 'done', { pay: true }],
  ['pay', null, { pay: false }],
] as const)('records the answer to %s, which is %j', (kind, answer, action) => {
  expect(actionOfAnswer(kind, answer)).toEqual({ do: 'answer', ...action });
});
