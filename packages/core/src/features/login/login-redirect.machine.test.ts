import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { BRAND } from '../../platform/brand.ts';
import type { NativeFailure, NativeHost, NativeResult } from '../../platform/native-host.ts';
import { fail, succeed } from '../../platform/result.ts';
import { openSession } from '../../platform/session/session.ts';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import { createMemoryNativeHost } from '../../testing/memory-native-host.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { settle } from '../../testing/virtual-clock.ts';
import { createLoginRedirectMachine, type LoginRedirectEvent } from './login-redirect.machine.ts';

const CLAIM_ROUTE = '/get-coupons?sourceId=kopi&x=a%20b';

/** A page at a route, in a browser where nothing else is said. */
function startAt(route: string, native: Partial<NativeHost> = {}) {
  const router = createMemoryRouter(route);
  const session = openSession({
    local: createMemoryKeyValueStore(),
    session: createMemoryKeyValueStore(),
  });
  const machine = createLoginRedirectMachine({
    router,
    session,
    native: createMemoryNativeHost(native),
  });
  const actor = createActor(machine).start();

  async function send(...events: readonly LoginRedirectEvent['type'][]) {
    for (const type of events) {
      actor.send({ type });
      await settle();
    }
  }

  return { router, session, send, stored: () => session.global.get().redirectRoute };
}

/** A native login that waits for the person. */
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

describe('in a browser, what needs a login', () => {
  test('stores the address, goes to the login, and comes back with the query intact', async () => {
    const { router, send, stored } = startAt(CLAIM_ROUTE);
    await send('REQUIRE_LOGIN');
    expect(stored()).toBe(CLAIM_ROUTE);
    expect(router.moves).toEqual(['push /loginOrRegister']);
    await send('LOGGED_IN');
    expect(router.moves).toEqual(['push /loginOrRegister', `replace ${CLAIM_ROUTE}`]);
  });

  test('goes to the phone login where the global config says so', async () => {
    const { router, session, send } = startAt(CLAIM_ROUTE);
    session.global.set({ globalConfig: { mobileRegister: true } });
    await send('REQUIRE_LOGIN');
    expect(router.moves).toEqual(['push /phoneLogin']);
  });

  test('asked for twice goes there once', async () => {
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

  test('on another page than a login route the person stays', async () => {
    const { router, session, send, stored } = startAt(CLAIM_ROUTE);
    session.global.set({ redirectRoute: '/mine' });
    await send('LOGGED_IN');
    expect(router.moves).toEqual([]);
    expect(stored()).toBe('/mine');
  });

  test('an address on the app host is left for', async () => {
    const { router, session, send } = startAt('/login');
    session.global.set({ redirectRoute: `${BRAND.appHost}/order/#/mine` });
    await send('LOGGED_IN');
    expect(router.moves).toEqual([`leave ${BRAND.appHost}/order/#/mine`]);
  });

  test.each([
    'https://evil.example/',
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

describe('in the native app, what needs a login', () => {
  test('is told to the app, and the page is loaded anew after it', async () => {
    const { router, send, stored } = startAt(CLAIM_ROUTE, {
      logIn: async () => succeed(undefined),
    });
    await send('REQUIRE_LOGIN');
    expect(router.moves).toEqual(['reload']);
    expect(stored()).toBeNull();
  });

  test('leaves the person where they are when they close it, and may be asked for again', async () => {
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
  ])('goes the way of the web where the app answers %s', async (kind) => {
    const { router, send, stored } = startAt(CLAIM_ROUTE, { logIn: async () => fail({ kind }) });
    await send('REQUIRE_LOGIN');
    expect(stored()).toBe(CLAIM_ROUTE);
    expect(router.moves).toEqual(['push /loginOrRegister']);
  });

  test('goes the way of the web where the app’s login breaks', async () => {
    const { router, send } = startAt(CLAIM_ROUTE, {
      logIn: async () => {
        throw new Error('Failed to ask the app.');
      },
    });
    await send('REQUIRE_LOGIN');
    expect(router.moves).toEqual(['push /loginOrRegister']);
  });

  test.each(['/login', '/mine/vouchers'])(
    'and is not answered before the person has gone on to %s leaves them there',
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

  test('and is not answered before the person has logged in on the page keeps nobody there', async () => {
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

  test('sends nobody to a login who logs in beside it, until one is asked for again', async () => {
    const native = createWaitingLogin();
    const { router, send } = startAt(CLAIM_ROUTE, native);
    await send('REQUIRE_LOGIN', 'LOGGED_IN');
    await native.answer(fail({ kind: 'timeout' }));
    expect(router.moves).toEqual([]);
    await send('REQUIRE_LOGIN');
    await native.answer(fail({ kind: 'timeout' }));
    expect(router.moves).toEqual(['push /loginOrRegister']);
  });

  test('and breaks after the person has gone on leaves them there', async () => {
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
