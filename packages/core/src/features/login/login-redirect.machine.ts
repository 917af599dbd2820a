import { assign, fromPromise, setup } from 'xstate';
import { machineTypes } from '../../flow/machine-types.ts';
import type { NativeHost, NativeResult } from '../../platform/native-host.ts';
import {
  isLoginRoute,
  loginRoute,
  parseRedirectTarget,
} from '../../platform/navigation/redirect-target.ts';
import type { Router } from '../../platform/navigation/router.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { Session } from '../../platform/session/session.ts';

export interface LoginRedirectPorts {
  readonly native: NativeHost;
  readonly router: Router;
  readonly session: Session;
}

export type LoginRedirectEvent =
  /** Something here needs a login. */
  | { readonly type: 'REQUIRE_LOGIN' }
  /** The person has logged in on this page. */
  | { readonly type: 'LOGGED_IN' };

export interface LoginRedirectContext {
  /** Where the person was when a login was asked for. */
  readonly askedOn: string;
}

/**
 * Sends a person to login and back (specification, section 2): to the native app's own login where there is
 * one, which loads the page anew; else to the login route, with the address they came from kept for once.
 */
export function createLoginRedirectMachine({ native, router, session }: LoginRedirectPorts) {
  return setup({
    types: machineTypes<{ context: LoginRedirectContext; events: LoginRedirectEvent }>(),
    actors: {
      logInNatively: fromPromise<NativeResult<void>>(() => native.logIn()),
    },
    guards: {
      isOnLoginRoute: () => isLoginRoute(router.current()),
      hasGoneOn: ({ context }) => router.current() !== context.askedOn,
    },
    actions: {
      rememberPlace: assign({ askedOn: () => router.current() }),
      goToLogin: () => {
        session.global.set({ redirectRoute: router.current() });
        router.push(loginRoute(session.global.get().globalConfig?.mobileRegister ?? false));
      },
      reload: () => router.reload(),
      returnToTarget: () => {
        const target = parseRedirectTarget(session.global.get().redirectRoute);
        session.global.set({ redirectRoute: null });
        if (target?.kind === 'appHost') router.leave(target.url);
        // Replaced, so that the back button does not lead to a login that is done.
        else router.replace(target?.route ?? ROUTES.home);
      },
    },
  }).createMachine({
    id: 'loginRedirect',
    context: { askedOn: '' },
    initial: 'idle',
    on: {
      // Whatever the app is still asked for: who logged in needs no other login.
      LOGGED_IN: [
        { guard: 'isOnLoginRoute', target: '.idle', actions: 'returnToTarget' },
        { target: '.idle' },
      ],
    },
    states: {
      idle: {
        on: {
          // No redirect is stored on a login route: it would lead back to it.
          REQUIRE_LOGIN: [
            { guard: 'isOnLoginRoute' },
            { target: 'askingNativeApp', actions: 'rememberPlace' },
          ],
        },
      },
      askingNativeApp: {
        invoke: {
          src: 'logInNatively',
          onDone: [
            { guard: ({ event }) => event.output.ok, target: 'idle', actions: 'reload' },
            {
              // The person closed the app's login: they stay where they are.
              guard: ({ event }) => !event.output.ok && event.output.failure.kind === 'declined',
              target: 'idle',
            },
            // The app took its time, and the person has found something else to do.
            { guard: 'hasGoneOn', target: 'idle' },
            { target: 'idle', actions: 'goToLogin' },
          ],
          onError: [
            { guard: 'hasGoneOn', target: 'idle' },
            { target: 'idle', actions: 'goToLogin' },
          ],
        },
      },
    },
  });
}
