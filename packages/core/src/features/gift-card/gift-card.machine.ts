import { assign, emit, setup } from 'xstate';
import { afterChange } from '../../flow/change/after-change.ts';
import { changeActor } from '../../flow/change/change.actor.ts';
import { type ChangeOutcome, pendingAfter } from '../../flow/change/change-outcome.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { LOGIN_REQUIRED } from '../../flow/outcome-transitions.ts';
import { restartPage } from '../../flow/page/restart-page.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import type { GiftCardReceipt } from './gift-card.gateway.ts';
import type { GiftCardContext, GiftCardTypes, PendingGiftCard } from './gift-card.types.ts';
import { readGiftCardCode } from './gift-card-code.ts';

/**
 * Redeems a gift card's code into the stored value (specification, sections 1 and 8). A pending card keeps its key
 * until its outcome is known, so that it is redeemed once.
 */
export const giftCardMachine = setup({
  types: machineTypes<GiftCardTypes>(),
  actors: { redeem: changeActor<GiftCardReceipt>() },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    isComplete: ({ context }) => readGiftCardCode(context.typed) !== null,
    isLoginMissing: ({ context }) => readGiftCardCode(context.typed) !== null && !context.loggedIn,
  },
  actions: {
    requireLogin: emit({ type: 'loginRequired' }),
    endSession: emit({ type: 'sessionEnded' }),
    keepTyped: assign((_, typed: string) => ({ typed, problem: null })),
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
    changePerson: assign(({ context }, loggedIn: boolean) => ({
      loggedIn,
      // A visitor's input survives the login. A member's input belongs to that member.
      typed: context.loggedIn ? '' : context.typed,
      pending: null,
      receipt: null,
      problem: null,
    })),
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
  on: { SESSION_CHANGED: restartPage('.typing') },
  states: {
    starting: {
      always: [{ guard: 'isPending', target: 'redeeming' }, { target: 'typing' }],
    },

    typing: {
      on: {
        TYPE: { actions: { type: 'keepTyped', params: ({ event }) => event.text } },
        REDEEM: [
          { guard: 'isLoginMissing', target: 'loginRequired' },
          { guard: 'isComplete', target: 'redeeming' },
        ],
      },
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

    loginRequired: LOGIN_REQUIRED,
  },
});

export type GiftCardMachine = typeof giftCardMachine;

function newCard({ typed, ports }: GiftCardContext): PendingGiftCard | null {
  const code = readGiftCardCode(typed);
  return code === null ? null : { key: ports.random.uuid(), code };
}
