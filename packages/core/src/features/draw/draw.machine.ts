import { assign, emit, setup } from 'xstate';
import { afterChange } from '../../flow/change/after-change.ts';
import { changeActor } from '../../flow/change/change.actor.ts';
import { type ChangeOutcome, openChange, settleChange } from '../../flow/change/change-outcome.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import {
  isOutcome,
  isSessionOver,
  LOAD_FAILED,
  LOGIN_REQUIRED,
  withOutcome,
} from '../../flow/outcome-transitions.ts';
import { restartPage } from '../../flow/page/restart-page.ts';
import { problem, problemOf } from '../../flow/problem/problem.ts';
import type { DrawActivity } from './draw.gateway.ts';
import type { DrawContext, DrawTypes } from './draw.types.ts';
import { type DrawOutcome, drawOutcome, isDraw } from './draw-outcome.ts';

/** The shortest spin of the wheel, however fast the answer is. Milliseconds. */
export const MIN_SPIN_MS = 4000;

/** How long the wheel spins without an answer before it stalls. Milliseconds. */
export const MAX_SPIN_MS = 30_000;

/** How long to wait if the backend's clock says it is too early. Milliseconds. */
const RELOAD_AFTER_MS = 5000;

/**
 * A lucky draw (specification, sections 2 and 4): countdown, draw, result. A pending draw keeps its key until
 * its outcome is known, so that it is one draw.
 */
export const drawMachine = setup({
  types: machineTypes<DrawTypes>(),
  actors: {
    findActivity: loadActor<DrawActivity>(),
    draw: changeActor<DrawOutcome>(),
  },
  delays: {
    untilStart: ({ context: { activity, ports } }) =>
      delayUntil(activity?.startsAt, ports.clock.now()),
    reload: RELOAD_AFTER_MS,
    minSpin: MIN_SPIN_MS,
    restOfSpin: MAX_SPIN_MS - MIN_SPIN_MS,
  },
  guards: {
    isPending: ({ context }) => context.pendingKey !== null,
    isDrawn: ({ context }) => isDraw(context.outcome),
    isAlreadyDrawn: ({ context: { outcome } }) => outcome?.kind === 'alreadyDrawn',
    isWon: ({ context: { outcome } }) => isDraw(outcome) && outcome.result.prize !== null,
    isOver: ({ context: { activity, ports } }) =>
      activity !== null && ports.clock.now() >= activity.endsAt,
    isEarly: ({ context: { activity, ports } }) =>
      activity !== null && ports.clock.now() < activity.startsAt,
    isNotStarted: ({ context: { outcome } }) => outcome?.kind === 'notStarted',
    isLoggedIn: ({ context }) => context.loggedIn,
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    endSession: emit({ type: 'sessionEnded' }),
    clearProblem: assign({ problem: null }),
    showActivity: assign((_, loaded: LoadOutcome<DrawActivity>) => found(loaded)),
    openDraw: assign(({ context }) => ({
      ...openChange(context),
      stallsAt: context.ports.clock.now() + MAX_SPIN_MS,
      outcome: null,
      problem: null,
    })),
    settleDraw: assign(({ context }, outcome: ChangeOutcome<DrawOutcome>) => ({
      ...settleChange(context, outcome),
      ...(outcome.kind === 'done' && { outcome: outcome.value }),
    })),
    showSlowAnswer: assign({ problem: problem('unreachable', 'retry') }),
    changeUser: assign((_, loggedIn: boolean) => ({
      loggedIn,
      // The pending draw belonged to the previous user. The activity shows its outcome.
      pendingKey: null,
      outcome: null,
    })),
  },
}).createMachine({
  id: 'draw',
  context: ({ input: { ports, activityCode, loggedIn, draft } }) => ({
    ports,
    activityCode,
    loggedIn,
    activity: null,
    pendingKey: loggedIn ? (draft?.pendingKey ?? null) : null,
    maybeApplied: false,
    stallsAt: 0,
    outcome: null,
    problem: null,
  }),
  initial: 'loading',
  on: { SESSION_CHANGED: restartPage('.loading') },
  states: {
    loading: {
      entry: 'clearProblem',
      invoke: {
        src: 'findActivity',
        input: ({ context: { activityCode, ports } }) => ({
          load: (options) => ports.draws.find(activityCode, options),
        }),
        onDone: [
          { guard: isOutcome('loaded'), target: 'deciding', actions: withOutcome('showActivity') },
          { guard: isSessionOver, target: 'loginRequired', actions: 'endSession' },
          { target: 'loadFailed', actions: withOutcome('showActivity') },
        ],
      },
    },

    loadFailed: LOAD_FAILED,

    deciding: {
      always: [
        // Retry first: the answer was lost, and may have been the prize.
        { guard: 'isPending', target: 'drawing' },
        { guard: 'isDrawn', target: 'result' },
        { guard: 'isOver', target: 'ended' },
        { guard: 'isEarly', target: 'countdown' },
        { target: 'ready' },
      ],
    },

    countdown: {
      after: { untilStart: 'deciding' },
    },

    ready: {
      on: {
        START: [{ guard: 'isLoggedIn', target: 'drawing' }, { target: 'loginRequired' }],
      },
    },

    drawing: {
      tags: 'busy',
      entry: 'openDraw',
      initial: 'spinning',
      states: {
        // The wheel spins its minimum time even after an immediate answer.
        spinning: { after: { minSpin: 'stopping' } },
        stopping: {
          always: { guard: 'isDrawn', target: '#draw.result' },
          after: { restOfSpin: '#draw.stalled' },
        },
      },
      invoke: {
        src: 'draw',
        input: ({ context: { ports, activityCode, pendingKey, maybeApplied } }) => ({
          send: async (options) =>
            readReply(await ports.draws.draw(activityCode, options), drawOutcome),
          key: pendingKey,
          maybeApplied,
          ports,
        }),
        onDone: [
          {
            // The wheel finishes its spin first.
            guard: ({ event: { output } }) => output.kind === 'done' && isDraw(output.value),
            actions: withOutcome('settleDraw'),
          },
          ...afterChange('settleDraw', { done: 'settling', refused: 'failed', unknown: 'failed' }),
        ],
      },
    },

    /** No draw was made. */
    settling: {
      always: [{ guard: 'isNotStarted', target: 'tooEarly' }, { target: 'ended' }],
    },

    /** The clocks of the user and the backend differ: reload the activity. */
    tooEarly: {
      after: { reload: 'loading' },
    },

    /** The answer takes too long: retry the same draw. */
    stalled: {
      entry: 'showSlowAnswer',
      on: { RETRY: 'drawing', START: 'drawing' },
    },

    failed: {
      on: { RETRY: 'drawing', START: 'drawing' },
    },

    loginRequired: LOGIN_REQUIRED,

    result: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isAlreadyDrawn', target: 'alreadyDrawn' },
            { guard: 'isWon', target: 'won' },
            { target: 'lost' },
          ],
        },
        won: {},
        lost: {},
        alreadyDrawn: {},
      },
    },

    ended: {},
  },
});

export type DrawMachine = typeof drawMachine;

function found(loaded: LoadOutcome<DrawActivity>): Partial<DrawContext> {
  if (loaded.kind !== 'loaded') return { problem: problemOf(loaded.failure) };
  const { drawn } = loaded.value;
  return {
    activity: loaded.value,
    outcome: drawn === null ? null : { kind: 'alreadyDrawn', result: drawn },
  };
}
