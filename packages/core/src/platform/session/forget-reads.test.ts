import { expect, test } from 'vitest';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import { forgetReadsOnLogout, READS_KEY } from './forget-reads.ts';
import { NOBODY, openSession } from './session.ts';

const ayu = { token: 'token-1', userInfo: { id: 'ayu', phone: '+6281200000101' } };
const budi = { token: 'token-2', userInfo: { id: 'budi', phone: '+6281200000202' } };

/** A page with something stored, of a user or of nobody. */
function openPage(login: typeof ayu | typeof NOBODY) {
  const local = createMemoryKeyValueStore({ [READS_KEY]: 'what was read' });
  const { global } = openSession({ local, session: createMemoryKeyValueStore() });
  global.set(login);
  const stop = forgetReadsOnLogout(global, local);
  return { global, stop, isKept: () => local.get(READS_KEY) !== null };
}

test('keeps what the current user read, also under a new token and another language', () => {
  const { global, isKept } = openPage(ayu);
  global.set({ token: 'token-9' });
  global.set({ lan: 'zh' });
  expect(isKept()).toBe(true);
});

test.each([
  ['on log out', NOBODY],
  ['when another user logs in', budi],
])('removes it %s', (_, login) => {
  const { global, isKept } = openPage(ayu);
  global.set(login);
  expect(isKept()).toBe(false);
});

test('removes what is left of a user who logged out while the app was closed', () => {
  expect(openPage(NOBODY).isKept()).toBe(false);
});

test('removes nothing after the cleanup', () => {
  const { global, stop, isKept } = openPage(ayu);
  stop();
  global.set(NOBODY);
  expect(isKept()).toBe(true);
});

test('ignores storage that throws', () => {
  const { global } = openPage(NOBODY);
  const refuse = () => {
    throw new Error('SecurityError');
  };
  const storage = { get: refuse, set: refuse, remove: refuse, subscribe: refuse };
  forgetReadsOnLogout(global, storage);
  expect(() => global.set(ayu)).not.toThrow();
});
