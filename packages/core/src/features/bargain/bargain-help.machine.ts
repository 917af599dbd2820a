import { assign, emit, setup } from 'xstate';
import { afterChangeWithLogin } from '../../flow/change/after-change.ts';
import { changeActor } from '../../flow/change/change.actor.ts';
import { type ChangeOutcome, openChange, settleChange } from '../../flow/change/change-outcome.ts';
import { followVisibility } from '../../flow/follow-visibility.ts';
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
import { problemOf } from '../../flow/problem/problem.ts';
import { copyActor, shareActor } from '../../flow/share.actor.ts';
import { TOAST_DURATION_MS } from '../../flow/toast-duration.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import type { BargainKind, Invitation } from './bargain.gateway.ts';
import {
  COMMON_GUARDS,
  COPIED,
  copiedLink,
  copyingState,
  NOT_STARTED,
  settledLink,
  sharingState,
  shownLink,
  untilStart,
} from './bargain-common.ts';
import type { BargainHelpContext, BargainHelpTypes } from './bargain-help.types.ts';
import { downlinkRoute, ownBargainRoute, sharedBargainRoute } from './bargain-link.ts';
import { type HelperTurnedAway, type HelpOutcome, helpOutcome } from './bargain-outcome.ts';

/** The part of the context that each load starts without. */
const NOT_LOADED = {
  invitation: null,
  hasHelpedNow: false,
  turnedAway: null,
  link: null,
  problem: null,
};

/**
 * The bargain of a friend whose link the user followed (specification, sections 1 to 4): a helper has one cut
 * in a campaign. The user's own link, and another helper's, lead to a bargain of their own. A pending help
 * keeps its key until its outcome is known, so that it is one cut.
 */
export const bargainHelpMachine = setup({
  types: machineTypes<BargainHelpTypes>(),
  actors: {
    findInvitation: loadActor<HelpOutcome>(),
    help: changeActor<HelpOutcome>(),
    share: shareActor,
    copy: copyActor,
    followVisibility,
  },
  delays: {
    untilStart: ({ context }) => untilStart(helpStart(context), context.ports.clock),
    shareTimeout: SHARE_TIMEOUT_MS,
    confirmation: TOAST_DURATION_MS,
  },
  guards: {
    ...COMMON_GUARDS,
    isTurnedAway: ({ context }, kind: HelperTurnedAway['kind']) =>
      context.turnedAway?.kind === kind,
    isStarted: ({ context }) => context.ports.clock.now() >= (helpStart(context) ?? 0),
    isOwnLink: ({ context: { invitation } }) => invitation?.isOwn === true,
    isPending: ({ context }) => context.pendingKey !== null,
    hasHelped: ({ context: { invitation } }) => invitation !== null && invitation.help !== null,
    isFriendDone: ({ context: { invitation } }) =>
      invitation !== null && invitation.cutTotal >= invitation.prize.price,
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    endSession: emit({ type: 'sessionEnded' }),
    goToOwn: emit(({ context: { invitation, activityCode } }) => ({
      type: 'goTo',
      route: ownBargainRoute(kindOf(invitation), activityCode),
    })),
    redirectToOwn: emit(({ context: { turnedAway, invitation, activityCode } }) => ({
      type: 'redirect',
      route:
        turnedAway?.kind === 'downlink'
          ? downlinkRoute(activityCode)
          : ownBargainRoute(kindOf(invitation), activityCode),
    })),
    hide: assign({ hidden: true }),
    show: assign({ hidden: false }),
    clearProblem: assign({ problem: null }),
    clearLink: assign({ link: null }),
    clearInvitation: assign(NOT_LOADED),
    showInvitation: assign((_, loaded: LoadOutcome<HelpOutcome>) =>
      loaded.kind === 'loaded' ? repliedWith(loaded.value) : { problem: problemOf(loaded.failure) },
    ),
    openHelp: assign(({ context }) => ({ ...openChange(context), link: null, problem: null })),
    settleHelp: assign(({ context }, outcome: ChangeOutcome<HelpOutcome>) => ({
      ...settleChange(context, outcome),
      ...(outcome.kind === 'done' && {
        ...repliedWith(outcome.value),
        hasHelpedNow: outcome.value.kind === 'invited',
      }),
    })),
    dropHelp: assign({ pendingKey: null }),
    showLink: assign(({ context }) => ({ link: shownLink(addressToShare(context)) })),
    showCopied: assign(({ context }, copied: boolean) => ({
      link: copiedLink(context.link, copied),
    })),
    endConfirmation: assign(({ context }) => ({ link: settledLink(context.link) })),
    // The pending help belonged to the previous user. The invitation says what became of it.
    changeUser: assign((_, loggedIn: boolean) => ({ loggedIn, pendingKey: null })),
  },
}).createMachine({
  id: 'bargainHelp',
  context: ({ input: { ports, activityCode, assistanceCode, loggedIn, draft } }) => ({
    ports,
    activityCode,
    assistanceCode,
    loggedIn,
    hidden: ports.visibility.isHidden(),
    pendingKey: loggedIn ? (draft?.pendingKey ?? null) : null,
    maybeApplied: false,
    ...NOT_LOADED,
  }),
  invoke: { src: 'followVisibility', input: ({ context }) => context.ports.visibility },
  initial: 'loading',
  on: {
    HIDDEN: { actions: 'hide' },
    VISIBLE: { actions: 'show' },
    SESSION_CHANGED: restartPage('.loading'),
  },
  states: {
    loading: {
      entry: 'clearInvitation',
      invoke: {
        src: 'findInvitation',
        input: ({ context: { ports, activityCode, assistanceCode } }) => ({
          load: async (options) =>
            readReply(
              await ports.bargains.findInvitation({ activityCode, assistanceCode }, options),
              helpOutcome,
            ),
        }),
        onDone: [
          {
            guard: isOutcome('loaded'),
            target: 'deciding',
            actions: withOutcome('showInvitation'),
          },
          { guard: isSessionOver, target: 'loginRequired', actions: 'endSession' },
          { guard: isOutcome('loginRequired'), target: 'loginRequired' },
          { target: 'loadFailed', actions: withOutcome('showInvitation') },
        ],
      },
    },

    loadFailed: LOAD_FAILED,

    deciding: {
      always: [
        { guard: { type: 'isTurnedAway', params: 'downlink' }, target: 'leaving' },
        { guard: { type: 'isTurnedAway', params: 'notStarted' }, target: 'notStarted' },
        { guard: { type: 'isTurnedAway', params: 'ended' }, target: 'ended' },
        { guard: 'isOwnLink', target: 'leaving' },
        // Before the rest: its answer was lost, and it may have been the one help.
        { guard: 'isPending', target: 'helping' },
        { guard: 'hasHelped', target: 'helped' },
        { guard: 'isFriendDone', target: 'tooLate' },
        { target: 'invited' },
      ],
    },

    /** The user's own bargain takes the place of this page. */
    leaving: { entry: ['dropHelp', 'redirectToOwn'] },

    notStarted: NOT_STARTED,

    invited: {
      on: {
        HELP: [{ guard: 'isLoggedIn', target: 'helping' }, { target: 'loginRequired' }],
      },
    },

    helping: {
      tags: 'busy',
      entry: 'openHelp',
      invoke: {
        src: 'help',
        input: ({
          context: { ports, activityCode, assistanceCode, pendingKey, maybeApplied },
        }) => ({
          send: async (options) =>
            readReply(
              await ports.bargains.help({ activityCode, assistanceCode }, options),
              helpOutcome,
            ),
          key: pendingKey,
          maybeApplied,
          ports,
        }),
        onDone: afterChangeWithLogin('settleHelp', {
          done: 'deciding',
          refused: 'failed',
          unknown: 'failed',
        }),
      },
    },

    failed: {
      on: { RETRY: 'helping', HELP: 'helping' },
    },

    /** Now, or on an earlier visit. The user can pass the campaign on. */
    helped: {
      after: COPIED,
      on: {
        SHARE: 'sharing',
        COPY: { guard: 'isLinkShown', target: 'copying' },
        START_OWN: { actions: 'goToOwn' },
      },
    },

    sharing: sharingState(addressToShare, []),

    copying: copyingState([]),

    /** Others reached the friend's price first. */
    tooLate: {
      on: { START_OWN: { actions: 'goToOwn' } },
    },

    ended: {},

    loginRequired: LOGIN_REQUIRED,
  },
});

export type BargainHelpMachine = typeof bargainHelpMachine;

/** When the campaign starts: milliseconds since the epoch. Null where the backend did not say it. */
export function helpStart({ turnedAway }: Pick<BargainHelpContext, 'turnedAway'>): number | null {
  return turnedAway?.kind === 'notStarted' ? turnedAway.startsAt : null;
}

function kindOf(invitation: Invitation | null): BargainKind {
  return invitation?.kind ?? 'priceCut';
}

/** The address by which the user passes the campaign on. Only a user who has helped does. */
function addressToShare({ ports, activityCode, invitation }: BargainHelpContext): string {
  const code = invitation?.help?.helperCode ?? '';
  return ports.links.linkTo(sharedBargainRoute(kindOf(invitation), activityCode, code));
}

/** The context after a reply. A user who is turned away has no help pending. */
function repliedWith(outcome: HelpOutcome): Partial<BargainHelpContext> {
  return 'invitation' in outcome
    ? { invitation: outcome.invitation }
    : { turnedAway: outcome, pendingKey: null };
}
