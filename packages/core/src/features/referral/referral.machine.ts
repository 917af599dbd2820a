import { assertEvent, assign, emit, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import { defineChange } from '../../flow/change/define-change.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import { copyActor, shareActor } from '../../flow/share.actor.ts';
import { TOAST_DURATION_MS } from '../../flow/waits.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import { inviteOutcome } from './invite-outcome.ts';
import type { ReferralContext, ReferralTypes } from './referral.types.ts';
import { BLANK_DRAFT } from './referral-draft.ts';

const acceptance = defineChange({
  types: machineTypes<ReferralTypes>(),
  send: async ({ ports, inviteCode }, options) =>
    readReply(await ports.referrals.accept(inviteCode, options), inviteOutcome),
  done: (_, outcome) => ({ outcome }),
});

/**
 * A referral (specification, sections 2, 3 and 8): the user's own code, to copy and share; or, by a friend's link, the
 * invitation that binds a new customer to that friend, once.
 */
export const referralMachine = setup({
  types: machineTypes<ReferralTypes>(),
  actors: {
    accept: acceptance.actor,
    share: shareActor,
    copy: copyActor,
  },
  delays: { shareTimeout: SHARE_TIMEOUT_MS, confirmation: TOAST_DURATION_MS },
  guards: {
    isInvited: ({ context }) => context.inviteCode !== '',
    isLoaded: ({ context }) => context.referral !== null,
    isLoggedIn: ({ context }) => context.isLoggedIn,
    isCopied: ({ context }) => context.copy === 'copied',
    isAccepted: ({ context }) => context.isLoggedIn && context.isAccepted,
  },
  actions: {
    ...acceptance.actions,
    logIn: emit({ type: 'logIn' }),
    goToOwn: emit({ type: 'goTo', route: ROUTES.fission }),
    clearCopy: assign({ copy: null }),
    clearAccepted: assign(BLANK_DRAFT),
    showCopied: assign((_, isCopied: boolean) => ({ copy: isCopied ? 'copied' : 'copyFailed' })),
    showUnshared: assign({ copy: 'unshared' }),
    keepAccepted: assign({ isAccepted: true }),
  },
}).createMachine({
  id: 'referral',
  context: ({ input: { ports, inviteCode, referral, isLoggedIn, draft } }) => ({
    ports,
    inviteCode,
    referral,
    isLoggedIn,
    copy: null,
    outcome: null,
    isAccepted: draft?.isAccepted === true,
    ...startChange(true, draft),
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'isInvited', target: 'invited' },
        { guard: 'isLoaded', target: 'own.ready' },
        { target: 'own' },
      ],
    },

    /** The page of the user's own code. */
    own: {
      initial: 'visiting',
      states: {
        /** Only members have a code. */
        visiting: {
          on: { REGISTER: { actions: 'logIn' } },
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
              { actions: ['keepAccepted', 'requireLogin'] },
            ],
          },
        },

        accepting: acceptance.sending('accept', {
          done: 'settled',
          refused: 'failed',
          unknown: 'failed',
        }),

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
  },
});

export type ReferralMachine = typeof referralMachine;

function codeOf({ referral }: ReferralContext): string {
  return referral?.inviteCode ?? '';
}
