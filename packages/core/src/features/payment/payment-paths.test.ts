import { failureOfCode } from '../../flow/gateway/failure-of-code.ts';
import { expect, test } from 'vitest';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail, succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { createMemoryNativeHost } from '../../testing/memory-native-host.ts';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import {
  createMemoryPaymentGateway,
  createPayment,
  MEMORY_ORDER,
} from '../../testing/memory-payment-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createPaymentMachine } from './payment.machine.ts';
import type { PaymentEvent } from './payment.types.ts';

const EXPIRES = MEMORY_START + 60_000;

const EVENTS: readonly PaymentEvent[] = [
  { type: 'PAY' },
  { type: 'ASK_AGAIN' },
  { type: 'RENEW' },
  { type: 'ACCEPT' },
  { type: 'CONTINUE' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'HIDDEN' },
  { type: 'VISIBLE' },
  { type: 'SESSION_CHANGED', loggedIn: true },
  { type: 'SESSION_CHANGED', loggedIn: false },
];

test('every state of a payment, and every way on, can be come to', () => {
  const clock = createVirtualClock(MEMORY_START);
  const machine = createPaymentMachine({
    payments: createMemoryPaymentGateway(clock).payments,
    native: createMemoryNativeHost(),
    clock,
    random: { next: () => 0, uuid: () => 'key-1' },
    visibility: createMemoryPageVisibility(),
  });
  const input = { orderNumber: MEMORY_ORDER, loggedIn: true, draft: null };
  const found = [
    createPayment(EXPIRES),
    createPayment(EXPIRES, {
      means: { kind: 'webPayment', url: 'https://checkout.payment.example/1' },
    }),
    createPayment(EXPIRES, { means: { kind: 'giftCard' } }),
    createPayment(EXPIRES, { progress: { kind: 'failed', reason: 'cancelled' } }),
    createPayment(MEMORY_START),
    createPayment(EXPIRES, { progress: { kind: 'paid', paidAt: MEMORY_START } }),
    createPayment(MEMORY_START, { progress: { kind: 'paid', paidAt: MEMORY_START } }),
  ].map(succeed);
  const refused = [
    fail({ kind: 'unreachable' }),
    fail(failureOfCode(RESPONSE_CODE.tokenInvalid)),
    fail(failureOfCode(CLAIM_CODE.loginRequired)),
    fail(failureOfCode(RESPONSE_CODE.notFound)),
  ];
  const uncovered = findUncovered({
    machine,
    inputs: [
      { ...input, orderNumber: '' },
      // A session that changes leads to what the others would begin with.
      { ...input, draft: { pendingKey: 'key-1', agreedAmount: 36_000, since: MEMORY_START } },
    ],
    events: EVENTS,
    unread: ['askedAgain', 'appFailure', 'since'],
    answers: {
      find: [...found, ...refused],
      renew: [...found.slice(0, 1), ...refused.slice(0, 3)],
      payInApp: [succeed(undefined)],
    },
  });
  expect(uncovered).toEqual({ states: [], transitions: [] });
});
