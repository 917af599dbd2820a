import { assign, emit, setup, stopChild } from 'xstate';
import { type LoadOutcome, loadActor } from '../load.actor.ts';
import { machineTypes } from '../machine-types.ts';
import { isNotFound, isOutcome, isSessionEnded, withOutcome } from '../outcome-transitions.ts';
import { problemOf } from '../problem/problem.ts';
import type { LoadedFeature, PageLogin, PageMachineTypes } from './page.types.ts';

/** Tells a feature that its visitor has logged in, if it takes this event: else the page starts again for the member. */
export const IDENTIFIED = { type: 'IDENTIFIED' } as const;

/**
 * What every page does: it loads, and then runs the machine of its feature; or it failed to load, names nothing, leads
 * elsewhere, or waits for a login. For another user the root starts the page again.
 */
export const pageMachine = setup({
  types: machineTypes<PageMachineTypes>(),
  actors: { load: loadActor<LoadedFeature>() },
  guards: {
    isLoginMissing: ({ context }, login: PageLogin) =>
      context.login === login && !context.isLoggedIn,
    isLoaded: ({ context }) => context.start !== null,
    isLedAway: ({ context }) => context.redirectTo !== null,
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    reportSessionEnded: emit({ type: 'sessionEnded' }),
    clearProblem: assign({ problem: null }),
    keepLoaded: assign((_, loaded: LoadOutcome<LoadedFeature>) =>
      loaded.kind === 'loaded' ? loaded.value : { problem: problemOf(loaded.failure) },
    ),
    // Never null here: the state is entered only with a route.
    leadAway: emit(({ context }) => ({ type: 'redirect', route: context.redirectTo ?? '' })),
    startFeature: assign(({ context: { start }, spawn, self }) => ({
      feature: start?.(spawn, self.send) ?? null,
    })),
    // No child has the id `none`: without a feature there is nothing to stop.
    stopFeature: stopChild(({ context: { feature } }) => feature ?? 'none'),
    forgetFeature: assign({ feature: null }),
  },
}).createMachine({
  id: 'page',
  context: ({ input }) => ({ ...input, redirectTo: null, feature: null, problem: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'isLoginMissing', params: 'first' }, target: 'loginRequired' },
        { guard: { type: 'isLoginMissing', params: 'offered' }, target: 'loginOffered' },
        { guard: 'isLedAway', target: 'ledAway' },
        { guard: 'isLoaded', target: 'running' },
        { target: 'loading' },
      ],
    },

    loading: {
      entry: 'clearProblem',
      invoke: {
        src: 'load',
        input: ({ context }) => ({ load: context.load }),
        onDone: [
          { guard: isOutcome('loaded'), target: 'starting', actions: withOutcome('keepLoaded') },
          { guard: isNotFound, target: 'notFound' },
          {
            // The root starts the page again, for a visitor.
            guard: ({ context, event }) =>
              context.login === 'inPage' && event.output.kind === 'sessionEnded',
            target: 'loadFailed',
            actions: ['reportSessionEnded', withOutcome('keepLoaded')],
          },
          { guard: isSessionEnded, target: 'loginRequired', actions: 'reportSessionEnded' },
          { guard: isOutcome('loginRequired'), target: 'loginRequired' },
          { target: 'loadFailed', actions: withOutcome('keepLoaded') },
        ],
      },
    },

    loadFailed: {
      on: { RETRY: 'loading', LOG_IN: { target: 'loginRequired', actions: 'clearProblem' } },
    },

    notFound: {
      on: { RETRY: 'loading' },
    },

    running: {
      entry: 'startFeature',
      exit: ['stopFeature', 'forgetFeature'],
      on: {
        RELOAD: 'loading',
        NOT_FOUND: 'notFound',
        LOGIN_REQUIRED: 'loginRequired',
        SESSION_ENDED: { target: 'loginRequired', actions: 'reportSessionEnded' },
      },
    },

    /** Nobody can take part here: another route takes the place of this one. */
    ledAway: {
      entry: 'leadAway',
    },

    loginOffered: {
      on: { LOG_IN: 'loginRequired' },
    },

    loginRequired: {
      entry: 'requireLogin',
      on: { LOG_IN: { actions: 'requireLogin' } },
    },
  },
});

export type PageMachine = typeof pageMachine;
