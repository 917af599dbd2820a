import { assign, emit, fromPromise, setup } from 'xstate';
import { afterAnswer } from '../../flow/gateway/after-answer.ts';
import { askAgain } from '../../flow/gateway/ask-again.ts';
import type { GatewayResult } from '../../flow/gateway/gateway.ts';
import {
  isLoginRequired,
  isTokenRefused,
  readReply,
  underWayAfter,
} from '../../flow/gateway/gateway-result.ts';
import { delayUntil } from '../../flow/machine/delay-until.ts';
import { machineTypes } from '../../flow/machine/machine-types.ts';
import { problem, problemOf } from '../../flow/problem/problem.ts';
import type { DrawActivity } from './draw.gateway.ts';
import type { DrawContext, DrawEmitted, DrawEvent, DrawInput, DrawPorts } from './draw.types.ts';
import { type DrawOutcome, drawOutcome, isDraw } from './draw-outcome.ts';

/** The shortest spin of the wheel, however fast the answer is. Milliseconds. */
export const MIN_SPIN_MS = 4000;

/** How long the wheel spins without an answer before the person is told. Milliseconds. */
export const MAX_SPIN_MS = 30_000;

/** How long to wait where the backend does not yet agree that it is time. Milliseconds. */
const LOOK_AGAIN_AFTER_MS = 5000;

/**
 * A lucky draw (specification, sections 2 and 4): countdown, draw, result. The draw under way has a key that
 * is kept until there is an answer: whatever happens on the way, it is one draw.
 */
export function createDrawMachine({ draws, clock, random }: DrawPorts) {
  return setup({
    types: machineTypes<{
      context: DrawContext;
      events: DrawEvent;
      emitted: DrawEmitted;
      input: DrawInput;
    }>(),
    actors: {
      findActivity: fromPromise<GatewayResult<DrawActivity>, DrawContext>(({ input, signal }) =>
        draws.find(input.activityCode, { signal }),
      ),
      draw: fromPromise<GatewayResult<DrawOutcome>, DrawContext>(({ input, signal }) =>
        askAgain(
          async () =>
            readReply(
              await draws.draw(input.activityCode, {
                idempotencyKey: input.pendingKey ?? '',
                signal,
              }),
              drawOutcome,
            ),
          { clock, random },
          { signal, mayBeDone: input.mayBeDone },
        ),
      ),
    },
    delays: {
      untilStart: ({ context }) => delayUntil(context.activity?.startsAt, clock.now()),
      lookAgain: LOOK_AGAIN_AFTER_MS,
      minSpin: MIN_SPIN_MS,
      restOfSpin: MAX_SPIN_MS - MIN_SPIN_MS,
    },
    guards: {
      isPending: ({ context }) => context.pendingKey !== null,
      isDrawn: ({ context }) => isDraw(context.outcome),
      isAlreadyDrawn: ({ context: { outcome } }) => outcome?.kind === 'alreadyDrawn',
      isWon: ({ context: { outcome } }) => isDraw(outcome) && outcome.result.prize !== null,
      isOver: ({ context: { activity } }) => activity !== null && clock.now() >= activity.endsAt,
      isEarly: ({ context: { activity } }) => activity !== null && clock.now() < activity.startsAt,
      isNotStarted: ({ context: { outcome } }) => outcome?.kind === 'notStarted',
      isLoggedIn: ({ context }) => context.loggedIn,
    },
    actions: {
      openDraw: assign({
        mayBeDone: ({ context }) => context.pendingKey !== null,
        pendingKey: ({ context }) => context.pendingKey ?? random.uuid(),
        stallsAt: () => clock.now() + MAX_SPIN_MS,
        outcome: null,
        problem: null,
      }),
      // What may have been drawn is asked for again after the login.
      closeSettled: assign({
        pendingKey: ({ context }, answer: GatewayResult<DrawOutcome>) =>
          underWayAfter(answer, context.pendingKey),
      }),
    },
  }).createMachine({
    id: 'draw',
    context: ({ input }) => ({
      activityCode: input.activityCode,
      loggedIn: input.loggedIn,
      activity: null,
      pendingKey: input.loggedIn ? (input.draft?.pendingKey ?? null) : null,
      mayBeDone: false,
      stallsAt: 0,
      outcome: null,
      problem: null,
    }),
    initial: 'loading',
    on: {
      SESSION_CHANGED: {
        target: '.loading',
        // A draw under way was that of whoever was here: what came of it, the activity tells them.
        actions: assign({
          loggedIn: ({ event }) => event.loggedIn,
          pendingKey: null,
          outcome: null,
        }),
      },
    },
    states: {
      loading: {
        entry: assign({ problem: null }),
        invoke: {
          src: 'findActivity',
          input: ({ context }) => context,
          onDone: [
            {
              // The wheel can be seen without a token.
              guard: ({ context, event }) => context.loggedIn && isTokenRefused(event.output),
              target: 'loginRequired',
              actions: emit({ type: 'sessionEnded' }),
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: assign(({ event }) => found(event.output)),
            },
            { target: 'loadFailed', actions: assign(({ event }) => found(event.output)) },
          ],
        },
      },

      loadFailed: {
        on: {
          RETRY: 'loading',
          LOG_IN: { target: 'loginRequired', actions: assign({ problem: null }) },
        },
      },

      deciding: {
        always: [
          // First of all: its answer was lost, and may have been the prize.
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
          // The wheel has its turn even where the answer is there at once.
          spinning: { after: { minSpin: 'stopping' } },
          stopping: {
            always: { guard: 'isDrawn', target: '#draw.result' },
            after: { restOfSpin: '#draw.stalled' },
          },
        },
        invoke: {
          src: 'draw',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => isTokenRefused(event.output),
              target: 'loginRequired',
              actions: [
                { type: 'closeSettled', params: ({ event }) => event.output },
                emit({ type: 'sessionEnded' }),
              ],
            },
            {
              guard: ({ event }) => isLoginRequired(event.output),
              target: 'loginRequired',
              actions: { type: 'closeSettled', params: ({ event }) => event.output },
            },
            {
              // The wheel has its turn first.
              guard: ({ event }) => event.output.ok && isDraw(event.output.value),
              actions: assign(({ context, event }) => afterAnswer(context, event.output)),
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'settling',
              actions: assign(({ context, event }) => afterAnswer(context, event.output)),
            },
            {
              target: 'failed',
              actions: assign(({ context, event }) => afterAnswer(context, event.output)),
            },
          ],
        },
      },

      /** No draw was made. */
      settling: {
        always: [{ guard: 'isNotStarted', target: 'tooEarly' }, { target: 'ended' }],
      },

      /** The person's clock and the backend's do not agree: it is asked again what time it is there. */
      tooEarly: {
        after: { lookAgain: 'loading' },
      },

      /** The answer takes too long. The same draw is asked for again. */
      stalled: {
        entry: assign({ problem: problem('unreachable', 'retry') }),
        on: { RETRY: 'drawing', START: 'drawing' },
      },

      failed: {
        on: { RETRY: 'drawing', START: 'drawing' },
      },

      loginRequired: {
        entry: emit({ type: 'loginRequired' }),
        on: { LOG_IN: { actions: emit({ type: 'loginRequired' }) } },
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
}

export type DrawMachine = ReturnType<typeof createDrawMachine>;

function found(result: GatewayResult<DrawActivity>): Partial<DrawContext> {
  if (!result.ok) return { problem: problemOf(result.failure) };
  const { drawn } = result.value;
  return {
    activity: result.value,
    outcome: drawn === null ? null : { kind: 'alreadyDrawn', result: drawn },
  };
}
