import { test } from 'vitest';
import { createActor } from 'xstate';
import type { GatewayFailure } from '../../flow/gateway/gateway.ts';
import type { NativeFailure } from '../../platform/native-host.ts';
import { isLoginRoute, parseRedirectTarget } from '../../platform/navigation/redirect-target.ts';
import { fail, succeed } from '../../platform/result.ts';
import { openSession } from '../../platform/session/session.ts';
import { walkMachine } from '../../testing/machine-walk.ts';
import { createMemoryCall } from '../../testing/memory-call.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import { createMemoryNativeHost } from '../../testing/memory-native-host.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { walkedCall } from '../../testing/walk-plan.ts';
import { loginRedirectMachine } from './login-redirect.machine.ts';
import type { LoginRedirectEvent } from './login-redirect.types.ts';

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const router = createMemoryRouter('/mine');
  const session = openSession({
    local: createMemoryKeyValueStore(),
    session: createMemoryKeyValueStore(),
  });
  const logIn = createMemoryCall<null, void>(clock, () => succeed(undefined));
  const shown = new Set<object>();
  const ports = {
    hosts: MEMORY_HOSTS,
    router,
    session,
    native: createMemoryNativeHost({
      async logIn() {
        const login = {};
        shown.add(login);
        const answer = await logIn.ask(null);
        shown.delete(login);
        return answer.ok ? answer : fail({ kind: nativeFailureOf(answer.failure) });
      },
    }),
  };
  const world = {
    clock,
    router,
    session,
    /** The user has logged in, and nothing has required a login since. */
    hasLoggedIn: false,
    timesShown: () => shown.size,
    changes: [],
    calls: [walkedCall(logIn)],
    load() {
      // A login that the app showed over the previous page is gone.
      shown.clear();
      world.hasLoggedIn = false;
      const actor = createActor(loginRedirectMachine, {
        clock,
        input: { ports, awaitConfig: async () => {} },
      }).start();
      return {
        getSnapshot: () => actor.getSnapshot(),
        stop: () => actor.stop(),
        send(event: LoginRedirectEvent) {
          world.hasLoggedIn = event.type === 'LOGGED_IN';
          // A login on the page means that the app no longer shows its own.
          if (world.hasLoggedIn) shown.clear();
          actor.send(event);
        },
      };
    },
  };
  return world;
}

function nativeFailureOf({ kind }: GatewayFailure): NativeFailure['kind'] {
  if (kind === 'unreachable') return 'timeout';
  return kind === 'malformed' ? kind : 'declined';
}

test('shows a required login once, wherever users go meanwhile, and never returns to it', () =>
  walkMachine({
    begin,
    events: [{ type: 'REQUIRE_LOGIN' }, { type: 'REQUIRE_LOGIN' }, { type: 'LOGGED_IN' }],
    worldEvents: {
      'goes to a voucher': ({ router }) => router.push('/get-coupons?activityCode=kopi'),
      'goes to the login': (world) => {
        world.hasLoggedIn = false;
        world.router.push('/login');
      },
      'goes home': ({ router }) => router.push('/'),
      'the phone login is switched on': ({ session }) =>
        session.global.set({ globalConfig: { mobileRegister: true } }),
    },
    laws: {
      'the stored address is a route of ours, and no login': (_, { session }) => {
        const { redirectRoute } = session.global.get();
        return redirectRoute === null || parseRedirectTarget(redirectRoute, MEMORY_HOSTS) !== null;
      },
      'nobody who has logged in stays at a login, or is sent to one': (_, world) =>
        !(world.hasLoggedIn && isLoginRoute(world.router.current())),
      'the app shows no login over another': (_, { timesShown }) => timesShown() <= 1,
    },
  }));
