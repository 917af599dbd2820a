import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { NativeFailure, NativeHost, NativeResult } from '../../platform/native-host.ts';
import { fail, succeed } from '../../platform/result.ts';
import { openSession } from '../../platform/session/session.ts';
import { MEMORY_HOSTS, STAGING_HOSTS } from '../../testing/memory-hosts.ts';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import { createMemoryNativeHost } from '../../testing/memory-native-host.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { loginRedirectMachine } from './login-redirect.machine.ts';
import type { LoginRedirectEvent } from './login-redirect.types.ts';

const CLAIM_ROUTE = '/get-coupons?activityCode=kopi&x=a%20b';

/** A page at a route, in a browser unless `native` says otherwise. */
function startAt(route: string, native: Partial<NativeHost> = {}, hosts = MEMORY_HOSTS) {
  const router = createMemoryRouter(route);
  const session = openSession({
    local: createMemoryKeyValueStore(),
    session: createMemoryKeyValueStore(),
  });
  const ports = { hosts, router, session, native: createMemoryNativeHost(native) };
  const actor = createActor(loginRedirectMachine, {
    input: { ports, awaitConfig: async () => {} },
  }).start();

  async function send(...events: readonly LoginRedirectEvent['type'][]) {
    for (const type of events) {
      actor.send({ type });
      await settle();
    }
  }

  return { router, session, send, stored: () => session.global.get().redirectRoute };
}

/** A native login that waits for the user. */
function createWaitingLogin() {
  const answers: ((answer: NativeResult<void>) => void)[] = [];
  return {
    logIn: () => new Promise<NativeResult<void>>((resolve) => answers.push(resolve)),
    shown: () => answers.length,
    async answer(answer: NativeResult<void>) {
      for (const resolve of answers) resolve(answer);
      await settle();
    },
  };
}

describe('in a browser, a required login', () => {
  test('stores the address, goes to the login, and comes back with the query intact', async () => {
    const { router, send, stored } = startAt(CLAIM_ROUTE);
    await send('REQUIRE_LOGIN');
    expect(stored()).toBe(CLAIM_ROUTE);
    expect(router.moves).toEqual(['push /loginOrRegister']);
    await send('LOGGED_IN');
    expect(router.moves).toEqual(['push /loginOrRegister', `replace ${CLAIM_ROUTE}`]);
  });

  test('goes to the phone login if the global config says so', async () => {
    const { router, session, send } = startAt(CLAIM_ROUTE);
    session.global.set({ globalConfig: { mobileRegister: true } });
    await send('REQUIRE_LOGIN');
    expect(router.moves).toEqual(['push /phoneLogin']);
  });

  test('that is required twice goes there once', async () => {
    const { router, send } = startAt(CLAIM_ROUTE);
    await send('REQUIRE_LOGIN', 'REQUIRE_LOGIN');
    expect(router.moves).toEqual(['push /loginOrRegister']);
  });

  test.each(['/login', '/loginOrRegister?x=1', '/phoneLogin'])(
    'stores nothing on the login route %s',
    async (route) => {
      const { router, send, stored } = startAt(route);
      await send('REQUIRE_LOGIN');
      expect(stored()).toBeNull();
      expect(router.moves).toEqual([]);
    },
  );
});

describe('after a login', () => {
  test('the stored address is used once', async () => {
    const { router, send, stored } = startAt(CLAIM_ROUTE);
    await send('REQUIRE_LOGIN', 'LOGGED_IN');
    expect(stored()).toBeNull();
    router.push('/login');
    await send('LOGGED_IN');
    expect(router.current()).toBe('/');
  });

  test('keeps the user on a page that is not a login route', async () => {
    const { router, session, send, stored } = startAt(CLAIM_ROUTE);
    session.global.set({ redirectRoute: '/mine' });
    await send('LOGGED_IN');
    expect(router.moves).toEqual([]);
    expect(stored()).toBe('/mine');
  });

  test.each([MEMORY_HOSTS, STAGING_HOSTS])(
    'sends the user to a stored address on the app host',
    async (hosts) => {
      const { router, session, send } = startAt('/login', {}, hosts);
      session.global.set({ redirectRoute: `${hosts.appHost}/order/#/mine` });
      await send('LOGGED_IN');
      expect(router.moves).toEqual([`leave ${hosts.appHost}/order/#/mine`]);
    },
  );

  test.each([
    'https://evil.example/',
    `${STAGING_HOSTS.appHost}/order/#/mine`,
    'javascript:alert(1)',
    '//evil.example',
    '/login',
    'garbage',
  ])('the stored address %j leads home', async (redirectRoute) => {
    const { router, session, send, stored } = startAt('/login');
    session.global.set({ redirectRoute });
    await send('LOGGED_IN');
    expect(router.moves).toEqual(['replace /']);
    expect(stored()).toBeNull();
  });
});

describe('in the native app, a required login', () => {
  test('opens the app’s login, after which the page reloads', async () => {
    const { router, send, stored } = startAt(CLAIM_ROUTE, {
      logIn: async () => succeed(undefined),
    });
    await send('REQUIRE_LOGIN');
    expect(router.moves).toEqual(['reload']);
    expect(stored()).toBeNull();
  });

  test('stays on the page when the user closes it, and can be required again', async () => {
    const native = createWaitingLogin();
    const { router, send } = startAt(CLAIM_ROUTE, native);
    await send('REQUIRE_LOGIN', 'REQUIRE_LOGIN');
    expect(native.shown()).toBe(1);
    await native.answer(fail({ kind: 'declined' }));
    expect(router.moves).toEqual([]);
    await send('REQUIRE_LOGIN');
    expect(native.shown()).toBe(2);
  });

  test.each<NativeFailure['kind']>([
    'outside-app',
    'no-bridge',
    'unsupported',
    'timeout',
    'malformed',
  ])('goes to the web login when the app answers %s', async (kind) => {
    const { router, send, stored } = startAt(CLAIM_ROUTE, { logIn: async () => fail({ kind }) });
    await send('REQUIRE_LOGIN');
    expect(stored()).toBe(CLAIM_ROUTE);
    expect(router.moves).toEqual(['push /loginOrRegister']);
  });

  test('goes to the web login when the app’s login throws', async () => {
    const { router, send } = startAt(CLAIM_ROUTE, {
      logIn: async () => {
        throw new Error('Failed to ask the app.');
      },
    });
    await send('REQUIRE_LOGIN');
    expect(router.moves).toEqual(['push /loginOrRegister']);
  });

  test.each(['/login', '/mine/vouchers'])(
    'that the app answers after a move to %s changes no route',
    async (route) => {
      const native = createWaitingLogin();
      const { router, send, stored } = startAt(CLAIM_ROUTE, native);
      await send('REQUIRE_LOGIN');
      router.push(route);
      await native.answer(fail({ kind: 'timeout' }));
      expect(stored()).toBeNull();
      expect(router.moves).toEqual([`push ${route}`]);
    },
  );

  test('that the app answers after a login on the page redirects nobody', async () => {
    const native = createWaitingLogin();
    const { router, send } = startAt(CLAIM_ROUTE, native);
    await send('REQUIRE_LOGIN');
    router.push('/login');
    await send('LOGGED_IN');
    expect(router.moves).toEqual(['push /login', 'replace /']);
    router.push(CLAIM_ROUTE);
    await native.answer(fail({ kind: 'timeout' }));
    expect(router.current()).toBe(CLAIM_ROUTE);
  });

  test('that ends by a login on the page redirects nobody, until the next one is required', async () => {
    const native = createWaitingLogin();
    const { router, send } = startAt(CLAIM_ROUTE, native);
    await send('REQUIRE_LOGIN', 'LOGGED_IN');
    await native.answer(fail({ kind: 'timeout' }));
    expect(router.moves).toEqual([]);
    await send('REQUIRE_LOGIN');
    await native.answer(fail({ kind: 'timeout' }));
    expect(router.moves).toEqual(['push /loginOrRegister']);
  });

  test('that throws after the user moved on changes no route', async () => {
    const { router, send, stored } = startAt(CLAIM_ROUTE, {
      logIn: async () => {
        router.push('/mine');
        throw new Error('Failed to ask the app.');
      },
    });
    await send('REQUIRE_LOGIN');
    expect(stored()).toBeNull();
    expect(router.moves).toEqual(['push /mine']);
  });
});
