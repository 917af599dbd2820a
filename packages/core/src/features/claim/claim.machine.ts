import { assign, emit, enqueueActions, setup } from 'xstate';
import { afterChange } from '../../flow/change/after-change.ts';
import { changeActor } from '../../flow/change/change.actor.ts';
import { type ChangeOutcome, openChange, settleChange } from '../../flow/change/change-outcome.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { isOutcome, LOGIN_REQUIRED, withOutcome } from '../../flow/outcome-transitions.ts';
import { restartPage } from '../../flow/page/restart-page.ts';
import { problem, problemOf } from '../../flow/problem/problem.ts';
import { CLAIM_CODE } from '../../flow/response-code/response-code.ts';
import { marketOfCurrency } from '../../platform/market/market.ts';
import type { Campaign, ClaimReply } from './claim.gateway.ts';
import type { ClaimTypes } from './claim.types.ts';
import { type ClaimOutcome, campaignOutcome, claimOutcome } from './claim-outcome.ts';
import { openingTime } from './opening-time.ts';

/** When the page says that a claim is slow, so that nobody leaves or taps again. Milliseconds. */
const SLOW_AFTER_MS = 4000;

/** How long to wait if the backend's clock says it is too early. Milliseconds. */
const RELOAD_AFTER_MS = 5000;

/**
 * Claims the voucher of one campaign (specification, sections 4 and 5). A pending claim keeps its key until its outcome
 * is known, so that retries, also after a reload, are one claim.
 */
export const claimMachine = setup({
  types: machineTypes<ClaimTypes>(),
  actors: {
    findCampaign: loadActor<Campaign>(),
    claim: changeActor<ClaimOutcome>(),
  },
  delays: {
    untilOpen: ({ context: { outcome, ports } }) => {
      const wait = delayUntil(openingTime(outcome), ports.clock.now());
      return wait > 0 ? wait : RELOAD_AFTER_MS;
    },
    slow: SLOW_AFTER_MS,
  },
  guards: {
    isLoggedIn: ({ context }) => context.loggedIn,
    isPending: ({ context }) => context.pendingKey !== null,
    isClaimed: ({ context: { outcome } }) => outcome?.kind === 'claimed',
    isAlreadyClaimed: ({ context: { outcome } }) => outcome?.kind === 'alreadyClaimed',
    isClosed: ({ context }) => context.outcome !== null,
    opensLater: ({ context }) => Number.isFinite(openingTime(context.outcome)),
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    endSession: emit({ type: 'sessionEnded' }),
    clearProblem: assign({ problem: null }),
    showCampaign: assign((_, loaded: LoadOutcome<Campaign>) =>
      loaded.kind === 'loaded'
        ? { campaign: loaded.value, outcome: campaignOutcome(loaded.value) }
        : { problem: problemOf(loaded.failure) },
    ),
    announceMarket: enqueueActions(({ enqueue }, loaded: LoadOutcome<Campaign>) => {
      if (loaded.kind !== 'loaded') return;
      const market = marketOfCurrency(loaded.value.voucher.currencyCode);
      enqueue.emit({ type: 'marketFound', market });
    }),
    showUnknownDevice: assign({ problem: problem('unreachable', 'retry') }),
    openClaim: assign(({ context }) => openChange(context)),
    settleClaim: assign(({ context }, outcome: ChangeOutcome<ClaimOutcome>) => ({
      ...settleChange(context, outcome),
      ...(outcome.kind === 'done' && { outcome: outcome.value }),
    })),
    identifyUser: assign({ loggedIn: true }),
    // The pending claim belonged to the previous user.
    changeUser: assign((_, loggedIn: boolean) => ({ loggedIn, pendingKey: null })),
  },
}).createMachine({
  id: 'claim',
  context: ({ input: { ports, sourceId, loggedIn, draft } }) => ({
    ports,
    sourceId,
    loggedIn,
    campaign: null,
    pendingKey: loggedIn ? (draft?.pendingKey ?? null) : null,
    maybeApplied: false,
    outcome: null,
    problem: null,
  }),
  initial: 'loading',
  on: { SESSION_CHANGED: restartPage('.loading') },
  states: {
    loading: {
      entry: 'clearProblem',
      invoke: {
        src: 'findCampaign',
        input: ({ context: { sourceId, ports } }) => ({
          load: (options) => ports.campaigns.find(sourceId, options),
        }),
        onDone: [
          {
            guard: isOutcome('loaded'),
            target: 'deciding',
            actions: [withOutcome('showCampaign'), withOutcome('announceMarket')],
          },
          {
            // Campaigns are public: SESSION_CHANGED reloads it without the token.
            guard: isOutcome('sessionExpired'),
            target: 'loadFailed',
            actions: ['endSession', withOutcome('showCampaign')],
          },
          { target: 'loadFailed', actions: withOutcome('showCampaign') },
        ],
      },
    },

    loadFailed: {
      on: {
        RETRY: 'loading',
        LOG_IN: { actions: 'requireLogin' },
      },
    },

    deciding: {
      always: [
        // Retry first: the answer was lost, and may have been the voucher.
        { guard: 'isPending', target: 'claiming' },
        { guard: 'isClaimed', target: 'claimed' },
        { guard: 'isAlreadyClaimed', target: 'alreadyClaimed' },
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isLoggedIn', target: 'ready' },
        { target: 'anonymous' },
      ],
    },

    anonymous: {
      on: {
        IDENTIFIED: { target: 'claiming', actions: 'identifyUser' },
      },
    },

    ready: {
      on: { CLAIM: 'claiming' },
    },

    claiming: {
      tags: 'busy',
      entry: ['openClaim', 'clearProblem'],
      initial: 'waiting',
      states: {
        waiting: { after: { slow: 'slow' } },
        slow: {},
      },
      invoke: {
        src: 'claim',
        input: ({ context: { ports, sourceId, pendingKey, maybeApplied } }) => ({
          async send(options) {
            const browserId = await ports.device.identify();
            return readReply(
              await ports.campaigns.claim({ sourceId, browserId }, options),
              readClaim,
            );
          },
          key: pendingKey,
          maybeApplied,
          ports,
        }),
        onDone: afterChange('settleClaim', {
          done: 'deciding',
          refused: 'failed',
          unknown: 'failed',
        }),
        // The code that identifies the device failed to load.
        onError: { target: 'failed', actions: 'showUnknownDevice' },
      },
    },

    failed: {
      on: { RETRY: 'claiming', CLAIM: 'claiming' },
    },

    loginRequired: LOGIN_REQUIRED,

    closed: {
      initial: 'deciding',
      on: { RETRY: 'loading' },
      states: {
        deciding: { always: [{ guard: 'opensLater', target: 'waiting' }, { target: 'over' }] },
        waiting: { after: { untilOpen: '#claim.loading' } },
        over: {},
      },
    },

    claimed: {},
    alreadyClaimed: {},
  },
});

export type ClaimMachine = typeof claimMachine;

/** Null also if the backend requires a login, which says nothing about the claim. */
function readClaim(reply: ClaimReply): ClaimOutcome | null {
  return reply.code === CLAIM_CODE.loginRequired ? null : claimOutcome(reply);
}
