import { assign, emit, fromPromise, setup } from 'xstate';
import { askAgain } from '../gateway/ask-again.ts';
import { machineTypes } from '../machine/machine-types.ts';
import type { Campaign, ClaimReply } from '../ports/campaign-gateway.ts';
import type { GatewayResult } from '../ports/gateway.ts';
import { isTokenRefused, problem, problemOf } from '../problem/problem.ts';
import type {
  ClaimContext,
  ClaimEmitted,
  ClaimEvent,
  ClaimInput,
  ClaimPorts,
} from './claim.types.ts';
import { type ClaimOutcome, claimOutcome } from './claim-outcome.ts';

/** A claim that takes longer is told to the person, who might else leave or tap again. Milliseconds. */
const SLOW_AFTER_MS = 4000;

/** The longest delay that platforms take; a claim that opens later is looked at again then. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/**
 * Claims the voucher of one campaign (specification, sections 4 and 5). A claim under way has a key that is
 * kept until there is an answer: however often it is sent, from whichever reload, it is one claim.
 */
export function createClaimMachine({ campaigns, device, clock, random }: ClaimPorts) {
  return setup({
    types: machineTypes<{
      context: ClaimContext;
      events: ClaimEvent;
      emitted: ClaimEmitted;
      input: ClaimInput;
    }>(),
    actors: {
      findCampaign: fromPromise<GatewayResult<Campaign>, ClaimContext>(({ input, signal }) =>
        campaigns.find(input.sourceId, { signal }),
      ),
      claim: fromPromise<GatewayResult<ClaimReply>, ClaimContext>(async ({ input, signal }) => {
        const browserId = await device.identify();
        return askAgain(
          () =>
            campaigns.claim(
              { sourceId: input.sourceId, browserId },
              { idempotencyKey: input.pendingKey ?? '', signal },
            ),
          { clock, random },
          signal,
        );
      }),
    },
    delays: {
      untilOpen: ({ context }) =>
        Math.min(Math.max(opensAt(context) - clock.now(), 0), MAX_DELAY_MS),
      slow: SLOW_AFTER_MS,
    },
    guards: {
      isLoggedIn: ({ context }) => context.loggedIn,
      isClaimPending: ({ context }) => context.loggedIn && context.pendingKey !== null,
      isClosed: ({ context }) => context.outcome !== null && context.outcome.kind !== 'claimed',
      hasVoucher: ({ context }) => context.outcome?.kind === 'alreadyClaimed',
      opensLater: ({ context }) => Number.isFinite(opensAt(context)),
    },
    actions: {
      rememberSession: assign({
        loggedIn: ({ context, event }) =>
          event.type === 'SESSION_CHANGED' ? event.loggedIn : context.loggedIn,
      }),
      identified: assign({ loggedIn: true }),
      openClaim: assign({
        pendingKey: ({ context }) => context.pendingKey ?? random.uuid(),
        problem: null,
      }),
      closeClaim: assign({ pendingKey: null }),
    },
  }).createMachine({
    id: 'claim',
    context: ({ input }) => ({ ...input, campaign: null, outcome: null, problem: null }),
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          src: 'findCampaign',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: assign(({ event }) => campaignFound(event.output)),
            },
            {
              // The page can be read without a token: the end of the session loads it anew.
              guard: ({ event }) => !event.output.ok && isTokenRefused(event.output.failure),
              actions: emit({ type: 'sessionEnded' }),
            },
            { target: 'loadFailed', actions: assign(({ event }) => failed(event.output)) },
          ],
        },
        on: {
          SESSION_CHANGED: { target: 'loading', reenter: true, actions: 'rememberSession' },
        },
      },

      loadFailed: {
        on: {
          RETRY: { target: 'loading', actions: assign({ problem: null }) },
          SESSION_CHANGED: { actions: 'rememberSession' },
        },
      },

      deciding: {
        always: [
          // First of all: its answer was lost, and may have been the voucher.
          { guard: 'isClaimPending', target: 'claiming' },
          { guard: 'hasVoucher', target: 'alreadyClaimed' },
          { guard: 'isClosed', target: 'closed' },
          { guard: 'isLoggedIn', target: 'ready' },
          { target: 'anonymous' },
        ],
      },

      anonymous: {
        on: {
          IDENTIFIED: { target: 'claiming', actions: 'identified' },
          SESSION_CHANGED: {
            guard: ({ event }) => event.loggedIn,
            target: 'loading',
            actions: 'rememberSession',
          },
        },
      },

      ready: {
        on: {
          CLAIM: 'claiming',
          SESSION_CHANGED: { target: 'loading', actions: 'rememberSession' },
        },
      },

      claiming: {
        tags: 'busy',
        entry: 'openClaim',
        initial: 'waiting',
        states: {
          waiting: { after: { slow: 'slow' } },
          slow: {},
        },
        invoke: {
          src: 'claim',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => outcomeOf(event.output)?.kind === 'claimed',
              target: 'claimed',
              actions: [
                'closeClaim',
                assign(({ event }) => ({ outcome: outcomeOf(event.output) })),
              ],
            },
            {
              guard: ({ event }) => outcomeOf(event.output)?.kind === 'alreadyClaimed',
              target: 'alreadyClaimed',
              actions: [
                'closeClaim',
                assign(({ event }) => ({ outcome: outcomeOf(event.output) })),
              ],
            },
            {
              guard: ({ event }) => outcomeOf(event.output)?.kind === 'loginRequired',
              target: 'loginRequired',
              actions: 'closeClaim',
            },
            {
              guard: ({ event }) => !event.output.ok && isTokenRefused(event.output.failure),
              target: 'loginRequired',
              actions: ['closeClaim', emit({ type: 'sessionEnded' })],
            },
            {
              guard: ({ event }) => outcomeOf(event.output) !== null,
              target: 'closed',
              actions: [
                'closeClaim',
                assign(({ event }) => ({ outcome: outcomeOf(event.output) })),
              ],
            },
            { target: 'failed', actions: assign(({ event }) => failed(event.output)) },
          ],
          onError: {
            target: 'failed',
            // The device could not be told: the part that does it was not loaded.
            actions: assign({ problem: problem('unreachable', 'retry') }),
          },
        },
      },

      failed: {
        on: {
          RETRY: 'claiming',
          CLAIM: 'claiming',
          SESSION_CHANGED: { target: 'loading', actions: 'rememberSession' },
        },
      },

      loginRequired: {
        entry: emit({ type: 'loginRequired' }),
        on: {
          LOG_IN: { actions: emit({ type: 'loginRequired' }) },
          SESSION_CHANGED: { target: 'loading', actions: 'rememberSession' },
        },
      },

      closed: {
        initial: 'deciding',
        states: {
          deciding: { always: [{ guard: 'opensLater', target: 'waiting' }, { target: 'over' }] },
          waiting: { after: { untilOpen: '#claim.loading' } },
          over: {},
        },
        on: {
          RETRY: 'loading',
          SESSION_CHANGED: { target: 'loading', actions: 'rememberSession' },
        },
      },

      claimed: {},
      alreadyClaimed: {},
    },
  });

  /** A refusal is final under its key; a lost answer is asked for again with the same one. */
  function failed(result: GatewayResult<unknown>): Partial<ClaimContext> {
    if (result.ok) return { problem: problemOf({ kind: 'malformed' }), pendingKey: null };
    const found = { problem: problemOf(result.failure) };
    return result.failure.kind === 'refused' ? { ...found, pendingKey: null } : found;
  }
}

export type ClaimMachine = ReturnType<typeof createClaimMachine>;

/** A campaign whose claim is open has no outcome yet. */
function campaignFound(result: GatewayResult<Campaign>): Partial<ClaimContext> {
  if (!result.ok) return {};
  const outcome = claimOutcome(result.value.claim);
  return { campaign: result.value, outcome: outcome?.kind === 'claimed' ? null : outcome };
}

function outcomeOf(result: GatewayResult<ClaimReply>): ClaimOutcome | null {
  return result.ok ? claimOutcome(result.value) : null;
}

/** When claiming opens; infinity where nobody said. */
function opensAt({ outcome }: ClaimContext): number {
  const waits = outcome?.kind === 'notStarted' || outcome?.kind === 'notYetTime';
  return waits ? (outcome.opensAt ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
}
