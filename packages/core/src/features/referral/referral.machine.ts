import { assertEvent, assign, emit, setup } from 'xstate';
import { afterChangeWithLogin } from '../../flow/change/after-change.ts';
import { changeActor } from '../../flow/change/change.actor.ts';
import { type ChangeOutcome, openChange, settleChange } from '../../flow/change/change-outcome.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { type LoadOutcome, loadActor } from '../../flow/load.actor.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { isOutcome, LOGIN_REQUIRED, withOutcome } from '../../flow/outcome-transitions.ts';
import { restartPage } from '../../flow/page/restart-page.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import { copyActor, shareActor } from '../../flow/share.actor.ts';
import { TOAST_DURATION_MS } from '../../flow/toast-duration.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import { type InviteOutcome, inviteOutcome } from './invite-outcome.ts';
import type { Referral } from './referral.gateway.ts';
import type { ReferralContext, ReferralTypes } from './referral.types.ts';
import { BLANK_DRAFT } from './referral-draft.ts';

/**
 * A referral (specification, sections 2, 3 and 8): the user's own code, to copy and share; or, by a friend's link, the
 * invitation that binds a new customer to that friend, once.
 */
export const referralMachine = setup({
  types: machineTypes<ReferralTypes>(),
  actors: {
    findReferral: loadActor<Referral>(),
    accept: changeActor<InviteOutcome>(),
    share: shareActor,
    copy: copyActor,
  },
  delays: { shareTimeout: SHARE_TIMEOUT_MS, confirmation: TOAST_DURATION_MS },
  guards: {
    isInvited: ({ context }) => context.inviteCode !== '',
    isLoggedIn: ({ context }) => context.loggedIn,
    isCopied: ({ context }) => context.copy === 'copied',
    isAccepted: ({ context }) => context.loggedIn && context.isAccepted,
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    endSession: emit({ type: 'sessionEnded' }),
    goToOwn: emit({ type: 'goTo', route: ROUTES.fission }),
    clearPage: assign({ referral: null, copy: null, outcome: null, problem: null }),
    clearCopy: assign({ copy: null }),
    clearAccepted: assign(BLANK_DRAFT),
    showReferral: assign((_, loaded: LoadOutcome<Referral>) =>
      loaded.kind === 'loaded'
        ? { referral: loaded.value }
        : { problem: problemOf(loaded.failure) },
    ),
    showCopied: assign((_, isCopied: boolean) => ({ copy: isCopied ? 'copied' : 'copyFailed' })),
    showUnshared: assign({ copy: 'unshared' }),
    keepAccepted: assign({ isAccepted: true }),
    openInvitation: assign(({ context }) => ({ ...openChange(context), problem: null })),
    settleInvitation: assign(({ context }, outcome: ChangeOutcome<InviteOutcome>) => ({
      ...settleChange(context, outcome),
      ...(outcome.kind === 'done' && { outcome: outcome.value }),
    })),
    changeUser: assign(({ context }, loggedIn: boolean) => ({
      loggedIn,
      // A visitor's acceptance survives the login. A member's acceptance belongs to that member.
      isAccepted: context.isAccepted && !context.loggedIn,
      pendingKey: null,
    })),
  },
}).createMachine({
  id: 'referral',
  context: ({ input: { ports, inviteCode, loggedIn, draft } }) => ({
    ports,
    inviteCode,
    loggedIn,
    referral: null,
    copy: null,
    outcome: null,
    maybeApplied: false,
    problem: null,
    ...(draft ?? BLANK_DRAFT),
  }),
  initial: 'starting',
  on: { SESSION_CHANGED: restartPage('.starting') },
  states: {
    starting: {
      entry: 'clearPage',
      always: [{ guard: 'isInvited', target: 'invited' }, { target: 'own' }],
    },

    /** The page of the user's own code. */
    own: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'isLoggedIn', target: 'loading' }, { target: 'visiting' }],
        },

        /** Only members have a code. */
        visiting: {
          on: { REGISTER: { actions: 'requireLogin' } },
        },

        loading: {
          invoke: {
            src: 'findReferral',
            input: ({ context: { ports } }) => ({
              load: (options) => ports.referrals.find(options),
            }),
            onDone: [
              { guard: isOutcome('loaded'), target: 'ready', actions: withOutcome('showReferral') },
              {
                guard: isOutcome('sessionExpired'),
                target: '#referral.loginRequired',
                actions: 'endSession',
              },
              { guard: isOutcome('loginRequired'), target: '#referral.loginRequired' },
              { target: 'loadFailed', actions: withOutcome('showReferral') },
            ],
          },
        },

        loadFailed: {
          on: { RETRY: '#referral.starting' },
        },

        ready: {
          on: { COPY: 'copying', SHARE: 'sharing' },
          after: { confirmation: { guard: 'isCopied', actions: 'clearCopy' } },
        },

        copying: {
          tags: 'busy',
          invoke: {
            src: 'copy',
            input: ({ context }) => ({
              clipboard: context.ports.clipboard,
              text: codeOf(context),
            }),
            onDone: { target: 'ready', actions: withOutcome('showCopied') },
          },
        },

        sharing: {
          tags: 'busy',
          entry: 'clearCopy',
          invoke: {
            src: 'share',
            input: ({ context, event }) => {
              assertEvent(event, 'SHARE');
              const { sharing, links } = context.ports;
              const route = withQuery(ROUTES.fissionInvite, { inviteCode: codeOf(context) });
              const { title, text } = event;
              return { sharing, content: { title, text, url: links.linkTo(route) } };
            },
            onDone: [
              {
                guard: ({ event: { output } }) =>
                  !output.ok && output.failure.kind === 'unavailable',
                target: 'ready',
                actions: 'showUnshared',
              },
              { target: 'ready' },
            ],
          },
          after: { shareTimeout: 'ready' },
        },
      },
    },

    /** The page of a friend's invitation. */
    invited: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [{ guard: 'isAccepted', target: 'accepting' }, { target: 'offered' }],
        },

        offered: {
          on: {
            ACCEPT: [
              { guard: 'isLoggedIn', target: 'accepting', actions: 'keepAccepted' },
              { target: '#referral.loginRequired', actions: 'keepAccepted' },
            ],
          },
        },

        accepting: {
          tags: 'busy',
          entry: 'openInvitation',
          invoke: {
            src: 'accept',
            input: ({ context: { ports, inviteCode, pendingKey, maybeApplied } }) => ({
              send: async (options) =>
                readReply(await ports.referrals.accept(inviteCode, options), inviteOutcome),
              key: pendingKey,
              maybeApplied,
              ports,
            }),
            onDone: afterChangeWithLogin('settleInvitation', {
              done: 'settled',
              refused: 'failed',
              unknown: 'failed',
              login: '#referral.loginRequired',
            }),
          },
        },

        failed: {
          on: { RETRY: 'accepting', ACCEPT: 'accepting' },
        },

        /** The outcome is known: nothing is left to do. */
        settled: {
          entry: 'clearAccepted',
          on: { SHOW_OWN: { actions: 'goToOwn' } },
        },
      },
    },

    loginRequired: LOGIN_REQUIRED,
  },
});

export type ReferralMachine = typeof referralMachine;

function codeOf({ referral }: ReferralContext): string {
  return referral?.inviteCode ?? '';
}
