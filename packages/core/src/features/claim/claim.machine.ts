import { assign, emit, fromPromise, setup } from 'xstate';
import { afterAnswer } from '../../flow/gateway/after-answer.ts';
import { retryChange } from '../../flow/change/retry-change.ts';
import type { GatewayResult } from '../../flow/gateway/gateway.ts';
import {
  isLoginRequired,
  isTokenRefused,
  readReply,
  pendingAfter,
} from '../../flow/gateway/read-reply.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { problem } from '../../flow/problem/problem.ts';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import type { Campaign, ClaimReply } from './claim.gateway.ts';
import type {
  ClaimContext,
  ClaimEmitted,
  ClaimEvent,
  ClaimInput,
  ClaimPorts,
} from './claim.types.ts';
import { type ClaimOutcome, campaignOutcome, claimOutcome } from './claim-outcome.ts';
import { problemOfLink } from './link-problem.ts';
import { openingTime } from './opening-time.ts';

/** A claim that takes longer is told to the person, who might else leave or tap again. Milliseconds. */
const SLOW_AFTER_MS = 4000;

/** How long to wait where the backend does not yet agree that it is time. Milliseconds. */
const LOOK_AGAIN_AFTER_MS = 5000;

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
      claim: fromPromise<GatewayResult<ClaimOutcome>, ClaimContext>(async ({ input, signal }) => {
        const browserId = await device.identify();
        return retryChange(
          async () =>
            readReply(
              await campaigns.claim(
                { sourceId: input.sourceId, browserId },
                { idempotencyKey: input.pendingKey ?? '', signal },
              ),
              readClaim,
            ),
          { clock, random },
          { signal, maybeApplied: input.maybeApplied },
        );
      }),
    },
    delays: {
      untilOpen: ({ context }) => {
        const wait = delayUntil(openingTime(context.outcome), clock.now());
        return wait > 0 ? wait : LOOK_AGAIN_AFTER_MS;
      },
      slow: SLOW_AFTER_MS,
    },
    guards: {
      isCampaignKnown: ({ context }) => context.campaign !== null,
      isLoggedIn: ({ context }) => context.loggedIn,
      isClaimPending: ({ context }) => context.pendingKey !== null,
      isClosed: ({ context }) => context.outcome !== null,
      isClaimed: ({ context }) => context.outcome?.kind === 'claimed',
      isAlreadyClaimed: ({ context }) => context.outcome?.kind === 'alreadyClaimed',
      opensLater: ({ context }) => Number.isFinite(openingTime(context.outcome)),
    },
    actions: {
      identified: assign({ loggedIn: true }),
      openClaim: assign({
        maybeApplied: ({ context }) => context.pendingKey !== null,
        pendingKey: ({ context }) => context.pendingKey ?? random.uuid(),
        problem: null,
      }),
      // What may have been claimed is asked for again after the login.
      closeSettled: assign({
        pendingKey: ({ context }, answer: GatewayResult<ClaimOutcome>) =>
          pendingAfter(answer, context.pendingKey),
      }),
    },
  }).createMachine({
    id: 'claim',
    context: ({ input }) => ({
      ...input,
      pendingKey: input.loggedIn ? input.pendingKey : null,
      maybeApplied: false,
      outcome: input.campaign && campaignOutcome(input.campaign),
      problem: null,
    }),
    initial: 'starting',
    on: {
      SESSION_CHANGED: {
        target: '.loading',
        // A claim under way was that of whoever was here.
        actions: assign({ loggedIn: ({ event }) => event.loggedIn, pendingKey: null }),
      },
    },
    states: {
      starting: {
        always: [{ guard: 'isCampaignKnown', target: 'deciding' }, { target: 'loading' }],
      },

      loading: {
        entry: assign({ problem: null }),
        invoke: {
          src: 'findCampaign',
          input: ({ context }) => context,
          onDone: [
            {
              // The page can be read without a token: where there was one, its end loads it anew.
              guard: ({ event }) => isTokenRefused(event.output),
              target: 'loadFailed',
              actions: [emit({ type: 'sessionEnded' }), assign(({ event }) => found(event.output))],
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: assign(({ event }) => found(event.output)),
            },
            { target: 'loadFailed', actions: assign(({ event }) => found(event.output)) },
          ],
        },
        on: {
          // It was offered before the machine ran.
          LOG_IN: { actions: emit({ type: 'loginRequired' }) },
        },
      },

      loadFailed: {
        on: {
          RETRY: 'loading',
          LOG_IN: { actions: emit({ type: 'loginRequired' }) },
        },
      },

      deciding: {
        always: [
          // First of all: its answer was lost, and may have been the voucher.
          { guard: 'isClaimPending', target: 'claiming' },
          { guard: 'isClaimed', target: 'claimed' },
          { guard: 'isAlreadyClaimed', target: 'alreadyClaimed' },
          { guard: 'isClosed', target: 'closed' },
          { guard: 'isLoggedIn', target: 'ready' },
          { target: 'anonymous' },
        ],
      },

      anonymous: {
        on: {
          IDENTIFIED: { target: 'claiming', actions: 'identified' },
        },
      },

      ready: {
        on: {
          CLAIM: 'claiming',
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
              guard: ({ event }) => isLoginRequired(event.output),
              target: 'loginRequired',
              actions: { type: 'closeSettled', params: ({ event }) => event.output },
            },
            {
              guard: ({ event }) => isTokenRefused(event.output),
              target: 'loginRequired',
              actions: [
                { type: 'closeSettled', params: ({ event }) => event.output },
                emit({ type: 'sessionEnded' }),
              ],
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: assign(({ context, event }) => afterAnswer(context, event.output)),
            },
            {
              target: 'failed',
              actions: assign(({ context, event }) => afterAnswer(context, event.output)),
            },
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
        },
      },

      loginRequired: {
        entry: emit({ type: 'loginRequired' }),
        on: {
          LOG_IN: { actions: emit({ type: 'loginRequired' }) },
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
        },
      },

      claimed: {},
      alreadyClaimed: {},
    },
  });
}

export type ClaimMachine = ReturnType<typeof createClaimMachine>;

function found(result: GatewayResult<Campaign>): Partial<ClaimContext> {
  return result.ok
    ? { campaign: result.value, outcome: campaignOutcome(result.value) }
    : { problem: problemOfLink(result.failure) };
}

/** Null, too, where nobody is logged in: that says nothing of the claim. */
function readClaim(reply: ClaimReply): ClaimOutcome | null {
  return reply.code === CLAIM_CODE.loginRequired ? null : claimOutcome(reply);
}
