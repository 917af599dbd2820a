import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import type { ChangeOutcome } from '../../flow/change/change-outcome.ts';
import { defineChange } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import { problem } from '../../flow/problem/problem.ts';
import { RELOAD_AFTER_MS } from '../../flow/waits.ts';
import type { DrawTypes } from './draw.types.ts';
import { type DrawOutcome, drawOutcome, isDraw } from './draw-outcome.ts';
import { MAX_SPIN_MS, MIN_SPIN_MS } from './spin.ts';

const draw = defineChange({
  types: machineTypes<DrawTypes>(),
  send: async ({ ports, activity }, options) =>
    readReply(await ports.draws.draw(activity.activityCode, options), drawOutcome),
  opened: ({ ports }) => ({ stallsAt: ports.clock.now() + MAX_SPIN_MS, outcome: null }),
  done: (_, outcome) => ({ outcome }),
});

/**
 * A lucky draw (specification, sections 2 and 4): countdown, draw, result. A pending draw keeps its key until
 * its outcome is known, so that it is one draw.
 */
export const drawMachine = setup({
  types: machineTypes<DrawTypes>(),
  actors: { draw: draw.actor },
  delays: {
    untilStart: ({ context: { activity, ports } }) =>
      delayUntil(activity.startsAt, ports.clock.now()),
    reload: RELOAD_AFTER_MS,
    maxSpin: MAX_SPIN_MS,
    // The wheel spins its minimum time even after an immediate answer.
    landing: ({ context: { landingMs, stallsAt, ports } }) =>
      Math.max(landingMs, stallsAt - MAX_SPIN_MS + MIN_SPIN_MS - ports.clock.now()),
  },
  guards: {
    ...draw.guards,
    isDrawn: ({ context }) => isDraw(context.outcome),
    isAlreadyDrawn: ({ context: { outcome } }) => outcome?.kind === 'alreadyDrawn',
    isWon: ({ context: { outcome } }) => isDraw(outcome) && outcome.result.prize !== null,
    hasEnded: ({ context: { activity, ports } }) => ports.clock.now() >= activity.endsAt,
    isEarly: ({ context: { activity, ports } }) => ports.clock.now() < activity.startsAt,
    isNotStarted: ({ context: { outcome } }) => outcome?.kind === 'notStarted',
    isLoggedIn: ({ context }) => context.isLoggedIn,
  },
  actions: {
    ...draw.actions,
    reload: emit({ type: 'reload' }),
    showSlowAnswer: assign({ problem: problem('unreachable') }),
  },
}).createMachine({
  id: 'draw',
  context: ({ input: { ports, activity, landingMs, isLoggedIn, draft } }) => ({
    ports,
    activity,
    landingMs,
    isLoggedIn,
    ...startChange(isLoggedIn, draft),
    stallsAt: 0,
    outcome: activity.drawn && { kind: 'alreadyDrawn', result: activity.drawn },
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        // Retry first: the answer was lost, and may have been the prize.
        { guard: 'isPending', target: 'drawing' },
        { guard: 'isDrawn', target: 'result' },
        { guard: 'hasEnded', target: 'ended' },
        { guard: 'isEarly', target: 'countdown' },
        { target: 'ready' },
      ],
    },

    countdown: {
      after: { untilStart: 'deciding' },
    },

    ready: {
      on: {
        START: [{ guard: 'isLoggedIn', target: 'drawing' }, { actions: 'requireLogin' }],
      },
    },

    drawing: {
      ...draw.sending('draw', {
        done: 'settling',
        refused: 'failed',
        unknown: 'failed',
        // The wheel lands first.
        first: [{ guard: isDrawMade, actions: withOutcome('settleChange') }],
      }),
      initial: 'spinning',
      states: {
        spinning: {
          always: { guard: 'isDrawn', target: 'landing' },
          after: { maxSpin: '#draw.stalled' },
        },
        landing: { after: { landing: '#draw.result' } },
      },
    },

    /** No draw was made. */
    settling: {
      always: [{ guard: 'isNotStarted', target: 'tooEarly' }, { target: 'ended' }],
    },

    /** The clocks of the user and the backend differ: reload the activity. */
    tooEarly: {
      after: { reload: { actions: 'reload' } },
    },

    /** The answer takes too long: retry the same draw. */
    stalled: {
      entry: 'showSlowAnswer',
      on: { RETRY: 'drawing', START: 'drawing' },
    },

    failed: {
      on: { RETRY: 'drawing', START: 'drawing' },
    },

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

export type DrawSnapshot = SnapshotFrom<DrawMachine>;

/** A guard: the answer is a draw. */
function isDrawMade({
  event: { output },
}: {
  readonly event: { readonly output: ChangeOutcome<DrawOutcome> };
}): boolean {
  return output.kind === 'done' && isDraw(output.value);
}
