import { expect, test } from 'vitest';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import { forgetUserOnLogout } from './forget-user.ts';
import { NOBODY, openSession } from './session.ts';
import { LOCAL_KEYS } from './storage-keys.ts';

const ayu = { token: 'token-1', userInfo: { id: 'ayu', phone: '+6281200000101' } };
const budi = { token: 'token-2', userInfo: { id: 'budi', phone: '+6281200000202' } };

/** A page with something stored, of a user or of nobody. */
function openPage(login: typeof ayu | typeof NOBODY) {
  const local = createMemoryKeyValueStore({ [LOCAL_KEYS.reads]: 'what was read' });
  const ofTab = createMemoryKeyValueStore();
  const setAside = () => {
    local.set('global.aside', '{"version":0,"state":{"token":"token-0"}}');
    ofTab.set('common-session.aside', '{"typedPhone":"0812 0000 0101"}');
  };
  setAside();
  const session = openSession({ local, session: ofTab });
  const { global, adVoucher } = session;
  global.set(login);
  adVoucher.set({ paySuccess: true, ttoclid: 'click-1' });
  const stop = forgetUserOnLogout(session, { local, session: ofTab });
  return {
    ...session,
    stop,
    setAside,
    aside: () => [local.get('global.aside'), ofTab.get('common-session.aside')],
    isKept: () => local.get(LOCAL_KEYS.reads) !== null,
    isPaid: () => adVoucher.get().paySuccess,
  };
}

test('keeps what the current user read and paid, also under a new token and another language', () => {
  const { global, isKept, isPaid } = openPage(ayu);
  global.set({ token: 'token-9' });
  global.set({ lan: 'zh' });
  expect([isKept(), isPaid()]).toEqual([true, true]);
});

test.each([
  ['on log out', NOBODY],
  ['when another user logs in', budi],
])('removes it %s', (_, login) => {
  const { global, adVoucher, isKept, isPaid } = openPage(ayu);
  global.set(login);
  expect([isKept(), isPaid()]).toEqual([false, false]);
  expect(adVoucher.get().ttoclid).toBe('click-1');
});

test('removes what is left of a user who logged out while the app was closed', () => {
  expect(openPage(NOBODY).isKept()).toBe(false);
});

test.each([
  ['on log out', NOBODY],
  ['when another user logs in', budi],
])('removes what an earlier version set aside with its token at the start, and %s', (_, login) => {
  const { global, setAside, aside } = openPage(ayu);
  expect(aside()).toEqual([null, null]);

  // Another tab may still run that version.
  setAside();
  global.set(login);
  expect(aside()).toEqual([null, null]);
});

test('removes nothing after the cleanup', () => {
  const { global, stop, isKept } = openPage(ayu);
  stop();
  global.set(NOBODY);
  expect(isKept()).toBe(true);
});

test('ignores storage that throws', () => {
  const session = openPage(NOBODY);
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const storage = { get: refuse, set: refuse, remove: refuse, subscribe: refuse };
  forgetUserOnLogout(session, { local: storage, session: storage });
  expect(() => session.global.set(ayu)).not.toThrow();
});
