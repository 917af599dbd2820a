import { INITIAL_GLOBAL, SESSION_KEYS, serializeState } from '@cangkir/core';
import { expect, test } from 'vitest';
import type { StorageChange } from '../../phone/phone-storage.ts';
import { actionOfAnswer, actionOfOverride, actionOfStorage } from './actions.ts';

const PHONE = '+6281355550123';
const USERS = { 'id-1': { id: 'id-1', phone: PHONE, firstOrderAt: null } };

/** What the app remembers of who is logged in. */
function globalOf(id: string | null, lan: 'in' | 'en' = 'in'): string {
  const userInfo = id === null ? null : { id, phone: PHONE };
  return serializeState({ ...INITIAL_GLOBAL, userInfo, lan });
}

function actionOf(change: Partial<StorageChange>) {
  return actionOfStorage(
    { area: 'local', key: SESSION_KEYS.global, oldValue: null, newValue: null, ...change },
    USERS,
  );
}

test('somebody who logs in in another tab is named by the fixtures, or by their phone', () => {
  expect(actionOf({ newValue: globalOf('member') })).toEqual({ do: 'other-tab', user: 'member' });
  expect(actionOf({ oldValue: globalOf('member'), newValue: globalOf('id-1') })).toEqual({
    do: 'other-tab',
    user: PHONE,
  });
});

test('whoever logs out there is nobody', () => {
  const oldValue = globalOf('member');
  expect(actionOf({ oldValue, newValue: globalOf(null) })).toEqual({ do: 'other-tab', user: null });
});

test('where all is forgotten, more than who is logged in is gone', () => {
  expect(actionOf({ oldValue: globalOf('member') })).toEqual({
    do: 'storage.change',
    area: 'local',
    key: SESSION_KEYS.global,
    value: null,
  });
});

test('somebody whom nobody knows is what is stored, and no more', () => {
  const newValue = globalOf('gone');
  expect(actionOf({ newValue })).toEqual({
    do: 'storage.change',
    area: 'local',
    key: SESSION_KEYS.global,
    value: newValue,
  });
});

test('where the same person stays logged in, it is what is stored', () => {
  const newValue = globalOf('member', 'en');
  expect(actionOf({ oldValue: globalOf('member'), newValue })).toMatchObject({
    do: 'storage.change',
    value: newValue,
  });
});

test('other keys, and other areas, are what is stored', () => {
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
] as const)('on the screen of %s, %j is told', (kind, answer, action) => {
  expect(actionOfAnswer(kind, answer)).toEqual({ do: 'answer', ...action });
});

test('an answer of an endpoint is told by its method and path, one of all is not', () => {
  expect(actionOfOverride({ endpoint: 'claim', times: 2, code: 30006, data: {} })).toEqual({
    do: 'http.override',
    match: 'POST /portal/app/coupon/claim',
    reply: { code: 30006, data: {} },
    times: 2,
  });
  expect(actionOfOverride({ times: 1, network: 'lost' })).toBeNull();
});
