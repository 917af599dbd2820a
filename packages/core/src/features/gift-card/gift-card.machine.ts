import { assign, emit, fromPromise, setup } from 'xstate';
import { retryChange } from '../../flow/change/retry-change.ts';
import type { GatewayResult } from '../../flow/gateway/gateway.ts';
import {
  isLoginRequired,
  isTokenRefused,
  isUnsettled,
  pendingAfter,
} from '../../flow/gateway/read-reply.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import type { GiftCardReceipt } from './gift-card.gateway.ts';
import type {
  GiftCardContext,
  GiftCardEmitted,
  GiftCardEvent,
  GiftCardInput,
  GiftCardPorts,
  PendingGiftCard,
} from './gift-card.types.ts';
import { readGiftCardCode } from './gift-card-code.ts';

interface RedeemInput extends PendingGiftCard {
  readonly maybeApplied: boolean;
}

/** Stands where nothing is under way. */
const NO_CARD: PendingGiftCard = { key: '', code: '' };

/**
 * Redeems a gift card by its code into the stored value (specification, sections 1 and 8). The card under way
 * has a key that is kept until there is an answer: whatever happens on the way, it is redeemed once.
 */
export function createGiftCardMachine({ giftCards, clock, random }: GiftCardPorts) {
  return setup({
    types: machineTypes<{
      context: GiftCardContext;
      events: GiftCardEvent;
      emitted: GiftCardEmitted;
      input: GiftCardInput;
    }>(),
    actors: {
      redeem: fromPromise<GatewayResult<GiftCardReceipt>, RedeemInput>(
        ({ input: { key, code, maybeApplied }, signal }) =>
          retryChange(
            () => giftCards.redeem(code, { idempotencyKey: key, signal }),
            { clock, random },
            { signal, maybeApplied },
          ),
      ),
    },
    guards: {
      isPending: ({ context }) => context.pending !== null,
      isComplete: ({ context }) => readGiftCardCode(context.typed) !== null,
      isLoginMissing: ({ context }) =>
        readGiftCardCode(context.typed) !== null && !context.loggedIn,
    },
    actions: {
      openCard: assign({
        maybeApplied: ({ context }) => context.pending !== null,
        pending: ({ context }) => context.pending ?? newCard(context.typed),
        problem: null,
      }),
      // What may have been redeemed is asked for again after the login.
      closeSettled: assign({
        pending: ({ context }, answer: GatewayResult<GiftCardReceipt>) =>
          pendingAfter(answer, context.pending),
      }),
    },
  }).createMachine({
    id: 'giftCard',
    context: ({ input: { loggedIn, draft } }) => ({
      loggedIn,
      typed: draft?.typed ?? '',
      // A card under way was that of whoever was here.
      pending: loggedIn ? (draft?.pending ?? null) : null,
      maybeApplied: false,
      receipt: null,
      problem: null,
    }),
    initial: 'starting',
    on: {
      SESSION_CHANGED: {
        target: '.typing',
        actions: assign(({ context, event }) => ({
          loggedIn: event.loggedIn,
          // What a visitor typed waits for their login; what a member typed was that member's.
          typed: context.loggedIn ? '' : context.typed,
          pending: null,
          receipt: null,
          problem: null,
        })),
      },
    },
    states: {
      starting: {
        always: [{ guard: 'isPending', target: 'redeeming' }, { target: 'typing' }],
      },

      typing: {
        on: {
          TYPE: { actions: assign({ typed: ({ event }) => event.text, problem: null }) },
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
          input: ({ context: { pending, maybeApplied } }) => ({
            ...(pending ?? NO_CARD),
            maybeApplied,
          }),
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'redeemed',
              actions: assign(({ context, event }) => answered(context, event.output)),
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
              actions: assign(({ context, event }) => answered(context, event.output)),
            },
            {
              target: 'typing',
              actions: assign(({ context, event }) => answered(context, event.output)),
            },
          ],
        },
      },

      /** It is not known whether the card is redeemed. The same card is asked for again. */
      unsettled: {
        on: { RETRY: 'redeeming' },
      },

      redeemed: {
        on: { CONTINUE: { target: 'typing', actions: assign({ receipt: null }) } },
      },

      loginRequired: {
        entry: emit({ type: 'loginRequired' }),
        on: { LOG_IN: { actions: emit({ type: 'loginRequired' }) } },
      },
    },
  });

  function newCard(typed: string): PendingGiftCard | null {
    const code = readGiftCardCode(typed);
    return code === null ? null : { key: random.uuid(), code };
  }
}

export type GiftCardMachine = ReturnType<typeof createGiftCardMachine>;

/**
 * The value is the person's, and nothing is typed any more; or a refusal is final under its key, and a lost
 * answer is asked for again with the same one.
 */
function answered(
  { pending }: GiftCardContext,
  result: GatewayResult<GiftCardReceipt>,
): Partial<GiftCardContext> {
  if (result.ok) return { receipt: result.value, typed: '', pending: null };
  return { problem: problemOf(result.failure), pending: pendingAfter(result, pending) };
}
