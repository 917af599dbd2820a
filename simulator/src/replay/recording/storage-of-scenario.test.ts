import { INITIAL_GLOBAL, serializeState } from '@cangkir/core';
import { expect, test } from 'vitest';
import { copyOf } from '../../backend/copy-of.ts';
import { FIXTURES } from '../../backend/fixtures.ts';
import { writeScenario } from '../testing.ts';
import { READ_KEYS } from './read-keys.ts';
import { storageOfScenario } from './storage-of-scenario.ts';

const NOW = Date.UTC(2026, 8, 4, 8);
const MEMBER = { id: 'member', phone: '+6281200000202' };

interface Case {
  readonly device?: object;
  readonly user?: string | null;
  readonly local?: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

function written({ device = {}, user = 'member', local = {}, session = {} }: Case) {
  const scenario = writeScenario({
    device: { platform: 'browser', ...device },
    steps: [{ do: 'reload' }],
  });
  const backend = copyOf(FIXTURES.everyday.create(NOW));
  backend.sessions['token-of-member'] = { userId: 'member' };
  return storageOfScenario({ ...scenario, user, storage: { local, session }, backend });
}

function global(change: object) {
  return { global: serializeState({ ...INITIAL_GLOBAL, ...change }) };
}

const LOGGED_IN = { token: 'token-of-member', userInfo: MEMBER };

test.each([
  ['nothing', {}],
  ['who is logged in', { local: global(LOGGED_IN) }],
  ['what each page reads again', { local: global({ ...LOGGED_IN, globalConfig: { on: true } }) }],
  ['which phone it is', { local: global({ ...LOGGED_IN, browserId: 'phone-1' }) }],
  ['who the native app says it is', { device: { platform: 'ios' }, local: global(LOGGED_IN) }],
  [
    'what screens read',
    {
      local: {
        ...global(LOGGED_IN),
        ...Object.fromEntries(READ_KEYS.map((key) => [key, 'a code of a voucher'])),
      },
    },
  ],
  ['nobody', { user: null, local: global({}) }],
])('does not write %s: the page stores it again', (_, stored) => {
  expect(written(stored)).toEqual({ local: {}, session: {} });
});

test.each([
  ['a language', { lan: 'zh' }],
  ['a way back', { redirectRoute: '/mine' }],
  ['another phone’s name', { browserId: 'phone-9' }],
])('writes %s, and no token', (_, change) => {
  expect(written({ local: global({ ...LOGGED_IN, ...change }) }).local).toEqual({
    global: {
      version: 1,
      state: { ...INITIAL_GLOBAL, token: '{{token}}', userInfo: MEMBER, ...change },
    },
  });
});

test('does not write a login that the native app knows', () => {
  const stored = { device: { platform: 'ios' }, local: global({ ...LOGGED_IN, lan: 'zh' }) };
  expect(written(stored).local).toEqual({
    global: { version: 1, state: { ...INITIAL_GLOBAL, lan: 'zh' } },
  });
  const old = { device: { platform: 'ios', bridge: false }, local: global(LOGGED_IN) };
  expect(written(old).local).toEqual({});
});

test('writes the configuration of an offline page', () => {
  const stored = {
    device: { network: 'offline' },
    local: global({ ...LOGGED_IN, globalConfig: 1 }),
  };
  expect(written(stored).local).toMatchObject({ global: { state: { globalConfig: 1 } } });
});

test.each([
  ['a token that is over', { token: 'gone', userInfo: MEMBER }, 'member'],
  ['somebody else’s', LOGGED_IN, 'newcomer'],
])('writes an invalid token for %s', (_, change, user) => {
  expect(written({ user, local: global(change) }).local).toMatchObject({
    global: { state: { token: 'over', userInfo: MEMBER } },
  });
});

test('writes a logout of the page alone', () => {
  expect(written({ local: global({}) }).local).toEqual({
    global: { version: 1, state: INITIAL_GLOBAL },
  });
});

const UNTOUCHED = {
  market: 'ID',
  typedPhone: '',
  phone: null,
  resendAt: null,
  sendKey: 'a',
  logInKey: 'b',
};
const COMMON = { routeQueue: [{ path: '/mine' }], backGlobal: false, pageDrafts: {} };

function commonSession(change: object) {
  return { session: { 'common-session': serializeState({ ...COMMON, ...change }) } };
}

test.each([
  ['nothing typed', { loginDraft: null }],
  ['an untouched login', { loginDraft: UNTOUCHED }],
])('does not write visited routes, with %s', (_, change) => {
  expect(written(commonSession(change)).session).toEqual({});
});

test.each([
  ['what was typed', { loginDraft: { ...UNTOUCHED, typedPhone: '08' } }],
  ['a market', { loginDraft: { ...UNTOUCHED, market: 'SG' } }],
  ['a code that is on its way', { loginDraft: { ...UNTOUCHED, resendAt: 1 } }],
  ['a checked phone', { loginDraft: { ...UNTOUCHED, phone: {} } }],
  ['another page’s login', { loginDraft: 'of another version' }],
])('writes %s', (_, change) => {
  expect(written(commonSession(change)).session).toEqual({
    'common-session': { version: 1, state: { ...COMMON, routeQueue: [], ...change } },
  });
});

test('writes pending drafts without an untouched login', () => {
  const pageDrafts = { 'claim:kopi-susu': { pendingKey: 'k' } };
  expect(written(commonSession({ loginDraft: UNTOUCHED, pageDrafts })).session).toEqual({
    'common-session': {
      version: 1,
      state: { ...COMMON, routeQueue: [], loginDraft: null, pageDrafts },
    },
  });
});

test('writes other entries as they are, without tokens', () => {
  const local = { global: '{not ours', note: 'with token-of-member in it' };
  expect(written({ user: null, local }).local).toEqual({
    global: '{not ours',
    note: 'with over in it',
  });
});
