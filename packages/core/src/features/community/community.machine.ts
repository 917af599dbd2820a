import { assign, emit, fromPromise, not, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import { defineChange, GONE } from '../../flow/change/define-change.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import type { ChangeOptions, GatewayResult } from '../../flow/gateway/gateway.ts';
import { readReply } from '../../flow/gateway/read-reply.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import { toStatus } from '../../flow/to-status.ts';
import type { AppHosts } from '../../platform/navigation/app-hosts.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { ScanFailure } from '../../platform/scanning/scanner.ts';
import { parseCheckInQr } from './check-in-qr.ts';
import type { CommunityActivity, CommunityGateway, CommunityReply } from './community.gateway.ts';
import type { CommunityPorts, CommunityTypes } from './community.types.ts';
import type { CommunityChange } from './community-change.ts';
import { type CommunityNotice, communityNotice } from './community-notice.ts';
import { type CommunityStatus, communityStatus } from './community-status.ts';

/** What the reply to a change means. */
export interface CommunityAnswer {
  readonly notice: CommunityNotice;
  readonly activity: CommunityActivity;
}

/** A check-in with the code of the host's QR, or the message that says why there is none. */
type ScanOutcome = Result<CommunityChange, CommunityNotice>;

/** What a scan needs, and the activity's id. */
type ScanInput = Pick<CommunityPorts, 'scanner' | 'hosts'> & { readonly id: string };

const change = defineChange({
  types: machineTypes<CommunityTypes>(),
  send: async ({ ports, activity, change: asked }, options) =>
    readReply(await sendChange(ports.community, activity.id, asked, options), (reply) =>
      readAnswer(asked, reply),
    ),
  opened: () => ({ notice: null }),
  done: (_, answer) => answer,
});

/** All that is left is another activity. */
const REGISTER_ANOTHER = { on: { REGISTER_ANOTHER: { actions: 'goToOthers' } } } as const;

/** The same, but a visitor may be registered for this one: their login shows it. */
const REGISTER_ANOTHER_OR_LOG_IN = {
  on: {
    ...REGISTER_ANOTHER.on,
    LOG_IN: { guard: not('isLoggedIn'), actions: 'requireLogin' },
  },
} as const;

/**
 * One user and one activity of the community (specification, section 4): not registered, registered, checked in, ended.
 * A pending change keeps its key until its outcome is known, so that it is made once.
 */
export const communityMachine = setup({
  types: machineTypes<CommunityTypes>(),
  actors: {
    makeChange: change.actor,
    scan: fromPromise<ScanOutcome, ScanInput>(async ({ input: { id, scanner, hosts } }) =>
      readScan(id, await scanner.scan(), hosts),
    ),
  },
  delays: {
    untilNextStatus: ({ context: { status, ports } }) =>
      delayUntil(status.until, ports.clock.now()),
  },
  guards: {
    ...change.guards,
    isLoggedIn: ({ context }) => context.isLoggedIn,
    isScanned: (_, scan: ScanOutcome) => scan.ok,
    hasStatus: ({ context }, kind: CommunityStatus['kind']) => context.status.kind === kind,
  },
  actions: {
    ...change.actions,
    reload: emit({ type: 'reload' }),
    showNotFound: emit({ type: 'notFound' }),
    goToOthers: emit({ type: 'goTo', route: ROUTES.community }),
    goToWallet: emit({ type: 'goTo', route: ROUTES.vouchers }),
    clearProblem: assign({ notice: null, problem: null }),
    updateStatus: assign(({ context: { activity, ports } }) => ({
      status: communityStatus(activity, ports.clock.now()),
    })),
    showScan: assign((_, scan: ScanOutcome) =>
      scan.ok ? { change: scan.value } : { notice: scan.failure },
    ),
    chooseChange: assign((_, asked: CommunityChange) => ({ change: asked })),
  },
}).createMachine({
  id: 'community',
  context: ({ input: { ports, activity, isLoggedIn, draft } }) => ({
    ports,
    activity,
    isLoggedIn,
    status: communityStatus(activity, ports.clock.now()),
    change: draft?.change ?? { kind: 'register' },
    ...startChange(isLoggedIn, draft),
    notice: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      entry: 'updateStatus',
      always: [
        // Retry first: the answer was lost, and the change may have been made.
        { guard: 'isPending', target: 'changing' },
        ...toStatus<CommunityStatus['kind']>({
          open: 'settled.open',
          full: 'settled.full',
          closed: 'settled.closed',
          registered: 'settled.registered',
          checkInDay: 'settled.checkInDay',
          begun: 'settled.begun',
          cancelled: 'settled.cancelled',
          rewardsDue: 'settled.rewardsDue',
          attended: 'settled.attended',
          ended: 'settled.ended',
        }),
      ],
    },

    /** Nothing is pending, but a new day may begin. */
    settled: {
      initial: 'ended',
      after: { untilNextStatus: { target: 'deciding', actions: 'clearProblem' } },
      on: { RETRY: { actions: 'reload' } },
      states: {
        open: {
          on: {
            REGISTER: [
              {
                guard: 'isLoggedIn',
                target: '#community.changing',
                actions: { type: 'chooseChange', params: { kind: 'register' } },
              },
              { actions: 'requireLogin' },
            ],
          },
        },
        full: REGISTER_ANOTHER_OR_LOG_IN,
        closed: REGISTER_ANOTHER_OR_LOG_IN,
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
        cancelled: REGISTER_ANOTHER,
        rewardsDue: {
          on: {
            CLAIM_REWARDS: {
              target: '#community.changing',
              actions: { type: 'chooseChange', params: { kind: 'claimRewards' } },
            },
          },
        },
        attended: {
          on: { OPEN_WALLET: { actions: 'goToWallet' } },
        },
        ended: REGISTER_ANOTHER_OR_LOG_IN,
      },
    },

    confirmingCancel: {
      entry: 'clearProblem',
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
      entry: 'clearProblem',
      on: { CANCEL: 'deciding' },
      invoke: {
        src: 'scan',
        input: ({ context: { activity, ports } }) => ({
          id: activity.id,
          scanner: ports.scanner,
          hosts: ports.hosts,
        }),
        onDone: [
          {
            guard: { type: 'isScanned', params: ({ event }) => event.output },
            target: 'changing',
            actions: withOutcome('showScan'),
          },
          { target: 'deciding', actions: withOutcome('showScan') },
        ],
      },
    },

    changing: change.sending('makeChange', {
      // It was made; or it was refused, and the user sees why.
      done: 'deciding',
      refused: 'deciding',
      unknown: 'unsettled',
      first: [GONE],
    }),

    /** The outcome is unknown: no other change until it is known. */
    unsettled: {
      on: { RETRY: 'changing' },
    },
  },
});

export type CommunityMachine = typeof communityMachine;

function sendChange(
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

/** Reads a scanned QR code: only that of this activity checks in. */
function readScan(id: string, scan: Result<string, ScanFailure>, hosts: AppHosts): ScanOutcome {
  if (!scan.ok) {
    return fail(scan.failure.kind === 'declined' ? 'scanDeclined' : 'scanUnavailable');
  }
  const qr = parseCheckInQr(scan.value, hosts);
  if (qr === null) return fail('wrongQr');
  return qr.id === id ? succeed({ kind: 'checkIn', code: qr.code }) : fail('otherActivity');
}
