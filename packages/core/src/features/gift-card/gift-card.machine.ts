import { assign, emit, fromPromise, setup } from 'xstate';
import { afterChange } from '../../flow/change/after-change.ts';
import { changeActor } from '../../flow/change/change.actor.ts';
import { type ChangeOutcome, pendingAfter } from '../../flow/change/change-outcome.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import { problem, problemOf } from '../../flow/problem/problem.ts';
import type { Scanner } from '../../platform/scanning/scanner.ts';
import type { GiftCardReceipt } from './gift-card.gateway.ts';
import type { GiftCardContext, GiftCardTypes, PendingGiftCard } from './gift-card.types.ts';
import { readGiftCardCode } from './gift-card-code.ts';
import { type GiftCardScan, readGiftCardScan } from './gift-card-scan.ts';

/**
 * Redeems a gift card's code into the stored value (specification, sections 1 and 8). A pending card keeps its key
 * until its outcome is known, so that it is redeemed once.
 */
export const giftCardMachine = setup({
  types: machineTypes<GiftCardTypes>(),
  actors: {
    redeem: changeActor<GiftCardReceipt>(),
    scan: fromPromise<GiftCardScan, { readonly scanner: Scanner }>(async ({ input }) =>
      readGiftCardScan(await input.scanner.scan()),
    ),
  },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    isComplete: ({ context }) => readGiftCardCode(context.typed) !== null,
    isScanned: (_, scan: GiftCardScan) => scan.ok,
    isLoginMissing: ({ context }) => readGiftCardCode(context.typed) !== null && !context.loggedIn,
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    endSession: emit({ type: 'sessionEnded' }),
    keepTyped: assign((_, typed: string) => ({ typed, problem: null })),
    showScan: assign((_, scan: GiftCardScan) =>
      scan.ok ? { typed: scan.value } : { problem: scan.failure },
    ),
    showIncomplete: assign({ problem: problem('giftCardIncomplete') }),
    clearProblem: assign({ problem: null }),
    openCard: assign(({ context }) => ({
      maybeApplied: context.pending !== null,
      pending: context.pending ?? newCard(context),
      problem: null,
    })),
    settleCard: assign(({ context }, outcome: ChangeOutcome<GiftCardReceipt>) => ({
      pending: pendingAfter(outcome, context.pending),
      ...(outcome.kind === 'done' && { receipt: outcome.value, typed: '' }),
      ...('failure' in outcome && { problem: problemOf(outcome.failure) }),
    })),
    clearReceipt: assign({ receipt: null }),
  },
}).createMachine({
  id: 'giftCard',
  context: ({ input: { ports, loggedIn, draft } }) => ({
    ports,
    loggedIn,
    typed: draft?.typed ?? '',
    // The pending card belonged to a member.
    pending: loggedIn ? (draft?.pending ?? null) : null,
    maybeApplied: false,
    receipt: null,
    problem: null,
  }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isPending', target: 'redeeming' }, { target: 'typing' }],
    },

    typing: {
      on: {
        TYPE: { actions: { type: 'keepTyped', params: ({ event }) => event.text } },
        SCAN: 'scanning',
        REDEEM: [
          { guard: 'isLoginMissing', actions: 'requireLogin' },
          { guard: 'isComplete', target: 'redeeming' },
          { actions: 'showIncomplete' },
        ],
      },
    },

    scanning: {
      tags: 'busy',
      entry: 'clearProblem',
      on: {
        // The user types instead.
        TYPE: {
          target: 'typing',
          actions: { type: 'keepTyped', params: ({ event }) => event.text },
        },
      },
      invoke: {
        src: 'scan',
        input: ({ context: { ports } }) => ({ scanner: ports.scanner }),
        onDone: [
          {
            guard: { type: 'isScanned', params: ({ event }) => event.output },
            target: 'scanned',
            actions: withOutcome('showScan'),
          },
          { target: 'typing', actions: withOutcome('showScan') },
        ],
      },
    },

    scanned: {
      always: [
        { guard: 'isLoginMissing', target: 'typing', actions: 'requireLogin' },
        { target: 'redeeming' },
      ],
    },

    redeeming: {
      tags: 'busy',
      entry: 'openCard',
      invoke: {
        src: 'redeem',
        input: ({ context: { ports, pending, maybeApplied } }) => ({
          send: (options) => ports.giftCards.redeem(pending?.code ?? '', options),
          key: pending?.key ?? null,
          maybeApplied,
          ports,
        }),
        onDone: afterChange('settleCard', {
          done: 'redeemed',
          refused: 'typing',
          unknown: 'unsettled',
        }),
      },
    },

    /** The outcome is unknown: retry the same card. */
    unsettled: {
      on: { RETRY: 'redeeming' },
    },

    redeemed: {
      on: { CONTINUE: { target: 'typing', actions: 'clearReceipt' } },
    },
  },
});

export type GiftCardMachine = typeof giftCardMachine;

function newCard({ typed, ports }: GiftCardContext): PendingGiftCard | null {
  const code = readGiftCardCode(typed);
  return code === null ? null : { key: ports.random.uuid(), code };
}
