import { assign, emit, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import { defineChange } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { problem } from '../../flow/problem/problem.ts';
import { RELOAD_AFTER_MS, SLOW_AFTER_MS } from '../../flow/waits.ts';
import { marketOfCurrency } from '../../platform/market/market.ts';
import type { ClaimTypes } from './claim.types.ts';
import { campaignOutcome, sentClaimOutcome } from './claim-outcome.ts';
import { openingTime } from './opening-time.ts';

const claim = defineChange({
  types: machineTypes<ClaimTypes>(),
  async send({ ports, campaign: { activityCode } }, options) {
    const browserId = await ports.device.identify();
    const reply = await ports.campaigns.claim({ activityCode, browserId }, options);
    return readReply(reply, sentClaimOutcome);
  },
  done: ({ ports }, outcome) => ({ outcome, settledAt: ports.clock.now() }),
});

const claiming = claim.sending('claim', {
  done: 'deciding',
  refused: 'failed',
  unknown: 'failed',
});

/**
 * Claims the voucher of one campaign (specification, sections 4 and 5). A pending claim keeps its key until its outcome
 * is known, so that retries, also after a reload, are one claim.
 */
export const claimMachine = setup({
  types: machineTypes<ClaimTypes>(),
  actors: { claim: claim.actor },
  delays: {
    untilOpen: ({ context: { outcome, ports } }) => {
      const wait = delayUntil(openingTime(outcome), ports.clock.now());
      return wait > 0 ? wait : RELOAD_AFTER_MS;
    },
    slow: SLOW_AFTER_MS,
  },
  guards: {
    ...claim.guards,
    isLoggedIn: ({ context }) => context.isLoggedIn,
    isClaimed: ({ context: { outcome } }) => outcome?.kind === 'claimed',
    isAlreadyClaimed: ({ context: { outcome } }) => outcome?.kind === 'alreadyClaimed',
    isClosed: ({ context }) => context.outcome !== null,
    opensLater: ({ context }) => Number.isFinite(openingTime(context.outcome)),
  },
  actions: {
    ...claim.actions,
    reload: emit({ type: 'reload' }),
    announceMarket: emit(({ context: { campaign } }) => ({
      type: 'marketFound',
      market: marketOfCurrency(campaign.coupon.currencyCode),
    })),
    showUnknownDevice: assign({ problem: problem('unreachable') }),
    identifyUser: assign({ isLoggedIn: true }),
  },
}).createMachine({
  id: 'claim',
  context: ({ input: { ports, campaign, isLoggedIn, draft } }) => ({
    ports,
    campaign,
    isLoggedIn,
    ...startChange(isLoggedIn, draft),
    outcome: campaignOutcome(campaign),
    settledAt: 0,
  }),
  entry: 'announceMarket',
  initial: 'deciding',
  states: {
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
      ...claiming,
      initial: 'waiting',
      states: {
        waiting: { after: { slow: 'slow' } },
        slow: {},
      },
      invoke: {
        ...claiming.invoke,
        // The code that identifies the device failed to load.
        onError: { target: 'failed', actions: 'showUnknownDevice' },
      },
    },

    failed: {
      on: { RETRY: 'claiming', CLAIM: 'claiming' },
    },

    closed: {
      initial: 'deciding',
      on: { RETRY: { actions: 'reload' } },
      states: {
        deciding: { always: [{ guard: 'opensLater', target: 'waiting' }, { target: 'over' }] },
        waiting: { after: { untilOpen: { actions: 'reload' } } },
        over: {},
      },
    },

    claimed: {},
    alreadyClaimed: {},
  },
});

export type ClaimMachine = typeof claimMachine;
