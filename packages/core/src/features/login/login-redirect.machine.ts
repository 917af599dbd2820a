import { assign, fromPromise, setup } from 'xstate';
import { machineTypes } from '../../flow/machine-types.ts';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import type { NativeHost, NativeResult } from '../../platform/native-host.ts';
import {
  isLoginRoute,
  loginRoute,
  parseRedirectTarget,
} from '../../platform/navigation/redirect-target.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { LoginRedirectInput, LoginRedirectTypes } from './login-redirect.types.ts';

/**
 * Sends a user to login and back (specification, section 2): to the native app's login if there is one, after which the
 * page reloads; else to the login route, with the current address stored for one return.
 */
export const loginRedirectMachine = setup({
  types: machineTypes<LoginRedirectTypes>(),
  actors: {
    logInNatively: fromPromise<NativeResult<void>, NativeHost>(({ input }) => input.logIn()),
    awaitConfig: fromPromise<void, LoginRedirectInput>(({ input }) => input.awaitConfig()),
  },
  guards: {
    isOnLoginRoute: ({ context: { ports } }) => isLoginRoute(ports.router.current()),
    hasMovedOn: ({ context: { ports, askedOn } }) => ports.router.current() !== askedOn,
    isLoggedIn: (_, answer: NativeResult<void>) => answer.ok,
    isDeclined: (_, answer: NativeResult<void>) => !answer.ok && answer.failure.kind === 'declined',
  },
  actions: {
    rememberRoute: assign({ askedOn: ({ context: { ports } }) => ports.router.current() }),
    goToLogin: ({ context: { ports } }) => {
      const { router, session } = ports;
      session.global.set({ redirectRoute: router.current() });
      router.push(loginRoute(session.global.get().globalConfig));
    },
    reload: ({ context: { ports } }) => ports.router.reload(),
    returnToTarget: ({ context: { ports } }) => {
      const { hosts, router, session } = ports;
      const target = parseRedirectTarget(session.global.get().redirectRoute, hosts);
      session.global.set({ redirectRoute: null });
      if (target?.kind === 'appHost') router.leave(target.url);
      // Replaces the login, so that the back button does not return to it.
      else router.replace(target?.route ?? ROUTES.home);
    },
  },
}).createMachine({
  id: 'loginRedirect',
  context: ({ input }) => ({ ...input, askedOn: '' }),
  initial: 'idle',
  on: {
    // Also ends the wait for the native app: a second login is not needed.
    LOGGED_IN: [
      { guard: 'isOnLoginRoute', target: '.idle', actions: 'returnToTarget' },
      { target: '.idle' },
    ],
  },
  states: {
    idle: {
      on: {
        // A redirect stored on a login route would lead back to it.
        REQUIRE_LOGIN: [
          { guard: 'isOnLoginRoute' },
          { target: 'askingNativeApp', actions: 'rememberRoute' },
        ],
      },
    },

    askingNativeApp: {
      invoke: {
        src: 'logInNatively',
        input: ({ context }) => context.ports.native,
        onDone: [
          { guard: withOutcome('isLoggedIn'), target: 'idle', actions: 'reload' },
          // The user closed the app's login, and stays on the page.
          { guard: withOutcome('isDeclined'), target: 'idle' },
          { target: 'awaitingConfig' },
        ],
        onError: 'awaitingConfig',
      },
    },

    // The config chooses the login.
    awaitingConfig: {
      invoke: {
        src: 'awaitConfig',
        input: ({ context }) => context,
        onDone: 'redirecting',
        onError: 'redirecting',
      },
    },

    redirecting: {
      always: [
        // The answer came late, and the user has left the page.
        { guard: 'hasMovedOn', target: 'idle' },
        { target: 'idle', actions: 'goToLogin' },
      ],
    },
  },
});

export type LoginRedirectMachine = typeof loginRedirectMachine;
