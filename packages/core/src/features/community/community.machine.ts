import { assign, emit, fromPromise, setup } from 'xstate';
import { retryChange } from '../../flow/change/retry-change.ts';
import type { ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import {
  isLoginRequired,
  isNotFound,
  isTokenRefused,
  isUnsettled,
  readReply,
  pendingAfter,
} from '../../flow/gateway/read-reply.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { ScanFailure } from '../../platform/scanning/scanner.ts';
import { parseCheckInQr } from './check-in-qr.ts';
import type { CommunityActivity, CommunityGateway, CommunityReply } from './community.gateway.ts';
import type {
  CommunityChange,
  CommunityContext,
  CommunityEmitted,
  CommunityEvent,
  CommunityInput,
  CommunityPorts,
} from './community.types.ts';
import { type CommunityNotice, communityNotice } from './community-notice.ts';
import { type CommunityStanding, communityStanding } from './community-standing.ts';

/** A reply, read. */
interface CommunityAnswer {
  readonly notice: CommunityNotice;
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
        ({ input: { id, change, pendingKey, maybeApplied }, signal }) =>
          retryChange(
            async () =>
              readReply(
                await send(community, id, change, { idempotencyKey: pendingKey ?? '', signal }),
                (reply) => readAnswer(change, reply),
              ),
            { clock, random },
            { signal, maybeApplied },
          ),
      ),
      scan: fromPromise<Result<CommunityChange, CommunityNotice>, CommunityContext>(
        async ({ input: { id } }) => readScan(id, await scanner.scan()),
      ),
    },
    delays: {
      untilTurn: ({ context: { standing } }) => delayUntil(standing?.until, clock.now()),
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
      chooseChange: assign((_, change: CommunityChange) => ({ change })),
      openChange: assign({
        maybeApplied: ({ context }) => context.pendingKey !== null,
        pendingKey: ({ context }) => context.pendingKey ?? random.uuid(),
      }),
      closeChange: assign({ pendingKey: null }),
      // What may have been made is asked for again after the login.
      closeSettled: assign({
        pendingKey: ({ context }, answer: GatewayResult<CommunityAnswer>) =>
          pendingAfter(answer, context.pendingKey),
      }),
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
      maybeApplied: false,
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
              guard: ({ event }) => isNotFound(event.output),
              target: 'notFound',
            },
            {
              guard: ({ context, event }) => context.loggedIn && isTokenRefused(event.output),
              target: 'loginRequired',
              actions: emit({ type: 'sessionEnded' }),
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'deciding',
              actions: assign(({ event }) => found(event.output)),
            },
            { target: 'loadFailed', actions: assign(({ event }) => found(event.output)) },
          ],
        },
      },

      loadFailed: {
        on: {
          RETRY: 'loading',
          LOG_IN: { target: 'loginRequired', actions: 'forgetNews' },
        },
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
                  actions: { type: 'chooseChange', params: { kind: 'register' } },
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
                actions: { type: 'chooseChange', params: { kind: 'claimRewards' } },
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
            actions: { type: 'chooseChange', params: { kind: 'cancel' } },
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
              actions: assign(({ event }) => scanned(event.output)),
            },
            { target: 'deciding', actions: assign(({ event }) => scanned(event.output)) },
          ],
        },
      },

      changing: {
        tags: 'busy',
        entry: ['openChange', 'forgetNews'],
        invoke: {
          src: 'makeChange',
          input: ({ context }) => context,
          onDone: [
            {
              guard: ({ event }) => isNotFound(event.output),
              target: 'notFound',
              actions: 'closeChange',
            },
            {
              guard: ({ event }) => isTokenRefused(event.output),
              target: 'loginRequired',
              actions: [
                { type: 'closeSettled', params: ({ event }) => event.output },
                emit({ type: 'sessionEnded' }),
              ],
            },
            {
              guard: ({ event }) => isLoginRequired(event.output),
              target: 'loginRequired',
              actions: { type: 'closeSettled', params: ({ event }) => event.output },
            },
            {
              guard: ({ event }) => isUnsettled(event.output),
              target: 'unsettled',
              actions: assign(({ event }) => answered(event.output)),
            },
            {
              // It was made; or it was refused, and the person sees why.
              target: 'deciding',
              actions: ['closeChange', assign(({ event }) => answered(event.output))],
            },
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

function readAnswer(
  { kind }: CommunityChange,
  { code, activity }: CommunityReply,
): CommunityAnswer | null {
  const notice = communityNotice(kind, code);
  return notice === null ? null : { notice, activity };
}

/** A check-in with the host's code, where the QR is that of this activity. */
function readScan(
  id: string,
  scan: Result<string, ScanFailure>,
): Result<CommunityChange, CommunityNotice> {
  if (!scan.ok) {
    return fail(scan.failure.kind === 'declined' ? 'scanDeclined' : 'scanUnavailable');
  }
  const qr = parseCheckInQr(scan.value);
  if (qr === null) return fail('wrongQr');
  return qr.id === id ? succeed({ kind: 'checkIn', code: qr.code }) : fail('otherActivity');
}

function scanned(scan: Result<CommunityChange, CommunityNotice>): Partial<CommunityContext> {
  return scan.ok ? { change: scan.value } : { notice: scan.failure };
}

function found(result: GatewayResult<CommunityActivity>): Partial<CommunityContext> {
  return result.ok ? { activity: result.value } : { problem: problemOf(result.failure) };
}

function answered(result: GatewayResult<CommunityAnswer>): Partial<CommunityContext> {
  return result.ok ? result.value : { problem: problemOf(result.failure) };
}
