import { expect, test } from 'vitest';
import { RESPONSE_CODE } from '../flow/response-code/response-code.ts';
import { forgetUserOnLogout } from '../platform/session/forget-user.ts';
import { LOCAL_KEYS } from '../platform/session/storage-keys.ts';
import type { CallOutcome } from '../testing/memory-call.ts';
import { createMemoryPorts, createMemoryWorld } from '../testing/memory-ports.ts';
import { logOut } from './log-out.ts';

/** A member who has read something, in Chinese. */
function openMember() {
  const world = createMemoryWorld();
  const ports = createMemoryPorts(world);
  const { session } = ports;
  session.global.set({
    token: 'token-1',
    userInfo: { id: 'member-1', phone: '+6281234567890' },
    redirectRoute: '/mine/vouchers',
    lan: 'zh',
  });
  forgetUserOnLogout(session, { local: world.local, session: world.session });
  world.local.set(LOCAL_KEYS.reads, 'vouchers');
  return { ports, session, world, call: world.gateways.login.calls.logOut };
}

test('forgets the login and what was read, and keeps the language', () => {
  const { ports, session, world } = openMember();
  logOut(ports);
  expect(session.global.get()).toMatchObject({
    token: '',
    userInfo: null,
    redirectRoute: null,
    lan: 'zh',
  });
  expect(world.local.get(LOCAL_KEYS.reads)).toBeNull();
});

test('revokes the token at the backend while it is still stored', () => {
  const { ports, session } = openMember();
  const tokens: string[] = [];
  const { logOut: revoke } = ports.login;
  const login = {
    ...ports.login,
    logOut(options: Parameters<typeof revoke>[0]) {
      tokens.push(session.global.get().token);
      return revoke(options);
    },
  };
  logOut({ ...ports, login });
  expect(tokens).toEqual(['token-1']);
});

test.each<CallOutcome<void>>([
  { kind: 'unreachable' },
  { kind: 'never' },
  { kind: 'refused', code: RESPONSE_CODE.tokenInvalid },
])('logs out at once, and stays logged out, when the backend is $kind', async (outcome) => {
  const { ports, session, world, call } = openMember();
  call.next({ ...outcome, afterMs: 10_000 });
  logOut(ports);
  expect(session.global.get().userInfo).toBeNull();
  await world.clock.advance(10_000);
  expect(session.global.get()).toMatchObject({ token: '', userInfo: null });
});
