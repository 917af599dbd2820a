import { test } from 'vitest';
import { createActor } from 'xstate';
import { isLoginRoute, parseRedirectTarget } from '../../platform/navigation/redirect-target.ts';
import { fail, succeed } from '../../platform/result.ts';
import { openSession } from '../../platform/session/session.ts';
import { lateBoundPorts } from '../../testing/late-bound-ports.ts';
import { walkedCall, walkMachine } from '../../testing/machine-walk.ts';
import { createMemoryCall } from '../../testing/memory-call.ts';
import { createMemoryKeyValueStore } from '../../testing/memory-key-value-store.ts';
import { createMemoryNativeHost } from '../../testing/memory-native-host.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryRouter } from '../../testing/memory-router.ts';
import { once } from '../../testing/once.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import {
  createLoginRedirectMachine,
  type LoginRedirectEvent,
  type LoginRedirectPorts,
} from './login-redirect.machine.ts';

const FAILURES = { unreachable: 'timeout', malformed: 'malformed', refused: 'declined' } as const;

let ports: LoginRedirectPorts;
const machine = once(() => createLoginRedirectMachine(lateBoundPorts(() => ports)));

function begin() {
  const clock = createVirtualClock(MEMORY_START);
  const router = createMemoryRouter('/mine');
  const session = openSession({
    local: createMemoryKeyValueStore(),
    session: createMemoryKeyValueStore(),
  });
  const logIn = createMemoryCall<null, void>(clock, () => succeed(undefined));
  const shown = new Set<object>();
  ports = {
    router,
    session,
    native: createMemoryNativeHost({
      async logIn() {
        const login = {};
        shown.add(login);
        const answer = await logIn.ask(null);
        shown.delete(login);
        return answer.ok ? answer : fail({ kind: FAILURES[answer.failure.kind] });
      },
    }),
  };
  const world = {
    clock,
    router,
    session,
    /** Whether the person has logged in, and neither they nor anything else wanted a login since. */
    hasLoggedIn: false,
    timesShown: () => shown.size,
    changes: [],
    calls: [walkedCall(logIn)],
    load() {
      // What the app showed over the page before is none of this one's.
      shown.clear();
      world.hasLoggedIn = false;
      const actor = createActor(machine(), { clock }).start();
      return {
        getSnapshot: () => actor.getSnapshot(),
        stop: () => actor.stop(),
        send(event: LoginRedirectEvent) {
          world.hasLoggedIn = event.type === 'LOGGED_IN';
          // Who logs in on the page has it before their eyes, and no login of the app.
          if (world.hasLoggedIn) shown.clear();
          actor.send(event);
        },
      };
    },
  };
  return world;
}

test(
  'wherever people go meanwhile, they are led to a login once, and never back to one',
  { timeout: 60_000 },
  () =>
    walkMachine({
      begin,
      events: [{ type: 'REQUIRE_LOGIN' }, { type: 'REQUIRE_LOGIN' }, { type: 'LOGGED_IN' }],
      happenings: {
        'goes to a voucher': ({ router }) => router.push('/get-coupons?sourceId=kopi'),
        'goes to the login': (world) => {
          world.hasLoggedIn = false;
          world.router.push('/login');
        },
        'goes home': ({ router }) => router.push('/'),
        'the phone login is switched on': ({ session }) =>
          session.global.set({ globalConfig: { mobileRegister: true } }),
      },
      laws: {
        'the way back is a route of ours, and no login': (_, { session }) => {
          const { redirectRoute } = session.global.get();
          return redirectRoute === null || parseRedirectTarget(redirectRoute) !== null;
        },
        'nobody who has logged in is left at a login, or sent to one': (_, world) =>
          !(world.hasLoggedIn && isLoginRoute(world.router.current())),
        'the app shows no login over another': (_, { timesShown }) => timesShown() <= 1,
      },
    }),
);
