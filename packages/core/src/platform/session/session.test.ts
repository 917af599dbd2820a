import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import { serializeState } from './persisted-store.ts';
import { INITIAL_GLOBAL, isLoggedIn, MAX_TOKEN_LENGTH, openSession } from './session.ts';
import { LOCAL_KEYS, TAB_KEYS } from './storage-keys.ts';

const USER = { id: 'member-1', phone: '+6281234567890' };

function openStorages() {
  return { local: createMemoryKeyValueStore(), session: createMemoryKeyValueStore() };
}

test('stores the state under the keys of the specification', () => {
  const storages = openStorages();
  const session = openSession(storages);
  session.global.set({ token: 't' });
  session.other.set({ endPage: '/end' });
  session.adVoucher.set({ ttoclid: 'click-1' });
  session.commonSession.set({ pageDrafts: { 'claim:kopi': { pendingKey: 'key-1' } } });
  session.pay.set({ pay: 'order-1' });
  for (const key of ['global', 'other', 'ttVoucher']) {
    expect(storages.local.get(key)).not.toBeNull();
    expect(storages.session.get(key)).toBeNull();
  }
  for (const key of ['common-session', 'pay']) {
    expect(storages.session.get(key)).not.toBeNull();
    expect(storages.local.get(key)).toBeNull();
  }
});

test('restores the whole state after a reload', () => {
  const storages = openStorages();
  const before = openSession(storages);
  before.global.set({
    token: 't',
    userInfo: USER,
    browserId: 'b',
    lan: 'in',
    globalConfig: { mobileRegister: true },
    redirectRoute: '/mine',
  });
  before.other.set({ endPage: '/end1' });
  before.adVoucher.set({ paySuccess: true, ttoclid: 'click-1' });
  before.commonSession.set({
    routeQueue: [{ path: '/mine' }],
    backGlobal: true,
    sourceId: 'chat',
    loginDraft: {
      market: 'SG',
      typedPhone: '8123',
      phone: { e164: '+6581234567', national: '8123 4567' },
      resendAt: 1000,
      sendKey: 's',
      logInKey: 'l',
    },
    pageDrafts: { 'claim:kopi': { pendingKey: 'key-1' } },
  });
  before.pay.set({ pay: 'order-1' });
  const after = openSession(storages);
  expect(after.global.get()).toEqual(before.global.get());
  expect(after.other.get()).toEqual(before.other.get());
  expect(after.adVoucher.get()).toEqual(before.adVoucher.get());
  expect(after.commonSession.get()).toEqual(before.commonSession.get());
  expect(after.pay.get()).toEqual({ pay: 'order-1' });
});

test('starts logged out and without visits for a new user', () => {
  const session = openSession(openStorages());
  expect(session.global.get()).toEqual({
    token: '',
    userInfo: null,
    isAppLogin: false,
    browserId: null,
    lan: null,
    globalConfig: null,
    redirectRoute: null,
  });
  expect(session.other.get()).toEqual({ endPage: null });
  expect(session.adVoucher.get()).toEqual({ paySuccess: false, ttoclid: null, ttPayUrl: null });
  expect(session.pay.get()).toEqual({ pay: null });
  expect(session.commonSession.get()).toEqual({
    routeQueue: [],
    backGlobal: false,
    sourceId: '',
    loginDraft: null,
    pageDrafts: {},
  });
});

test('restores the history of a tab that an earlier version stored', () => {
  const storages = openStorages();
  const before = { routeQueue: [{ path: '/mine' }], loginDraft: null, pageDrafts: {} };
  storages.session.set('common-session', serializeState(before));
  expect(openSession(storages).commonSession.get()).toEqual({
    ...before,
    backGlobal: false,
    sourceId: '',
  });
});

test('derives the login from the user info alone', () => {
  expect(isLoggedIn(INITIAL_GLOBAL)).toBe(false);
  expect(isLoggedIn({ ...INITIAL_GLOBAL, token: 't' })).toBe(false);
  expect(isLoggedIn({ ...INITIAL_GLOBAL, userInfo: USER })).toBe(true);
});

test('restores every language', () => {
  for (const lan of ['in', 'en', 'zh'] as const) {
    const storages = openStorages();
    openSession(storages).global.set({ lan });
    expect(openSession(storages).global.get().lan).toBe(lan);
  }
});

describe('foreign content in storage', () => {
  test('never breaks the start', () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((s) => serializeState({ s })),
    );
    fc.assert(
      fc.property(
        text,
        fc.constantFrom(...Object.values(LOCAL_KEYS), ...Object.values(TAB_KEYS)),
        (garbage, key) => {
          const storages = {
            local: createMemoryKeyValueStore({ [key]: garbage }),
            session: createMemoryKeyValueStore({ [key]: garbage }),
          };
          const session = openSession(storages);
          expect(session.global.get()).toEqual(INITIAL_GLOBAL);
          expect(session.commonSession.get().routeQueue).toEqual([]);
        },
      ),
    );
  });

  test('under one key leaves the others as they are', () => {
    const storages = openStorages();
    openSession(storages).global.set({ token: 't', userInfo: USER });
    storages.local.set('other', 'garbage');
    const session = openSession(storages);
    expect(session.other.get()).toEqual({ endPage: null });
    expect(session.global.get().userInfo).toEqual(USER);
  });

  test.each([
    ['a language that is none', { lan: 'id' }],
    ['a user without a phone', { userInfo: { id: 'x' } }],
    ['a token that is no text', { token: 1 }],
    ['a token above 16 KB', { token: 't'.repeat(16 * 1024 + 1) }],
    ['a token above the limit of a request’s headers', { token: 't'.repeat(MAX_TOKEN_LENGTH + 1) }],
  ])('with %s is rejected', (_, change) => {
    const storages = openStorages();
    storages.local.set('global', serializeState({ ...INITIAL_GLOBAL, ...change }));
    expect(openSession(storages).global.get()).toEqual(INITIAL_GLOBAL);
    expect(storages.local.get('global')).toBeNull();
  });

  test('keeps a token that the headers of a request can carry', () => {
    const storages = openStorages();
    const token = 't'.repeat(MAX_TOKEN_LENGTH);
    storages.local.set('global', serializeState({ ...INITIAL_GLOBAL, token }));
    expect(openSession(storages).global.get().token).toBe(token);
  });
});

test('follows a login in another tab', () => {
  const storages = openStorages();
  const session = openSession(storages);
  const state = { ...INITIAL_GLOBAL, token: 't', userInfo: USER };
  storages.local.changeElsewhere('global', serializeState(state));
  expect(isLoggedIn(session.global.get())).toBe(true);
});
