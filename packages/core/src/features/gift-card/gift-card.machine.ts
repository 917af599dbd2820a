import { assign, fromPromise, setup } from 'xstate';
import { startChange } from '../../flow/change/change-context.ts';
import { defineChange } from '../../flow/change/define-change.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { withOutcome } from '../../flow/outcome-transitions.ts';
import { problem } from '../../flow/problem/problem.ts';
import type { Scanner } from '../../platform/scanning/scanner.ts';
import type { GiftCardTypes } from './gift-card.types.ts';
import { readGiftCardCode } from './gift-card-code.ts';
import { type GiftCardScan, readGiftCardScan } from './gift-card-scan.ts';

const redemption = defineChange({
  types: machineTypes<GiftCardTypes>(),
  send: ({ ports, code }, options) => ports.giftCards.redeem(code, options),
  opened: ({ pendingKey, code, typed }) => ({
    code: pendingKey === null ? (readGiftCardCode(typed) ?? '') : code,
  }),
  done: (_, receipt) => ({ receipt, typed: '' }),
});

/**
 * Redeems a gift card's code into the stored value (specification, sections 1 and 8). A pending card keeps its key
 * until its outcome is known, so that it is redeemed once.
 */
export const giftCardMachine = setup({
  types: machineTypes<GiftCardTypes>(),
  actors: {
    redeem: redemption.actor,
    scan: fromPromise<GiftCardScan, { readonly scanner: Scanner }>(async ({ input }) =>
      readGiftCardScan(await input.scanner.scan()),
    ),
  },
  guards: {
    ...redemption.guards,
    isComplete: ({ context }) => readGiftCardCode(context.typed) !== null,
    isScanned: (_, scan: GiftCardScan) => scan.ok,
    isLoginMissing: ({ context }) =>
      readGiftCardCode(context.typed) !== null && !context.isLoggedIn,
  },
  actions: {
    ...redemption.actions,
    keepTyped: assign((_, typed: string) => ({ typed, problem: null })),
    showScan: assign((_, scan: GiftCardScan) =>
      scan.ok ? { typed: scan.value } : { problem: scan.failure },
    ),
    showIncomplete: assign({ problem: problem('giftCardIncomplete') }),
    clearProblem: assign({ problem: null }),
    clearReceipt: assign({ receipt: null }),
  },
}).createMachine({
  id: 'giftCard',
  context: ({ input: { ports, isLoggedIn, draft } }) => ({
    ports,
    isLoggedIn,
    typed: draft?.typed ?? '',
    code: draft?.pending?.code ?? '',
    ...startChange(isLoggedIn, { pendingKey: draft?.pending?.key ?? null }),
    receipt: null,
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

    redeeming: redemption.sending('redeem', {
      done: 'redeemed',
      refused: 'typing',
      unknown: 'unsettled',
    }),

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
