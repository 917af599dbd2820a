import { assign, emit, fromPromise, setup } from 'xstate';
import { askAgain, isFinal } from '../gateway/ask-again.ts';
import { machineTypes } from '../machine/machine-types.ts';
import { MAX_DELAY_MS } from '../machine/max-delay.ts';
import { ROUTES } from '../navigation/routes.ts';
import type {
  CommunityActivity,
  CommunityGateway,
  CommunityReply,
} from '../ports/community-gateway.ts';
import type { ChangeOptions, GatewayResult } from '../ports/gateway.ts';
import { fail, type Result, succeed } from '../ports/result.ts';
import type { ScanFailure } from '../ports/scanner.ts';
import { isTokenRefused, problemOf } from '../problem/problem.ts';
import { RESPONSE_CODE } from '../response-code/response-code.ts';
import { parseCheckInQr } from './check-in-qr.ts';
import type {
  CommunityChange,
  CommunityContext,
  CommunityEmitted,
  CommunityEvent,
  CommunityInput,
  CommunityPorts,
} from './community.types.ts';
import {
  type CommunityNotice,
  type CommunityOutcome,
  communityOutcome,
} from './community-outcome.ts';
import { type CommunityStanding, communityStanding } from './community-standing.ts';

/** A reply, read. */
interface CommunityAnswer {
  readonly outcome: CommunityOutcome;
  readonly activity: CommunityActivity;
}

/**
 * One person and one activity of the community (specification, section 4): not registered, registered, checked
 * in, ended. A change under way has a key that is kept until its fate is known: whatever happens on the way, it
 * is made once.
 */
export function createCommunityMachine({ community, scanner, clock, random }: CommunityPorts) {
  return setup({
    types: machineTypes<{
      context: CommunityContext;
      events: CommunityEvent;
      emitted: CommunityEmitted;
      input: CommunityInput;
    }>(),
    actors: {
      findActivity: fromPromise<GatewayResult<CommunityActivity>, CommunityContext>(
        ({ input: { id }, signal }) => community.find(id, { signal }),
      ),
      makeChange: fromPromise<GatewayResult<CommunityAnswer>, CommunityContext>(
        async ({ input: { id, change, pendingKey }, signal }) =>
          readAnswer(
            change,
            await askAgain(
              () => send(community, id, change, { idempotencyKey: pendingKey ?? '', signal }),
              { clock, random },
              signal,
            ),
          ),
      ),
      scan: fromPromise<Result<string, CommunityNotice>, CommunityContext>(
        async ({ input: { id } }) => readScan(id, await scanner.scan()),
      ),
    },
    delays: {
      untilTurn: ({ context: { standing } }) =>
        Math.min((standing?.until ?? 0) - clock.now(), MAX_DELAY_MS),
    },
    guards: {
      isLoggedIn: ({ context }) => context.loggedIn,
      isPending: ({ context }) => context.pendingKey !== null,
      stands: ({ context }, kind: CommunityStanding['kind']) => context.standing?.kind === kind,
    },
    actions: {
      look: assign({
        standing: ({ context: { activity } }) =>
          activity && communityStanding(activity, clock.now()),
      }),
      openChange: assign((_, change: CommunityChange) => ({
        change,
        pendingKey: random.uuid(),
      })),
      closeChange: assign({ pendingKey: null }),
      forgetNews: assign({ notice: null, problem: null }),
      goToOthers: emit({ type: 'goTo', route: ROUTES.community }),
    },
  }).createMachine({
    id: 'community',
    context: ({ input: { id, loggedIn, draft } }) => ({
      id,
      loggedIn,
      activity: null,
      standing: null,
      change: draft?.change ?? { kind: 'register' },
      pendingKey: loggedIn ? (draft?.pendingKey ?? null) : null,
      notice: null,
      problem: null,
    }),
    initial: 'loading',
    on: {
      SESSION_CHANGED: {
        target: '.loading',
        // A change under way was that of whoever was here: what came of it, the activity tells them.
        actions: ['closeChange', assign({ loggedIn: ({ event }) => event.loggedIn })],
      },
    },
    states: {
      loading: {
        entry: 'forgetNews',
        invoke: {
          src: 'findActivity',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: assign(({ event }) =>
                event.output.ok ? { activity: event.output.value } : {},
              ),
            },
            { guard: ({ event }) => isNotFound(event.output), target: 'notFound' },
            {
              guard: ({ context, event }) => context.loggedIn && isRefusedToken(event.output),
              target: 'loginRequired',
              actions: emit({ type: 'sessionEnded' }),
            },
            { target: 'loadFailed', actions: assign(({ event }) => failed(event.output)) },
          ],
        },
      },

      loadFailed: {
        on: { RETRY: 'loading' },
      },

      deciding: {
        entry: 'look',
        always: [
          // First of all: its answer was lost, and it may have been made.
          { guard: 'isPending', target: 'changing' },
          { guard: { type: 'stands', params: 'open' }, target: 'settled.open' },
          { guard: { type: 'stands', params: 'full' }, target: 'settled.full' },
          { guard: { type: 'stands', params: 'closed' }, target: 'settled.closed' },
          { guard: { type: 'stands', params: 'registered' }, target: 'settled.registered' },
          { guard: { type: 'stands', params: 'checkInDay' }, target: 'settled.checkInDay' },
          { guard: { type: 'stands', params: 'begun' }, target: 'settled.begun' },
          { guard: { type: 'stands', params: 'cancelled' }, target: 'settled.cancelled' },
          { guard: { type: 'stands', params: 'rewardsDue' }, target: 'settled.rewardsDue' },
          { guard: { type: 'stands', params: 'attended' }, target: 'settled.attended' },
          { target: 'settled.ended' },
        ],
      },

      /** Nothing is under way. The day may turn all the same. */
      settled: {
        initial: 'ended',
        after: { untilTurn: { target: 'deciding', actions: 'forgetNews' } },
        on: { RETRY: 'loading' },
        states: {
          open: {
            on: {
              REGISTER: [
                {
                  guard: 'isLoggedIn',
                  target: '#community.changing',
                  actions: { type: 'openChange', params: { kind: 'register' } },
                },
                { target: '#community.loginRequired' },
              ],
            },
          },
          full: {
            on: { REGISTER_ANOTHER: { actions: 'goToOthers' } },
          },
          closed: {
            on: { REGISTER_ANOTHER: { actions: 'goToOthers' } },
          },
          registered: {
            on: { CANCEL_REGISTRATION: '#community.confirmingCancel' },
          },
          checkInDay: {
            on: {
              SCAN: '#community.scanning',
              CANCEL_REGISTRATION: '#community.confirmingCancel',
            },
          },
          begun: {
            on: { SCAN: '#community.scanning' },
          },
          cancelled: {
            on: { REGISTER_ANOTHER: { actions: 'goToOthers' } },
          },
          rewardsDue: {
            on: {
              CLAIM_REWARDS: {
                target: '#community.changing',
                actions: { type: 'openChange', params: { kind: 'claimRewards' } },
              },
            },
          },
          attended: {
            on: { OPEN_WALLET: { actions: emit({ type: 'goTo', route: ROUTES.vouchers }) } },
          },
          ended: {
            on: { REGISTER_ANOTHER: { actions: 'goToOthers' } },
          },
        },
      },

      confirmingCancel: {
        entry: 'forgetNews',
        on: {
          CONFIRM: {
            target: 'changing',
            actions: { type: 'openChange', params: { kind: 'cancel' } },
          },
          CANCEL: 'deciding',
        },
      },

      scanning: {
        tags: 'busy',
        entry: 'forgetNews',
        on: { CANCEL: 'deciding' },
        invoke: {
          src: 'scan',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'changing',
              actions: {
                type: 'openChange',
                params: ({ event }) => ({ kind: 'checkIn', code: codeOf(event.output) }),
              },
            },
            {
              target: 'deciding',
              actions: assign(({ event }) =>
                event.output.ok ? {} : { notice: event.output.failure },
              ),
            },
          ],
        },
      },

      changing: {
        tags: 'busy',
        entry: 'forgetNews',
        invoke: {
          src: 'makeChange',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => isLoginAsked(event.output),
              target: 'loginRequired',
              actions: 'closeChange',
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: ['closeChange', assign(({ event }) => answered(event.output))],
            },
            {
              guard: ({ event }) => isRefusedToken(event.output),
              target: 'loginRequired',
              actions: ['closeChange', emit({ type: 'sessionEnded' })],
            },
            {
              guard: ({ event }) => isNotFound(event.output),
              target: 'notFound',
              actions: 'closeChange',
            },
            {
              guard: ({ event }) => !event.output.ok && isFinal(event.output.failure),
              target: 'deciding',
              actions: ['closeChange', assign(({ event }) => failed(event.output))],
            },
            { target: 'unsettled', actions: assign(({ event }) => failed(event.output)) },
          ],
        },
      },

      /** Nobody knows whether it arrived: until that is known, nothing else can be asked for. */
      unsettled: {
        on: { RETRY: 'changing' },
      },

      loginRequired: {
        entry: emit({ type: 'loginRequired' }),
        on: { LOG_IN: { actions: emit({ type: 'loginRequired' }) } },
      },

      notFound: {
        on: { REGISTER_ANOTHER: { actions: 'goToOthers' } },
      },
    },
  });
}

export type CommunityMachine = ReturnType<typeof createCommunityMachine>;

function send(
  community: CommunityGateway,
  id: string,
  change: CommunityChange,
  options: ChangeOptions,
): Promise<GatewayResult<CommunityReply>> {
  switch (change.kind) {
    case 'register':
      return community.register(id, options);
    case 'cancel':
      return community.cancel(id, options);
    case 'checkIn':
      return community.checkIn({ id, code: change.code }, options);
    case 'claimRewards':
      return community.claimRewards(id, options);
  }
}

/** A code that is none of the community's is a refusal. */
function readAnswer(
  { kind }: CommunityChange,
  result: GatewayResult<CommunityReply>,
): GatewayResult<CommunityAnswer> {
  if (!result.ok) return result;
  const { code, activity } = result.value;
  const outcome = communityOutcome(kind, code);
  return outcome === null ? fail({ kind: 'refused', code }) : succeed({ outcome, activity });
}

/** The host's code, where the QR is that of this activity. */
function readScan(
  id: string,
  scanned: Result<string, ScanFailure>,
): Result<string, CommunityNotice> {
  if (!scanned.ok) {
    return fail(scanned.failure.kind === 'declined' ? 'scanDeclined' : 'scanUnavailable');
  }
  const qr = parseCheckInQr(scanned.value);
  if (qr === null) return fail('wrongQr');
  return qr.id === id ? succeed(qr.code) : fail('otherActivity');
}

function codeOf(scanned: Result<string, CommunityNotice>): string {
  return scanned.ok ? scanned.value : '';
}

function answered(result: GatewayResult<CommunityAnswer>): Partial<CommunityContext> {
  if (!result.ok || result.value.outcome === 'loginRequired') return {};
  const { outcome, activity } = result.value;
  return { activity, notice: outcome };
}

function failed(result: GatewayResult<unknown>): Partial<CommunityContext> {
  return result.ok ? {} : { problem: problemOf(result.failure) };
}

function isLoginAsked(result: GatewayResult<CommunityAnswer>): boolean {
  return result.ok && result.value.outcome === 'loginRequired';
}

function isNotFound(result: GatewayResult<unknown>): boolean {
  return (
    !result.ok &&
    result.failure.kind === 'refused' &&
    result.failure.code === RESPONSE_CODE.notFound
  );
}

function isRefusedToken(result: GatewayResult<unknown>): boolean {
  return !result.ok && isTokenRefused(result.failure);
}
