import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { afterAnswer } from '../../flow/gateway/after-answer.ts';
import { retryChange } from '../../flow/change/retry-change.ts';
import type { GatewayResult } from '../../flow/gateway/gateway.ts';
import {
  isLoginRequired,
  isTokenRefused,
  readReply,
  pendingAfter,
} from '../../flow/gateway/read-reply.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import { withQuery } from '../../platform/navigation/route.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { Result } from '../../platform/result.ts';
import { SHARE_TIMEOUT_MS } from '../../platform/sharing/share-timeout.ts';
import type { ShareContent, SharingFailure } from '../../platform/sharing/sharing.ts';
import { type InviteOutcome, inviteOutcome } from './invite-outcome.ts';
import type { Referral } from './referral.gateway.ts';
import type {
  ReferralContext,
  ReferralEmitted,
  ReferralEvent,
  ReferralInput,
  ReferralPorts,
} from './referral.types.ts';
import { BLANK_DRAFT } from './referral-draft.ts';

/**
 * A referral (specification, sections 2, 3 and 8): one's own code, to be copied and shared; or, by a friend's
 * link, the invitation that binds a new customer to whoever invited them, once.
 */
export function createReferralMachine(ports: ReferralPorts) {
  const { referrals, sharing, clipboard, links, random } = ports;

  return setup({
    types: machineTypes<{
      context: ReferralContext;
      events: ReferralEvent;
      emitted: ReferralEmitted;
      input: ReferralInput;
    }>(),
    actors: {
      findReferral: fromPromise<GatewayResult<Referral>>(({ signal }) =>
        referrals.find({ signal }),
      ),
      accept: fromPromise<GatewayResult<InviteOutcome>, ReferralContext>(
        ({ input: { inviteCode, pendingKey, maybeApplied }, signal }) => {
          const options = { idempotencyKey: pendingKey ?? '', signal };
          return retryChange(
            async () => readReply(await referrals.accept(inviteCode, options), inviteOutcome),
            ports,
            { signal, maybeApplied },
          );
        },
      ),
      share: fromPromise<Result<void, SharingFailure>, ShareContent>(({ input }) =>
        sharing.share(input),
      ),
      copy: fromPromise<boolean, string>(({ input }) => clipboard.copy(input)),
    },
    delays: { shareTimeout: SHARE_TIMEOUT_MS },
    guards: {
      isInvited: ({ context }) => context.inviteCode !== '',
      isLoggedIn: ({ context }) => context.loggedIn,
      isAccepted: ({ context }) => context.loggedIn && context.isAccepted,
    },
    actions: {
      askForLogin: emit({ type: 'loginRequired' }),
      endSession: emit({ type: 'sessionEnded' }),
      goToOwn: emit({ type: 'goTo', route: ROUTES.fission }),
      forgetAccepted: assign(BLANK_DRAFT),
      // What may have been taken is asked for again after the login.
      closeSettled: assign({
        pendingKey: ({ context }, answer: GatewayResult<InviteOutcome>) =>
          pendingAfter(answer, context.pendingKey),
      }),
    },
  }).createMachine({
    id: 'referral',
    context: ({ input: { inviteCode, loggedIn, draft } }) => ({
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
    on: {
      SESSION_CHANGED: {
        target: '.starting',
        actions: assign(({ context, event }) => ({
          loggedIn: event.loggedIn,
          // What a visitor took waits for their login; what a member took was that member's.
          isAccepted: context.isAccepted && !context.loggedIn,
          pendingKey: null,
        })),
      },
    },
    states: {
      starting: {
        entry: assign({ referral: null, copy: null, outcome: null, problem: null }),
        always: [{ guard: 'isInvited', target: 'invited' }, { target: 'own' }],
      },

      /** The page of the person's own code. */
      own: {
        initial: 'deciding',
        states: {
          deciding: {
            always: [{ guard: 'isLoggedIn', target: 'loading' }, { target: 'visiting' }],
          },

          /** A code is that of somebody who is registered. */
          visiting: {
            on: { REGISTER: { actions: 'askForLogin' } },
          },

          loading: {
            invoke: {
              src: 'findReferral',
              onDone: [
                {
                  guard: ({ event }) => event.output.ok,
                  target: 'ready',
                  actions: assign(({ event }) => found(event.output)),
                },
                {
                  guard: ({ event }) => isTokenRefused(event.output),
                  target: '#referral.loginRequired',
                  actions: 'endSession',
                },
                {
                  guard: ({ event }) => isLoginRequired(event.output),
                  target: '#referral.loginRequired',
                },
                { target: 'loadFailed', actions: assign(({ event }) => found(event.output)) },
              ],
            },
          },

          loadFailed: {
            on: { RETRY: '#referral.starting' },
          },

          ready: {
            on: { COPY: 'copying', SHARE: 'sharing' },
          },

          copying: {
            tags: 'busy',
            invoke: {
              src: 'copy',
              input: ({ context }) => codeOf(context),
              onDone: {
                target: 'ready',
                actions: assign(({ event }) => ({ copy: event.output ? 'copied' : 'copyFailed' })),
              },
            },
          },

          sharing: {
            tags: 'busy',
            entry: assign({ copy: null }),
            invoke: {
              src: 'share',
              input: ({ context, event }) => {
                assertEvent(event, 'SHARE');
                const route = withQuery(ROUTES.fissionInvite, { inviteCode: codeOf(context) });
                return { title: event.title, text: event.text, url: links.linkTo(route) };
              },
              onDone: [
                {
                  guard: ({ event }) =>
                    !event.output.ok && event.output.failure.kind === 'unavailable',
                  target: 'ready',
                  actions: assign({ copy: 'unshared' }),
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
                { guard: 'isLoggedIn', target: 'accepting', actions: assign({ isAccepted: true }) },
                {
                  target: '#referral.loginRequired',
                  actions: assign({ isAccepted: true }),
                },
              ],
            },
          },

          accepting: {
            tags: 'busy',
            entry: assign({
              maybeApplied: ({ context }) => context.pendingKey !== null,
              pendingKey: ({ context }) => context.pendingKey ?? random.uuid(),
              problem: null,
            }),
            invoke: {
              src: 'accept',
              input: ({ context }) => context,
              onDone: [
                {
                  guard: ({ event }) => isLoginRequired(event.output),
                  target: '#referral.loginRequired',
                  actions: { type: 'closeSettled', params: ({ event }) => event.output },
                },
                {
                  guard: ({ event }) => event.output.ok,
                  target: 'settled',
                  actions: assign(({ context, event }) => afterAnswer(context, event.output)),
                },
                {
                  guard: ({ event }) => isTokenRefused(event.output),
                  target: '#referral.loginRequired',
                  actions: [
                    { type: 'closeSettled', params: ({ event }) => event.output },
                    'endSession',
                  ],
                },
                {
                  target: 'failed',
                  actions: assign(({ context, event }) => afterAnswer(context, event.output)),
                },
              ],
            },
          },

          failed: {
            on: { RETRY: 'accepting', ACCEPT: 'accepting' },
          },

          /** It is known what became of it: nothing more can be done here. */
          settled: {
            entry: 'forgetAccepted',
            on: { SHOW_OWN: { actions: 'goToOwn' } },
          },
        },
      },

      loginRequired: {
        entry: 'askForLogin',
        on: { LOG_IN: { actions: 'askForLogin' } },
      },
    },
  });
}

export type ReferralMachine = ReturnType<typeof createReferralMachine>;

function codeOf({ referral }: ReferralContext): string {
  return referral?.inviteCode ?? '';
}

function found(result: GatewayResult<Referral>): Partial<ReferralContext> {
  return result.ok ? { referral: result.value } : { problem: problemOf(result.failure) };
}
