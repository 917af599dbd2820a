import {
  createApp,
  DEFAULT_MARKET,
  INITIAL_GLOBAL,
  LOCAL_KEYS,
  marketOfPhone,
  openSession,
  serializeState,
  TAB_KEYS,
} from '@cangkir/core';
import { loginView } from '@cangkir/core/login';
import {
  createMemoryKeyValueStore,
  createMemoryPorts,
  createMemoryRouter,
  createMemoryWorld,
} from '@cangkir/core/testing';
import { expect, test } from 'vitest';
import { readPerson } from './person.ts';

/** The page's window, with a text in local storage. */
function windowWith(text: string | null, languages: readonly string[] = ['zh-CN']) {
  const nothing = { getItem: () => null };
  return {
    localStorage: { getItem: () => text },
    sessionStorage: nothing,
    navigator: { languages },
  };
}

const SINGAPOREAN = { id: 'member-1', phone: '+6581234567' };

const stored = (state: object) => serializeState({ ...INITIAL_GLOBAL, ...state });

test.each([
  ['nothing stored', null, ['fr', 'zh-TW', 'id']],
  ['nothing stored, and no supported language', null, ['fr']],
  ['a chosen language', stored({ lan: 'in' }), ['en']],
  ['no chosen language', stored({ token: 'token-1' }), ['id-ID']],
  ['the shorter login', stored({ globalConfig: { mobileRegister: true } }), ['id']],
  ['a phone of another market', stored({ token: 'token-1', userInfo: SINGAPOREAN }), ['en']],
  ['text that is no state', '{"version":1,', ['id']],
  ['a state of another shape', '[]', ['zh']],
])('knows the person as the app does, with %s', (_, text, languages) => {
  const storage = createMemoryKeyValueStore(text === null ? {} : { [LOCAL_KEYS.global]: text });
  const session = openSession({ local: storage, session: createMemoryKeyValueStore() });
  const ports = createMemoryPorts(createMemoryWorld());
  const app = createApp({ ...ports, session, preferredLanguages: languages });

  expect(readPerson(windowWith(text, languages), '/mine')).toEqual({
    token: session.global.get().token,
    language: app.language(),
    market: marketOfPhone(session.global.get().userInfo?.phone ?? '') ?? DEFAULT_MARKET,
    sourceId: '',
    mobileRegister: session.global.get().globalConfig?.mobileRegister ?? false,
    typed: { phone: '', giftCardCode: '' },
  });
});

test('knows the browser’s language where storage is forbidden', () => {
  const window = {
    get localStorage(): Storage {
      throw new Error('SecurityError');
    },
    get sessionStorage(): Storage {
      throw new Error('SecurityError');
    },
    navigator: { languages: ['id'] },
  };
  expect(readPerson(window, '/mine?sourceId=chat')).toEqual({
    token: '',
    language: 'id',
    market: 'ID',
    sourceId: 'chat',
    mobileRegister: false,
    typed: { phone: '', giftCardCode: '' },
  });
});

test.each([
  ['nothing stored', null, '/mine?sourceId=chat'],
  ['a visit from elsewhere', { sourceId: 'poster' }, '/mine'],
  ['another link', { sourceId: 'poster' }, '/mine?sourceId=chat'],
  [
    'a reload',
    { sourceId: 'poster', routeQueue: [{ path: '/mine?sourceId=x' }] },
    '/mine?sourceId=x',
  ],
  ['a malformed source', { sourceId: 'two words' }, '/mine'],
])('knows the source of the visit as the app does, with %s', (_, state, route) => {
  const initial = { routeQueue: [], loginDraft: null, pageDrafts: {} };
  const text = state === null ? null : serializeState({ ...initial, ...state });
  const storage = createMemoryKeyValueStore(
    text === null ? {} : { [TAB_KEYS.commonSession]: text },
  );
  const session = openSession({ local: createMemoryKeyValueStore(), session: storage });
  const router = createMemoryRouter(route);
  const app = createApp({ ...createMemoryPorts(createMemoryWorld(), { router }), session });
  const stop = app.start();

  const window = { ...windowWith(null), sessionStorage: { getItem: () => text } };
  expect(readPerson(window, route).sourceId).toBe(app.source());
  stop();
});

const TYPED = {
  market: DEFAULT_MARKET,
  typedPhone: '0812 3456 7890',
  phone: null,
  resendAt: null,
  sendKey: 'key-1',
  logInKey: 'key-2',
};
const PHONE = { e164: '+6281234567890', national: '0812-3456-7890' };

test.each([
  ['no login', null],
  ['a phone that was typed', TYPED],
  ['a phone of another country', { ...TYPED, market: 'SG', typedPhone: '8123 4567' }],
  ['a code that was sent', { ...TYPED, phone: PHONE, resendAt: Date.UTC(2026, 8, 4) }],
])('knows what the login shows as the app does, with %s', (_, loginDraft) => {
  const text = serializeState({ routeQueue: [], pageDrafts: {}, loginDraft });
  const storage = createMemoryKeyValueStore({ [TAB_KEYS.commonSession]: text });
  const session = openSession({ local: createMemoryKeyValueStore(), session: storage });
  const app = createApp({ ...createMemoryPorts(createMemoryWorld()), session });
  const stop = app.start();
  const { step, market, typedPhone } = loginView(
    app.root.getSnapshot().context.login.getSnapshot(),
  );
  stop();

  const window = { ...windowWith(null), sessionStorage: { getItem: () => text } };
  const isAsShown = step === 'phone' && market === DEFAULT_MARKET;
  expect(readPerson(window, '/login').typed['phone']).toBe(isAsShown ? typedPhone : null);
});

test.each([
  ['nothing typed', {}, ''],
  ['a code that was typed', { 'user-1@giftCard:': { typed: 'KADO', pending: null } }, 'KADO'],
  ['one from before the login', { 'giftCard:': { typed: 'KADO', pending: null } }, 'KADO'],
  ['another person’s', { 'user-2@giftCard:': { typed: 'KADO', pending: null } }, ''],
  [
    'a card that is being redeemed',
    { 'user-1@giftCard:': { typed: 'KADO', pending: { key: 'key-1', code: 'KADO' } } },
    null,
  ],
])('knows what the gift card’s field has, with %s', (_, pageDrafts, typed) => {
  const person = serializeState({ token: 'token-1', userInfo: { id: 'user-1' } });
  const tab = serializeState({ routeQueue: [], pageDrafts, loginDraft: null });
  const window = { ...windowWith(person), sessionStorage: { getItem: () => tab } };
  expect(readPerson(window, '/mine/giftCards').typed['giftCardCode']).toBe(typed);
});
