import { assign, emit, fromPromise, setup } from 'xstate';
import { retryChange } from '../../flow/change/retry-change.ts';
import type { GatewayResult } from '../../flow/gateway/gateway.ts';
import {
  isLoginRequired,
  isLoginRequiredFailure,
  isNotFoundFailure,
  isTokenRefused,
  isUnsettled,
  pendingAfter,
} from '../../flow/gateway/read-reply.ts';
import { delayUntil } from '../../flow/delay-until.ts';
import { followVisibility } from '../../flow/follow-visibility.ts';
import { machineTypes } from '../../flow/machine-types.ts';
import { isTokenRefusedFailure } from '../../flow/problem/problem.ts';
import type { NativeResult } from '../../platform/native-host.ts';
import { appHostAddress } from '../../platform/navigation/redirect-target.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import type { Payment } from './payment.gateway.ts';
import type {
  PaymentContext,
  PaymentEmitted,
  PaymentEvent,
  PaymentInput,
  PaymentPorts,
} from './payment.types.ts';
import { type PaymentStanding, paymentStanding } from './payment-standing.ts';
import { pollInterval } from './poll-interval.ts';

/** How long the provider's page may take to replace this one. Milliseconds. */
export const LEAVING_MS = 10_000;

/** How a payment stands that can be paid only once it is opened anew. */
const RUN_OUT: readonly PaymentStanding['kind'][] = ['expired', 'failed'];

/**
 * The payment of one order, by QRIS, on a provider's page or in the native app (specification, sections 1
 * and 2). Whether it is paid the backend alone tells, however the person comes back.
 */
export function createPaymentMachine({ payments, native, clock, random, visibility }: PaymentPorts) {
  return setup({
    types: machineTypes<{
      context: PaymentContext;
      events: PaymentEvent;
      emitted: PaymentEmitted;
      input: PaymentInput;
    }>(),
    actors: {
      find: fromPromise<GatewayResult<Payment>, PaymentContext>(({ input, signal }) =>
        payments.find(input.orderNumber, { signal }),
      ),
      renew: fromPromise<GatewayResult<Payment>, PaymentContext>(({ input, signal }) =>
        retryChange(
          () =>
            payments.renew(input.orderNumber, { idempotencyKey: input.pendingKey ?? '', signal }),
          { clock, random },
          { signal, maybeApplied: input.maybeApplied },
        ),
      ),
      payInApp: fromPromise<NativeResult<void>, PaymentContext>(({ input }) =>
        native.payByGiftCard(input.orderNumber),
      ),
      followVisibility: followVisibility(visibility),
    },
    delays: {
      poll: ({ context }) => pollInterval(clock.now() - context.since),
      untilExpiry: ({ context: { payment } }) => delayUntil(payment?.expiresAt, clock.now()),
      leaving: LEAVING_MS,
    },
    guards: {
      isHidden: ({ context }) => context.hidden,
      isOrderMissing: ({ context }) => context.orderNumber === '',
      isAnonymous: ({ context }) => !context.loggedIn,
      isRenewing: ({ context }) => context.pendingKey !== null,
      isTokenRefused: ({ context: { failure } }) =>
        failure !== null && isTokenRefusedFailure(failure),
      isLoginRequired: ({ context: { failure } }) =>
        failure !== null && isLoginRequiredFailure(failure),
      isUnknown: ({ context: { failure } }) => failure !== null && isNotFoundFailure(failure),
      isUnread: ({ context }) => context.payment === null,
      isPaid: ({ context }) => context.standing?.kind === 'paid',
      isPaidLate: ({ context }) => context.standing?.kind === 'paidLate',
      isFailed: ({ context }) => context.standing?.kind === 'failed',
      isExpired: ({ context }) => context.standing?.kind === 'expired',
      isAmountChanged: ({ context: { payment, agreedAmount } }) =>
        agreedAmount !== null && payment?.amount !== agreedAmount,
      isPaidOnWeb: ({ context }) => addressOf(context) !== null,
      isPaidInApp: ({ context: { standing } }) =>
        standing?.kind === 'waiting' && standing.way.kind === 'giftCard',
    },
    actions: {
      hide: assign({ hidden: true }),
      show: assign({ hidden: false }),
      judge: assign({
        standing: ({ context: { payment } }) => payment && paymentStanding(payment, clock.now()),
      }),
      // A payment that can be paid again was renewed: its key is not for the next time that it expires.
      settleRenewal: assign({
        pendingKey: ({ context: { standing, pendingKey } }) =>
          standing?.kind === 'waiting' ? null : pendingKey,
      }),
      agree: assign(({ context: { payment } }) => ({
        ...(payment && { agreedAmount: payment.amount }),
      })),
      openRenewal: assign({
        maybeApplied: ({ context }) => context.pendingKey !== null,
        pendingKey: ({ context }) => context.pendingKey ?? random.uuid(),
        failure: null,
      }),
      forget: assign({ payment: null, agreedAmount: null }),
      toProvider: emit(({ context }) => ({
        type: 'leave' as const,
        url: addressOf(context) ?? '',
      })),
      toOrders: emit({ type: 'leave', url: appHostAddress(ROUTES.mine) }),
    },
  }).createMachine({
    id: 'payment',
    context: ({ input: { orderNumber, loggedIn, draft } }) => ({
      ...newPayment(),
      orderNumber,
      loggedIn,
      hidden: visibility.isHidden(),
      // What was under way was that of whoever was here.
      ...(loggedIn ? draft : null),
    }),
    invoke: { src: 'followVisibility' },
    initial: 'starting',
    on: {
      HIDDEN: { actions: 'hide' },
      VISIBLE: { actions: 'show' },
      SESSION_CHANGED: {
        target: '.starting',
        actions: assign(({ event }) => ({ ...newPayment(), loggedIn: event.loggedIn })),
      },
    },
    states: {
      starting: {
        always: [
          { guard: 'isOrderMissing', target: 'notFound' },
          { guard: 'isAnonymous', target: 'anonymous' },
          // Its answer was lost, and tells of the payment as well as any.
          { guard: 'isRenewing', target: 'renewing' },
          { target: 'loading' },
        ],
      },

      anonymous: {
        on: { LOG_IN: 'loginRequired' },
      },

      loginRequired: {
        entry: emit({ type: 'loginRequired' }),
        on: { LOG_IN: { actions: emit({ type: 'loginRequired' }) } },
      },

      loading: {
        entry: assign({ failure: null }),
        invoke: {
          src: 'find',
          input: ({ context }) => context,
          onDone: {
            target: 'deciding',
            actions: assign(({ event }) => heard(event.output)),
          },
        },
      },

      loadFailed: {
        on: { RETRY: 'loading' },
      },

      notFound: {
        entry: 'forget',
        on: { RETRY: 'starting', CONTINUE: { actions: 'toOrders' } },
      },

      deciding: {
        entry: ['judge', 'settleRenewal'],
        always: [
          {
            guard: 'isTokenRefused',
            target: 'loginRequired',
            actions: emit({ type: 'sessionEnded' }),
          },
          { guard: 'isLoginRequired', target: 'loginRequired' },
          { guard: 'isUnknown', target: 'notFound' },
          { guard: 'isUnread', target: 'loadFailed' },
          { guard: 'isPaid', target: 'paid' },
          { guard: 'isPaidLate', target: 'paidLate' },
          { guard: 'isFailed', target: 'failed' },
          { guard: 'isExpired', target: 'expired' },
          { guard: 'isAmountChanged', target: 'amountChanged' },
          { target: 'waiting', actions: 'agree' },
        ],
      },

      waiting: {
        initial: 'pausing',
        after: {
          untilExpiry: [
            { guard: 'isHidden', target: 'deciding' },
            // It may have been paid in the last moment.
            { target: 'checking' },
          ],
        },
        on: {
          PAY: [
            { guard: 'isPaidOnWeb', target: 'leaving' },
            { guard: 'isPaidInApp', target: 'payingInApp' },
          ],
          ASK_AGAIN: 'askingAgain',
          HIDDEN: { target: '.asleep', actions: 'hide' },
        },
        states: {
          pausing: {
            always: { guard: 'isHidden', target: 'asleep' },
            after: { poll: 'asking' },
          },
          asking: {
            invoke: {
              src: 'find',
              input: ({ context }) => context,
              onDone: {
                target: '#payment.deciding',
                actions: assign(({ event }) => heard(event.output)),
              },
            },
          },
          /** Nobody looks, so nothing is asked. */
          asleep: {
            on: { VISIBLE: { target: 'asking', actions: 'show' } },
          },
        },
      },

      /** The provider's page is on its way; where it does not come, or the person is back, all goes on. */
      leaving: {
        entry: 'toProvider',
        after: {
          leaving: [{ guard: 'isHidden', target: 'waiting' }, { target: 'waiting.asking' }],
        },
        on: { VISIBLE: { target: 'waiting.asking', actions: 'show' } },
      },

      payingInApp: {
        tags: 'busy',
        entry: assign({ appFailure: null }),
        invoke: {
          src: 'payInApp',
          input: ({ context }) => context,
          // Whatever the app says.
          onDone: {
            target: 'checking',
            actions: assign({
              appFailure: ({ event }) => (event.output.ok ? null : event.output.failure),
            }),
          },
        },
      },

      amountChanged: {
        on: {
          ACCEPT: { target: 'deciding', actions: 'agree' },
          ASK_AGAIN: 'askingAgain',
        },
      },

      askingAgain: {
        entry: assign({ askedAgain: true }),
        always: 'checking',
      },

      checking: {
        tags: 'busy',
        invoke: {
          src: 'find',
          input: ({ context }) => context,
          onDone: {
            target: 'deciding',
            actions: assign(({ event }) => heard(event.output)),
          },
        },
      },

      expired: {
        on: {
          ASK_AGAIN: 'askingAgain',
          VISIBLE: { target: 'checking', actions: 'show' },
          RENEW: 'renewing',
        },
      },

      failed: {
        on: {
          ASK_AGAIN: 'askingAgain',
          RENEW: 'renewing',
        },
      },

      renewing: {
        tags: 'busy',
        entry: 'openRenewal',
        invoke: {
          src: 'renew',
          input: ({ context }) => context,
          // Where it was carried out earlier, that is what the answer tells of: it may be paid by now.
          onDone: [
            {
              // Who comes back to it has not seen the payment yet: what became of it they are shown first.
              guard: ({ context, event }) => event.output.ok && context.payment === null,
              target: 'checking',
              actions: assign(({ context, event }) => renewed(context, event.output)),
            },
            {
              guard: ({ context, event }) => event.output.ok && context.maybeApplied,
              target: 'checkingRenewal',
              actions: assign(({ context, event }) => renewed(context, event.output)),
            },
            {
              guard: ({ event }) =>
                isTokenRefused(event.output) ||
                isLoginRequired(event.output) ||
                !isUnsettled(event.output),
              target: 'deciding',
              actions: assign(({ context, event }) => renewed(context, event.output)),
            },
            {
              target: 'renewFailed',
              actions: assign(({ context, event }) => renewed(context, event.output)),
            },
          ],
        },
      },

      /** The person has just asked for a payment that can be paid: where this one can't any more, for another. */
      checkingRenewal: {
        tags: 'busy',
        invoke: {
          src: 'find',
          input: ({ context }) => context,
          onDone: [
            { guard: ({ event }) => hasRunOut(event.output), target: 'renewing' },
            {
              target: 'deciding',
              actions: assign(({ event }) => heard(event.output)),
            },
          ],
        },
      },

      renewFailed: {
        on: {
          RETRY: 'renewing',
          RENEW: 'renewing',
          ASK_AGAIN: 'askingAgain',
        },
      },

      paid: {
        on: { CONTINUE: { actions: 'toOrders' } },
      },

      paidLate: {
        on: { CONTINUE: { actions: 'toOrders' } },
      },
    },
  });

  /** What is known of a payment before anything is. */
  function newPayment(): Omit<PaymentContext, 'orderNumber' | 'loggedIn' | 'hidden'> {
    return {
      payment: null,
      standing: null,
      agreedAmount: null,
      since: clock.now(),
      pendingKey: null,
      maybeApplied: false,
      askedAgain: false,
      failure: null,
      appFailure: null,
    };
  }

  function hasRunOut(result: GatewayResult<Payment>): boolean {
    return result.ok && RUN_OUT.includes(paymentStanding(result.value, clock.now()).kind);
  }

  /** A refusal is final under its key; a lost answer is asked for again with the same one. */
  function renewed(
    { pendingKey }: PaymentContext,
    result: GatewayResult<Payment>,
  ): Partial<PaymentContext> {
    return {
      ...heard(result),
      pendingKey: pendingAfter(result, pendingKey),
      ...(result.ok && { since: clock.now(), askedAgain: false }),
    };
  }
}

export type PaymentMachine = ReturnType<typeof createPaymentMachine>;

/** What was known stays where an ask has no answer. */
function heard(result: GatewayResult<Payment>): Partial<PaymentContext> {
  return result.ok ? { payment: result.value, failure: null } : { failure: result.failure };
}

/** The provider's address; null where the person does not pay there. */
function addressOf({ standing }: PaymentContext): string | null {
  return standing?.kind === 'waiting' && standing.way.kind === 'webPayment'
    ? standing.way.url
    : null;
}
