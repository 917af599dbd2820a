import { assign, emit, not, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import { defineChange } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { followVisibility } from '../../flow/follow-visibility.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { isSessionEnded, withOutcome } from '../../flow/outcome-transitions.ts';
import { copyActor, type ShareOutcome, shareActor } from '../../flow/share.actor.ts';
import { TOAST_DURATION_MS } from '../../flow/waits.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import type { BargainCampaign } from './bargain.gateway.ts';
import type { BargainTypes } from './bargain.types.ts';
import { cutOutcome, type Refusal } from './bargain-outcome.ts';
import { defineSharing } from './bargain-sharing.ts';
import type { BargainStep } from './bargain-step.ts';
import { NOT_STARTED, untilStart, VISIT_GUARDS } from './bargain-visit.ts';
import {
  addressToShare,
  afterCut,
  campaignRefreshed,
  cutRequest,
  prizeOf,
  startOf,
  stepOf,
} from './own-bargain.ts';

/** How often a visible page looks for friends' cuts: with a slow answer, they show within 15 s. Milliseconds. */
export const FRIENDS_POLL_MS = 10_000;

/** The steps at which the link is shared. */
const SHARE_STEPS: readonly BargainStep[] = ['shareLink', 'askFriends'];

const cut = defineChange({
  types: machineTypes<BargainTypes>(),
  send: async (context, options) =>
    readReply(await context.ports.bargains.cut(cutRequest(context), options), cutOutcome),
  // That the link was copied stands on.
  opened: ({ link }) => ({ news: null, link: link?.state === 'copied' ? link : null }),
  done: afterCut,
});

const sharing = defineSharing({ types: machineTypes<BargainTypes>(), address: addressToShare });

/**
 * The user's own bargain (specification, sections 1 to 4): their cuts, the share that earns the last of them,
 * and friends who cut the rest. A pending cut keeps its key until its outcome is known, so that it is one cut.
 */
export const bargainMachine = setup({
  types: machineTypes<BargainTypes>(),
  actors: {
    findCampaign: loadActor<BargainCampaign>(),
    cut: cut.actor,
    share: shareActor,
    copy: copyActor,
    followVisibility,
  },
  delays: {
    untilStart: ({ context }) => untilStart(startOf(context), context.ports.clock),
    untilEnd: ({ context: { campaign, ports } }) => delayUntil(campaign.endsAt, ports.clock.now()),
    friendsPoll: FRIENDS_POLL_MS,
    shareTimeout: SHARE_TIMEOUT_MS,
    confirmation: TOAST_DURATION_MS,
  },
  guards: {
    ...sharing.guards,
    ...VISIT_GUARDS,
    isRefused: ({ context }, kind: Refusal['kind']) => context.refusal?.kind === kind,
    // A cut that is pending for a prize no longer on offer was never made.
    isPending: ({ context }) => context.pendingKey !== null && prizeOf(context) !== null,
    isReached: ({ context }) => stepOf(context) === 'checkReward',
    isStarted: ({ context }) => context.ports.clock.now() >= (startOf(context) ?? 0),
    hasEnded: ({ context: { campaign, ports } }) => ports.clock.now() >= campaign.endsAt,
    isEarly: ({ context: { campaign, ports } }) => ports.clock.now() < campaign.startsAt,
    // A bargain that has begun belongs to a member: it goes on after a login only.
    isBegun: ({ context: { campaign, isLoggedIn } }) => isLoggedIn && campaign.assistance !== null,
    isChosen: ({ context }) => prizeOf(context) !== null,
    isOffered: ({ context: { campaign } }, prizeId: string) =>
      campaign.prizes.some(({ id }) => id === prizeId),
    isOneOfSeveral: ({ context: { campaign } }) => campaign.prizes.length > 1,
    isCutDue: ({ context }) => stepOf(context) === 'cutAgain',
    isShareDue: ({ context }) => SHARE_STEPS.includes(stepOf(context)),
    // Whether the share earns the cut, the backend decides.
    mayEarnCut: ({ context }, shared: ShareOutcome) => shared.ok && stepOf(context) === 'shareLink',
    mayCopyEarnCut: ({ context }, copied: boolean) => copied && stepOf(context) === 'shareLink',
  },
  actions: {
    ...cut.actions,
    ...sharing.actions,
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
    reload: emit({ type: 'reload' }),
    goToReward: emit({ type: 'goTo', route: ROUTES.vouchers }),
    clearNews: assign({ news: null }),
    refreshCampaign: assign(({ context }, loaded: LoadOutcome<BargainCampaign>) =>
      campaignRefreshed(context, loaded),
    ),
    // A cut that is pending for a prize no longer on offer was never made.
    choosePrize: assign((_, prizeId: string) => ({ prizeId, pendingKey: null, shared: false })),
    clearPrize: assign({ prizeId: null }),
    earnCut: assign({ shared: true, review: '' }),
    keepReview: assign((_, review: string) => ({ review })),
  },
}).createMachine({
  id: 'bargain',
  context: ({ input: { ports, campaign, isDownlink, isLoggedIn, draft } }) => ({
    ports,
    campaign,
    isDownlink,
    isLoggedIn,
    isHidden: ports.visibility.isHidden(),
    prizeId: draft?.prizeId ?? null,
    ...startChange(isLoggedIn, draft),
    shared: isLoggedIn && draft?.shared === true,
    review: draft?.review ?? '',
    refusal: null,
    news: null,
    link: null,
  }),
  invoke: { src: 'followVisibility', input: ({ context }) => context.ports.visibility },
  initial: 'deciding',
  on: {
    HIDDEN: { actions: 'hide' },
    VISIBLE: { actions: 'show' },
    DISMISS: { actions: 'clearNews' },
    WRITE_REVIEW: { actions: { type: 'keepReview', params: ({ event }) => event.text } },
  },
  states: {
    deciding: {
      always: [
        { guard: { type: 'isRefused', params: 'notStarted' }, target: 'notStarted' },
        { guard: { type: 'isRefused', params: 'ended' }, target: 'ended' },
        // Before the rest: its answer was lost, and it may have been the last cut.
        { guard: 'isPending', target: 'cutting' },
        { guard: 'isReached', target: 'reached' },
        { guard: 'hasEnded', target: 'ended' },
        { guard: 'isEarly', target: 'notStarted' },
        { guard: 'isBegun', target: 'open' },
        { guard: 'isChosen', target: 'ready' },
        { target: 'choosing' },
      ],
    },

    notStarted: NOT_STARTED,

    choosing: {
      on: {
        CHOOSE: {
          guard: { type: 'isOffered', params: ({ event }) => event.prizeId },
          target: 'ready',
          actions: { type: 'choosePrize', params: ({ event }) => event.prizeId },
        },
      },
    },

    /** Before the first cut. */
    ready: {
      on: {
        CUT: [{ guard: 'isLoggedIn', target: 'cutting' }, { actions: 'requireLogin' }],
        CHOOSE_AGAIN: { guard: 'isOneOfSeveral', target: 'choosing', actions: 'clearPrize' },
      },
    },

    /** Begun, and the price is not reached yet. */
    open: {
      after: { ...sharing.copied, untilEnd: 'deciding' },
      initial: 'watching',
      on: {
        CUT: { guard: 'isCutDue', target: 'cutting' },
        SHARE: { guard: 'isShareDue', target: 'sharing' },
        COPY: { guard: 'isLinkShown', target: 'copying' },
        VISIBLE: { target: '.refreshing', actions: 'show' },
        HIDDEN: { target: '.hidden', actions: 'hide' },
      },
      states: {
        watching: {
          always: { guard: not('isVisible'), target: 'hidden' },
          after: { friendsPoll: 'refreshing' },
        },
        /** Nobody looks, so nothing is loaded. */
        hidden: {},
        /** Looks for friends' cuts. After a failure the next poll tries again. */
        refreshing: {
          invoke: {
            src: 'findCampaign',
            input: ({ context: { campaign, ports } }) => ({
              load: (options) => ports.bargains.findCampaign(campaign.activityCode, options),
            }),
            onDone: [
              { guard: isSessionEnded, actions: 'reportSessionEnded' },
              { target: '#bargain.deciding', actions: withOutcome('refreshCampaign') },
            ],
          },
        },
      },
    },

    cutting: cut.sending('cut', { done: 'deciding', refused: 'failed', unknown: 'failed' }),

    failed: {
      on: { RETRY: 'cutting', CUT: 'cutting' },
    },

    sharing: sharing.sharing([
      { guard: withOutcome('mayEarnCut'), target: 'cutting', actions: 'earnCut' },
    ]),

    // Where nothing can be shared, the copied link is the share.
    copying: sharing.copying([
      {
        guard: withOutcome('mayCopyEarnCut'),
        target: 'cutting',
        actions: [withOutcome('showCopied'), 'earnCut'],
      },
    ]),

    reached: {
      after: sharing.copied,
      on: { CHECK_REWARD: { actions: 'goToReward' } },
    },

    ended: {},
  },
});

export type BargainMachine = typeof bargainMachine;
