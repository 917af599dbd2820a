import { expect, test } from 'vitest';
import { succeed } from '../../platform/result.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { createMemoryNativeHost } from '../../testing/memory-native-host.ts';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { done, FAILED_CHANGES, FAILED_LOADS, loaded } from '../../testing/outcomes.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { Payment } from './payment.gateway.ts';
import { paymentMachine } from './payment.machine.ts';
import { createMemoryPaymentGateway, createPayment } from './payment.memory.ts';
import type { PaymentEvent } from './payment.types.ts';
import type { PaymentChange } from './payment-change.ts';

const EXPIRES = MEMORY_START + 60_000;

const LOST = { kind: 'unknown', failure: { kind: 'unreachable' } } as const;

const EVENTS: readonly PaymentEvent[] = [
  { type: 'PAY' },
  { type: 'PAY_BY_STORED_VALUE' },
  { type: 'CANCEL_ORDER' },
  { type: 'CHANGE_PHONE' },
  { type: 'CHECK_PAYMENT' },
  { type: 'RENEW' },
  { type: 'ACCEPT' },
  { type: 'CONTINUE' },
  { type: 'RETRY' },
  { type: 'HIDDEN' },
  { type: 'VISIBLE' },
];

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const ports = {
    payments: createMemoryPaymentGateway(clock).payments,
    native: createMemoryNativeHost(),
    hosts: MEMORY_HOSTS,
    clock,
    random: { next: () => 0, uuid: () => 'key-1' },
    visibility: createMemoryPageVisibility(),
  };
  const open = createPayment(EXPIRES);
  const found = [
    open,
    createPayment(EXPIRES, {
      means: { kind: 'webPayment', url: 'https://checkout.payment.example/1' },
    }),
    createPayment(EXPIRES, { means: { kind: 'giftCard' } }),
    createPayment(EXPIRES, { progress: { kind: 'failed', reason: 'declined' } }),
    createPayment(EXPIRES, { progress: { kind: 'failed', reason: 'cancelled' } }),
    createPayment(EXPIRES, {
      isRightsCard: true,
      progress: { kind: 'failed', reason: 'cancelled' },
    }),
    createPayment(MEMORY_START),
    createPayment(EXPIRES, { progress: { kind: 'paid', paidAt: MEMORY_START } }),
    ...[{}, { packId: 'hemat' }, { isRightsCard: true }].map((order) =>
      createPayment(EXPIRES, {
        ...order,
        progress: { kind: 'refunded', refundedAt: MEMORY_START, paymentMethod: 'qris' },
      }),
    ),
    createPayment(MEMORY_START, { progress: { kind: 'paid', paidAt: MEMORY_START } }),
    createPayment(MEMORY_START, {
      packId: 'hemat',
      progress: { kind: 'paid', paidAt: MEMORY_START },
    }),
    createPayment(EXPIRES, { packId: 'hemat', progress: { kind: 'paid', paidAt: MEMORY_START } }),
    createPayment(MEMORY_START, {
      isRightsCard: true,
      progress: { kind: 'paid', paidAt: MEMORY_START },
    }),
    createPayment(EXPIRES, {
      isRightsCard: true,
      progress: { kind: 'paid', paidAt: MEMORY_START },
    }),
  ];
  const unanswered = (change: PaymentChange, payment: Payment) => ({
    ports,
    loaded: { payment, change: LOST, failure: null },
    draft: { pendingKey: 'key-1', change, agreedAmount: 36_000, since: MEMORY_START },
  });
  const uncovered = findUncovered({
    machine: paymentMachine,
    inputs: [
      { ports, loaded: { payment: open, change: null, failure: null }, draft: null },
      unanswered({ kind: 'renew' }, createPayment(MEMORY_START)),
      unanswered({ kind: 'payByStoredValue', amount: 38_000 }, open),
      unanswered({ kind: 'cancel' }, open),
    ],
    events: EVENTS,
    unread: ['hasChecked', 'appFailure', 'failure', 'since'],
    answers: {
      findPayment: [...found.map(loaded), ...FAILED_LOADS],
      makeChange: [done(open), ...FAILED_CHANGES],
      payInApp: [succeed(undefined)],
    },
  });
  expect(uncovered).toEqual({ states: [], transitions: [] });
});
