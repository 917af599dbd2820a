import { assign, emit, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import { defineChange } from '../../flow/change/define-change.ts';
import { followVisibility } from '../../flow/follow-visibility.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { copyActor, shareActor } from '../../flow/share.actor.ts';
import { TOAST_DURATION_MS } from '../../flow/waits.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import type { BargainKind, Invitation } from './bargain.gateway.ts';
import type { BargainHelpContext, BargainHelpTypes } from './bargain-help.types.ts';
import { downlinkRoute, ownBargainRoute, sharedBargainRoute } from './bargain-link.ts';
import { type HelpOutcome, helpOutcome } from './bargain-outcome.ts';
import { defineSharing } from './bargain-sharing.ts';
import { NOT_STARTED, untilStart, VISIT_GUARDS } from './bargain-visit.ts';
import { priceLeft } from './cut-record.ts';

const help = defineChange({
  types: machineTypes<BargainHelpTypes>(),
  send: async ({ ports, request }, options) =>
    readReply(await ports.bargains.help(request, options), helpOutcome),
  opened: () => ({ link: null }),
  done: (_, outcome) => ({ outcome, hasHelpedNow: outcome.kind === 'invited' }),
});

const sharing = defineSharing({ types: machineTypes<BargainHelpTypes>(), address: addressToShare });

/**
 * The bargain of a friend whose link the user followed (specification, sections 1 to 4): a helper has one cut
 * in a campaign. The user's own link, and another helper's, lead to a bargain of their own. A pending help
 * keeps its key until its outcome is known, so that it is one cut.
 */
export const bargainHelpMachine = setup({
  types: machineTypes<BargainHelpTypes>(),
  actors: {
    help: help.actor,
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
    ...help.guards,
    ...sharing.guards,
    ...VISIT_GUARDS,
    isRefused: ({ context }, kind: HelpOutcome['kind']) => context.outcome.kind === kind,
    isStarted: ({ context }) => context.ports.clock.now() >= (helpStart(context) ?? 0),
    isOwnLink: ({ context }) => invitationOf(context)?.isOwn === true,
    hasHelped: ({ context }) => (invitationOf(context)?.help ?? null) !== null,
    isFriendDone({ context }) {
      const invitation = invitationOf(context);
      return invitation !== null && priceLeft(invitation.prize, invitation.cutTotal) === 0;
    },
  },
  actions: {
    ...help.actions,
    ...sharing.actions,
    hide: assign({ isHidden: true }),
    show: assign({ isHidden: false }),
    reload: emit({ type: 'reload' }),
    goToOwn: emit(({ context }) => ({ type: 'goTo', route: ownRoute(context) })),
    redirectToOwn: emit(({ context }) => ({
      type: 'redirect',
      route:
        context.outcome.kind === 'downlink'
          ? downlinkRoute(context.request.activityCode)
          : ownRoute(context),
    })),
    dropHelp: assign({ pendingKey: null }),
  },
}).createMachine({
  id: 'bargainHelp',
  context: ({ input: { ports, request, outcome, isLoggedIn, draft } }) => ({
    ports,
    request,
    outcome,
    isLoggedIn,
    isHidden: ports.visibility.isHidden(),
    // A user who is refused has no help pending.
    ...startChange(isLoggedIn && 'invitation' in outcome, draft),
    hasHelpedNow: false,
    link: null,
  }),
  invoke: { src: 'followVisibility', input: ({ context }) => context.ports.visibility },
  initial: 'deciding',
  on: {
    HIDDEN: { actions: 'hide' },
    VISIBLE: { actions: 'show' },
  },
  states: {
    deciding: {
      always: [
        { guard: { type: 'isRefused', params: 'downlink' }, target: 'leaving' },
        { guard: { type: 'isRefused', params: 'notStarted' }, target: 'notStarted' },
        { guard: { type: 'isRefused', params: 'ended' }, target: 'ended' },
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
        HELP: [{ guard: 'isLoggedIn', target: 'helping' }, { actions: 'requireLogin' }],
      },
    },

    helping: help.sending('help', { done: 'deciding', refused: 'failed', unknown: 'failed' }),

    failed: {
      on: { RETRY: 'helping', HELP: 'helping' },
    },

    /** Now, or on an earlier visit. The user can pass the campaign on. */
    helped: {
      after: sharing.copied,
      on: {
        SHARE: 'sharing',
        COPY: { guard: 'isLinkShown', target: 'copying' },
        START_OWN: { actions: 'goToOwn' },
      },
    },

    sharing: sharing.sharing([]),

    copying: sharing.copying([]),

    /** Others reached the friend's price first. */
    tooLate: {
      on: { START_OWN: { actions: 'goToOwn' } },
    },

    ended: {},
  },
});

export type BargainHelpMachine = typeof bargainHelpMachine;

/** When the campaign starts: milliseconds since the epoch. Null where the backend did not say it. */
function helpStart({ outcome }: BargainHelpContext): number | null {
  return outcome.kind === 'notStarted' ? outcome.startsAt : null;
}

/** The friend's invitation; null for a user who is refused. */
function invitationOf({ outcome }: BargainHelpContext): Invitation | null {
  return 'invitation' in outcome ? outcome.invitation : null;
}

/** The kind of the friend's campaign. A refusal does not say it. */
function kindOf(context: BargainHelpContext): BargainKind {
  return invitationOf(context)?.kind ?? 'priceCut';
}

function ownRoute(context: BargainHelpContext): string {
  return ownBargainRoute(kindOf(context), context.request.activityCode);
}

/** The address by which the user passes the campaign on. Only a user who has helped does. */
function addressToShare(context: BargainHelpContext): string {
  const code = invitationOf(context)?.help?.helperCode ?? '';
  const { ports, request } = context;
  return ports.links.linkTo(sharedBargainRoute(kindOf(context), request.activityCode, code));
}
