import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { changeActor } from '../../flow/change/change.actor.ts';
import { openChange, settleChange, startChange } from '../../flow/change/change-context.ts';
import type { ChangeOutcome } from '../../flow/change/change-outcome.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import type { Problem } from '../../flow/problem/problem.ts';
import type { LogOutEverywhereContext, LogOutEverywhereTypes } from './log-out-everywhere.types.ts';

/**
 * Logs the user out on every device. Unlike a logout here it needs the backend's answer: without one, other devices may
 * still be logged in.
 */
export const logOutEverywhereMachine = setup({
  types: machineTypes<LogOutEverywhereTypes>(),
  actors: {
    logOut: changeActor(({ ports }: LogOutEverywhereContext, options) =>
      ports.login.logOutEverywhere(options),
    ),
  },
  guards: {
    /** Somebody else has logged in meanwhile, or this user again. */
    hasNewLogin: ({ context: { ports, token } }) => ports.session.global.get().token !== token,
    /** After a lost answer the token is refused because the request was carried out. */
    isDone: (_, outcome: ChangeOutcome<void>) =>
      outcome.kind === 'done' || (needsLogin(outcome) && outcome.isMaybeApplied),
    needsLogin: (_, outcome: ChangeOutcome<void>) => needsLogin(outcome),
  },
  actions: {
    announceLogout: emit({ type: 'loggedOut' }),
    reportSessionEnded: emit({ type: 'sessionEnded' }),
    open: assign(({ context }) => {
      const { token } = context.ports.session.global.get();
      // Another login is another request.
      const pendingKey = token === context.token ? context.pendingKey : null;
      return { token, ...openChange({ ...context, pendingKey }) };
    }),
    clearProblem: assign({ problem: null }),
    forgetKey: assign({ pendingKey: null }),
    settle: assign(({ context }, outcome: ChangeOutcome<void>) => settleChange(context, outcome)),
  },
}).createMachine({
  id: 'logOutEverywhere',
  context: ({ input: { ports } }) => ({
    ports,
    token: '',
    ...startChange(true, null),
  }),
  initial: 'idle',
  states: {
    idle: { on: { LOG_OUT: 'loggingOut' } },

    loggingOut: {
      entry: 'open',
      invoke: {
        src: 'logOut',
        input: ({ context }) => context,
        onDone: [
          { guard: 'hasNewLogin', target: 'idle', actions: 'forgetKey' },
          {
            guard: withOutcome('isDone'),
            target: 'idle',
            actions: ['forgetKey', 'announceLogout'],
          },
          {
            guard: withOutcome('needsLogin'),
            target: 'idle',
            actions: ['forgetKey', 'reportSessionEnded'],
          },
          { target: 'failed', actions: withOutcome('settle') },
        ],
      },
    },

    failed: {
      on: { LOG_OUT: 'loggingOut', LEAVE: { target: 'idle', actions: 'clearProblem' } },
    },
  },
});

export type LogOutEverywhereMachine = typeof logOutEverywhereMachine;

/** The view of the logout everywhere. */
export interface LogOutEverywhereView {
  readonly isBusy: boolean;
  readonly problem: Problem | null;
}

export function logOutEverywhereView(
  snapshot: SnapshotFrom<LogOutEverywhereMachine>,
): LogOutEverywhereView {
  return { isBusy: snapshot.matches('loggingOut'), problem: snapshot.context.problem };
}

function needsLogin(
  outcome: ChangeOutcome<void>,
): outcome is Extract<ChangeOutcome<void>, { readonly isMaybeApplied: boolean }> {
  return 'isMaybeApplied' in outcome;
}
