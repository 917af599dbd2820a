import { expect, test } from 'vitest';
import { forgetReadsOnLogout, READS_KEY } from '../platform/session/forget-reads.ts';
import { openSession } from '../platform/session/session.ts';
import { createMemoryKeyValueStore } from '../testing/memory-key-value-store.ts';
import { logOut } from './log-out.ts';

test('forgets the login and what was read, and keeps the language', () => {
  const local = createMemoryKeyValueStore();
  const session = openSession({ local, session: createMemoryKeyValueStore() });
  session.global.set({
    token: 'token-1',
    userInfo: { id: 'member-1', phone: '+6281234567890' },
    redirectRoute: '/mine/vouchers',
    lan: 'zh',
  });
  forgetReadsOnLogout(session.global, local);
  local.set(READS_KEY, 'vouchers');

  logOut({ session });

  expect(session.global.get()).toMatchObject({
    token: '',
    userInfo: null,
    redirectRoute: null,
    lan: 'zh',
  });
  expect(local.get(READS_KEY)).toBeNull();
});
