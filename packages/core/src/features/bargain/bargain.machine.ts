import { assertEvent, assign, emit, fromPromise, not, setup } from 'xstate';
import { retryChange } from '../../flow/change/retry-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { followVisibility } from '../../flow/follow-visibility.ts';
import type { GatewayResult } from '../../flow/gateway/gateway.ts';
import {
  isLoginRequired,
  isTokenRefused,
  isUnsettled,
  readReply,
} from '../../flow/gateway/read-reply.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { Result } from '../../platform/result.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import type { ShareContent, SharingFailure } from '../../platform/sharing/sharing.ts';
import type { BargainCampaign, HelpRequest } from './bargain.gateway.ts';
import type {
  BargainContext,
  BargainEmitted,
  BargainEvent,
  BargainInput,
  BargainPorts,
  ShownLink,
} from './bargain.types.ts';
import {
  campaignFound,
  campaignRefreshed,
  cutAnswered,
  cutRequest,
  goOnWith,
  invitationFound,
  ownRoute,
  prizeOf,
  routeToShare,
  startOf,
  stepOf,
  unread,
} from './bargain-context.ts';
import { type CutOutcome, cutOutcome, type HelpOutcome, helpOutcome } from './bargain-outcome.ts';
import type { BargainStep } from './bargain-step.ts';

/** How often it is looked whether friends have cut, while the person looks, too. Milliseconds. */
export const FRIENDS_POLL_MS = 120_000;

/** How long to wait where the backend does not yet agree that it is time. Milliseconds. */
const LOOK_AGAIN_AFTER_MS = 5000;

/** The steps at which the link is shared. */
const SHARE_STEPS: readonly (BargainStep | null)[] = ['shareLink', 'askFriends'];

/**
 * A bargain (specification, sections 1 to 4): one's own cuts, the share that earns the last of them, and
 * friends who cut the rest; or, by a friend's link, the one cut that a helper has. A cut under way has a key
 * that is kept until there is an answer: whatever happens on the way, it is one cut.
 */
export function createBargainMachine(ports: BargainPorts) {
  const { bargains, sharing, clipboard, links, clock, random, visibility } = ports;

  function addressToShare(context: BargainContext): string {
    return links.linkTo(routeToShare(context));
  }

  function shownLink(context: BargainContext, state: ShownLink['state']): Partial<BargainContext> {
    return { link: { address: addressToShare(context), state } };
  }

  return setup({
    types: machineTypes<{
      context: BargainContext;
      events: BargainEvent;
      emitted: BargainEmitted;
      input: BargainInput;
    }>(),
    actors: {
      findCampaign: fromPromise<GatewayResult<BargainCampaign>, BargainContext>(
        ({ input, signal }) => bargains.findCampaign(input.activityCode, { signal }),
      ),
      findInvitation: fromPromise<GatewayResult<HelpOutcome>, BargainContext>(
        async ({ input, signal }) =>
          readReply(await bargains.findInvitation(helpRequest(input), { signal }), helpOutcome),
      ),
      cut: fromPromise<GatewayResult<CutOutcome>, BargainContext>(({ input, signal }) => {
        const request = cutRequest(input);
        const options = { idempotencyKey: input.pendingKey ?? '', signal };
        return retryChange(
          async () => readReply(await bargains.cut(request, options), cutOutcome),
          ports,
          { signal, maybeApplied: input.maybeApplied },
        );
      }),
      help: fromPromise<GatewayResult<HelpOutcome>, BargainContext>(({ input, signal }) => {
        const request = helpRequest(input);
        const options = { idempotencyKey: input.pendingKey ?? '', signal };
        return retryChange(
          async () => readReply(await bargains.help(request, options), helpOutcome),
          ports,
          { signal, maybeApplied: input.maybeApplied },
        );
      }),
      share: fromPromise<Result<void, SharingFailure>, ShareContent>(({ input }) =>
        sharing.share(input),
      ),
      copy: fromPromise<boolean, string>(({ input }) => clipboard.copy(input)),
      followVisibility: followVisibility(visibility),
    },
    delays: {
      untilStart: ({ context }) =>
        Math.max(delayUntil(startOf(context), clock.now()), LOOK_AGAIN_AFTER_MS),
      friendsPoll: FRIENDS_POLL_MS,
      shareTimeout: SHARE_TIMEOUT_MS,
    },
    guards: {
      isHidden: ({ context }) => context.hidden,
      isHelper: ({ context }) => context.side === 'helper',
      isLoggedIn: ({ context }) => context.loggedIn,
      isPending: ({ context }) => context.pendingKey !== null,
      isPendingCut: ({ context }) => context.pendingKey !== null && prizeOf(context) !== null,
      isReached: ({ context }) => stepOf(context) === 'checkReward',
      isStarted: ({ context }) => clock.now() >= (startOf(context) ?? 0),
      isOver: ({ context: { campaign } }) => campaign !== null && clock.now() >= campaign.endsAt,
      isEarly: ({ context: { campaign } }) => campaign !== null && clock.now() < campaign.startsAt,
      // A bargain that has begun is that of somebody: nobody goes on with it without a login.
      isBegun: ({ context: { campaign, loggedIn } }) =>
        loggedIn && campaign !== null && campaign.assistance !== null,
      isChosen: ({ context }) => prizeOf(context) !== null,
      isOneOfSeveral: ({ context: { campaign } }) =>
        campaign !== null && campaign.prizes.length > 1,
      isCutDue: ({ context }) => stepOf(context) === 'cutAgain',
      isShareDue: ({ context }) => SHARE_STEPS.includes(stepOf(context)),
      isLinkShown: ({ context }) => context.link !== null,
      isOwnLink: ({ context: { invitation } }) => invitation?.isOwn === true,
      hasHelped: ({ context: { invitation } }) => invitation !== null && invitation.help !== null,
      isFriendDone: ({ context: { invitation } }) =>
        invitation !== null && invitation.cutTotal >= invitation.prize.price,
      isDownlink: ({ context }) => context.turnedAway?.kind === 'downlink',
      isNotStarted: ({ context }) => context.turnedAway?.kind === 'notStarted',
    },
    actions: {
      hide: assign({ hidden: true }),
      show: assign({ hidden: false }),
      openCut: assign({
        maybeApplied: ({ context }) => context.pendingKey !== null,
        pendingKey: ({ context }) => context.pendingKey ?? random.uuid(),
        problem: null,
        news: null,
        link: null,
      }),
      closeCut: assign({ pendingKey: null, shared: false }),
      // What may have cut is asked for again after the login.
      closeSettled: assign((_, answer: GatewayResult<CutOutcome | HelpOutcome>) =>
        isUnsettled(answer) ? {} : { pendingKey: null, shared: false },
      ),
      showOwn: assign({ side: 'own', invitation: null }),
      endSession: emit({ type: 'sessionEnded' }),
      goToOwn: emit(({ context }) => ({ type: 'goTo', route: ownRoute(context) })),
      goToReward: emit({ type: 'goTo', route: ROUTES.vouchers }),
    },
  }).createMachine({
    id: 'bargain',
    context: ({ input }) => {
      const { activityCode, assistanceCode, loggedIn } = input;
      const kept = goOnWith(input);
      return {
        activityCode,
        assistanceCode,
        loggedIn,
        hidden: visibility.isHidden(),
        maybeApplied: false,
        ...kept,
        ...unread({ assistanceCode, ...kept }),
      };
    },
    invoke: { src: 'followVisibility' },
    initial: 'starting',
    on: {
      HIDDEN: { actions: 'hide' },
      VISIBLE: { actions: 'show' },
      DISMISS: { actions: assign({ news: null }) },
      SESSION_CHANGED: {
        target: '.starting',
        // A cut under way was that of whoever was here: what came of it, the campaign tells them.
        actions: ['closeCut', assign({ loggedIn: ({ event }) => event.loggedIn })],
      },
    },
    states: {
      starting: {
        entry: assign(({ context }) => unread(context)),
        always: [{ guard: 'isHelper', target: 'helper' }, { target: 'own' }],
      },

      /** What was read, or done, comes to. */
      deciding: {
        always: [{ guard: 'isHelper', target: 'helper.deciding' }, { target: 'own.deciding' }],
      },

      /** The person's own bargain. */
      own: {
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
                  guard: ({ context, event }) => context.loggedIn && isTokenRefused(event.output),
                  target: '#bargain.loginRequired',
                  actions: 'endSession',
                },
                {
                  target: '#bargain.loadFailed',
                  actions: assign(({ event }) => campaignFound(event.output)),
                },
              ],
            },
          },

          deciding: {
            always: [
              // First of all: its answer was lost, and it may have been the last cut.
              { guard: 'isPendingCut', target: 'cutting' },
              { guard: 'isReached', target: 'reached' },
              { guard: 'isOver', target: '#bargain.ended' },
              { guard: 'isEarly', target: '#bargain.notStarted' },
              { guard: 'isBegun', target: 'open' },
              { guard: 'isChosen', target: 'ready' },
              { target: 'choosing' },
            ],
          },

          choosing: {
            on: {
              CHOOSE: {
                guard: ({ context: { campaign }, event }) =>
                  campaign?.prizes.some(({ id }) => id === event.prizeId) === true,
                target: 'ready',
                actions: ['closeCut', assign(({ event }) => ({ prizeId: event.prizeId }))],
              },
            },
          },

          /** Before the first cut. */
          ready: {
            on: {
              CUT: [
                { guard: 'isLoggedIn', target: 'cutting' },
                { target: '#bargain.loginRequired' },
              ],
              CHOOSE_AGAIN: {
                guard: 'isOneOfSeveral',
                target: 'choosing',
                actions: assign({ prizeId: null }),
              },
            },
          },

          /** Begun, and the price is not reached yet. */
          open: {
            initial: 'watching',
            on: {
              CUT: { guard: 'isCutDue', target: 'cutting' },
              SHARE: { guard: 'isShareDue', target: '#bargain.sharing' },
              COPY: { guard: 'isLinkShown', target: '#bargain.copying' },
              VISIBLE: { target: '.refreshing', actions: 'show' },
              HIDDEN: { target: '.hidden', actions: 'hide' },
            },
            states: {
              watching: {
                always: { guard: 'isHidden', target: 'hidden' },
                after: { friendsPoll: 'refreshing' },
              },
              /** Nobody looks, so nothing is asked. */
              hidden: {},
              /** Looks for friends' cuts. What it does not hear now, it hears next time. */
              refreshing: {
                invoke: {
                  src: 'findCampaign',
                  input: ({ context }) => context,
                  onDone: [
                    {
                      guard: ({ event }) => isTokenRefused(event.output),
                      target: '#bargain.loginRequired',
                      actions: 'endSession',
                    },
                    {
                      target: '#bargain.deciding',
                      actions: assign(({ context, event }) =>
                        campaignRefreshed(context, event.output),
                      ),
                    },
                  ],
                },
              },
            },
          },

          cutting: {
            tags: 'busy',
            entry: 'openCut',
            invoke: {
              src: 'cut',
              input: ({ context }) => context,
              onDone: [
                {
                  guard: ({ event }) => event.output.ok && event.output.value.kind === 'cut',
                  target: 'deciding',
                  actions: assign(({ context, event }) => cutAnswered(context, event.output)),
                },
                {
                  guard: ({ event }) => event.output.ok,
                  target: '#bargain.turnedAway',
                  actions: assign(({ context, event }) => cutAnswered(context, event.output)),
                },
                {
                  guard: ({ event }) => isTokenRefused(event.output),
                  target: '#bargain.loginRequired',
                  actions: [
                    { type: 'closeSettled', params: ({ event }) => event.output },
                    'endSession',
                  ],
                },
                {
                  guard: ({ event }) => isLoginRequired(event.output),
                  target: '#bargain.loginRequired',
                  actions: { type: 'closeSettled', params: ({ event }) => event.output },
                },
                {
                  target: 'failed',
                  actions: assign(({ context, event }) => cutAnswered(context, event.output)),
                },
              ],
            },
          },

          failed: {
            on: { RETRY: 'cutting', CUT: 'cutting' },
          },

          reached: {
            on: { CHECK_REWARD: { actions: 'goToReward' } },
          },
        },
      },

      /** The bargain of the friend whose link brought the person. */
      helper: {
        initial: 'loading',
        states: {
          loading: {
            invoke: {
              src: 'findInvitation',
              input: ({ context }) => context,
              onDone: [
                {
                  guard: ({ event }) => isInvitation(event.output),
                  target: 'deciding',
                  actions: assign(({ event }) => invitationFound(event.output)),
                },
                {
                  guard: ({ event }) => event.output.ok,
                  target: '#bargain.turnedAway',
                  actions: assign(({ event }) => invitationFound(event.output)),
                },
                {
                  guard: ({ context, event }) => context.loggedIn && isTokenRefused(event.output),
                  target: '#bargain.loginRequired',
                  actions: 'endSession',
                },
                {
                  guard: ({ event }) => isLoginRequired(event.output),
                  target: '#bargain.loginRequired',
                },
                {
                  target: '#bargain.loadFailed',
                  actions: assign(({ event }) => invitationFound(event.output)),
                },
              ],
            },
          },

          deciding: {
            always: [
              {
                guard: 'isOwnLink',
                target: '#bargain.own',
                actions: ['closeCut', 'showOwn'],
              },
              // First of all else: its answer was lost, and it may have been the one help.
              { guard: 'isPending', target: 'helping' },
              { guard: 'hasHelped', target: 'helped' },
              { guard: 'isFriendDone', target: 'tooLate' },
              { target: 'invited' },
            ],
          },

          invited: {
            on: {
              HELP: [
                { guard: 'isLoggedIn', target: 'helping' },
                { target: '#bargain.loginRequired' },
              ],
            },
          },

          helping: {
            tags: 'busy',
            entry: 'openCut',
            invoke: {
              src: 'help',
              input: ({ context }) => context,
              onDone: [
                {
                  guard: ({ event }) => isInvitation(event.output),
                  target: 'deciding',
                  actions: assign(({ context, event }) => cutAnswered(context, event.output)),
                },
                {
                  guard: ({ event }) => event.output.ok,
                  target: '#bargain.turnedAway',
                  actions: assign(({ context, event }) => cutAnswered(context, event.output)),
                },
                {
                  guard: ({ event }) => isTokenRefused(event.output),
                  target: '#bargain.loginRequired',
                  actions: [
                    { type: 'closeSettled', params: ({ event }) => event.output },
                    'endSession',
                  ],
                },
                {
                  guard: ({ event }) => isLoginRequired(event.output),
                  target: '#bargain.loginRequired',
                  actions: { type: 'closeSettled', params: ({ event }) => event.output },
                },
                {
                  target: 'failed',
                  actions: assign(({ context, event }) => cutAnswered(context, event.output)),
                },
              ],
            },
          },

          failed: {
            on: { RETRY: 'helping', HELP: 'helping' },
          },

          /** Just now, or at an earlier visit. They can pass it on. */
          helped: {
            on: {
              SHARE: '#bargain.sharing',
              COPY: { guard: 'isLinkShown', target: '#bargain.copying' },
              START_OWN: { actions: 'goToOwn' },
            },
          },

          /** The friend's price was reached without this person. */
          tooLate: {
            on: { START_OWN: { actions: 'goToOwn' } },
          },
        },
      },

      sharing: {
        tags: 'busy',
        entry: assign({ link: null }),
        invoke: {
          src: 'share',
          input: ({ context, event }) => {
            assertEvent(event, 'SHARE');
            return { title: event.title, text: event.text, url: addressToShare(context) };
          },
          onDone: [
            {
              // Whether it earns the cut, the backend decides.
              guard: ({ context, event }) => event.output.ok && stepOf(context) === 'shareLink',
              target: 'own.cutting',
              actions: assign({ shared: true }),
            },
            {
              guard: ({ event }) => !event.output.ok && event.output.failure.kind === 'unavailable',
              target: 'deciding',
              actions: assign(({ context }) => shownLink(context, 'shown')),
            },
            { target: 'deciding' },
          ],
        },
        after: { shareTimeout: 'deciding' },
      },

      copying: {
        tags: 'busy',
        invoke: {
          src: 'copy',
          input: ({ context }) => addressToShare(context),
          onDone: {
            target: 'deciding',
            actions: assign(({ context, event }) =>
              shownLink(context, event.output ? 'copied' : 'copyFailed'),
            ),
          },
        },
      },

      turnedAway: {
        entry: 'closeCut',
        always: [
          { guard: 'isDownlink', target: 'own', actions: 'showOwn' },
          { guard: 'isNotStarted', target: 'notStarted' },
          { target: 'ended' },
        ],
      },

      loadFailed: {
        on: {
          RETRY: 'starting',
          LOG_IN: { target: 'loginRequired', actions: assign({ problem: null }) },
        },
      },

      notStarted: {
        after: { untilStart: { guard: not('isHidden'), target: 'starting' } },
        on: { VISIBLE: { guard: 'isStarted', target: 'starting', actions: 'show' } },
      },

      ended: {},

      loginRequired: {
        entry: emit({ type: 'loginRequired' }),
        on: { LOG_IN: { actions: emit({ type: 'loginRequired' }) } },
      },
    },
  });
}

export type BargainMachine = ReturnType<typeof createBargainMachine>;

function helpRequest({ activityCode, assistanceCode }: BargainContext): HelpRequest {
  return { activityCode, assistanceCode };
}

function isInvitation(result: GatewayResult<HelpOutcome>): boolean {
  return result.ok && 'invitation' in result.value;
}
