import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { fail } from '../../platform/result.ts';
import { startOfWibDay } from '../../rules/calendar/wib.ts';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import {
  createMemoryPaymentGateway,
  MEMORY_ORDER,
  MEMORY_PAYMENT_MS,
} from '../../testing/memory-payment-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createQrisCode } from '../../testing/qris-code.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import type { Payment } from './payment.gateway.ts';
import { paymentMachine } from './payment.machine.ts';
import type { PaymentEvent, PaymentInput, PaymentPorts } from './payment.types.ts';
import { paymentView } from './payment.view.ts';

const EXPIRY = MEMORY_START + MEMORY_PAYMENT_MS;
const DUE = { orderNumber: MEMORY_ORDER, amount: 38_000, currencyCode: 'IDR' } as const;
const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null } as const;

function openPage(changes: Partial<Payment> = {}, input: Partial<PaymentInput> = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const { payments, calls, change } = createMemoryPaymentGateway(clock);
  change(changes);
  const ports: PaymentPorts = {
    payments,
    native: { payByGiftCard: async () => fail({ kind: 'unsupported' }) },
    clock,
    random: createSeededRandom(1),
    visibility: createMemoryPageVisibility(),
  };
  const actor = createActor(paymentMachine, {
    clock,
    input: { ports, orderNumber: MEMORY_ORDER, loggedIn: true, draft: null, ...input },
  }).start();
  return {
    clock,
    calls,
    change,
    view: () => paymentView(actor.getSnapshot()),
    async send(...events: readonly Exclude<PaymentEvent['type'], 'SESSION_CHANGED'>[]) {
      await settle();
      for (const type of events) {
        actor.send({ type });
        await settle();
      }
      return paymentView(actor.getSnapshot());
    },
  };
}

const WAITING = {
  step: 'waiting',
  due: DUE,
  expiresAt: EXPIRY,
  leaving: false,
  busy: false,
  askedAgain: false,
  problem: null,
} as const;

const QRIS_WAY = {
  kind: 'qris',
  code: createQrisCode(),
  qris: { merchant: 'KEDAI KOPI SENAYAN', city: 'JAKARTA', amount: 38_000, hasTip: false },
} as const;

test('a payment that is not read yet is loading', () => {
  expect(openPage().view()).toEqual({ step: 'loading' });
});

test('a visitor has to log in', async () => {
  const { view, send } = openPage({}, { loggedIn: false });
  expect(view()).toEqual({ step: 'loginRequired' });
  expect(await send('LOG_IN')).toEqual({ step: 'loginRequired' });
});

test('an unknown order is not found', async () => {
  expect(await openPage({}, { orderNumber: '' }).send()).toEqual({ step: 'notFound' });
});

test('a payment that cannot be read says why', async () => {
  const { calls, send } = openPage({}, { draft: null, orderNumber: 'ORDER-2' });
  expect(await send()).toEqual({ step: 'notFound' });
  calls.find.next({ kind: 'unreachable' }, { kind: 'never' });
  expect(await send('RETRY')).toEqual({ step: 'loadFailed', problem: UNREACHABLE });
  expect(await send('RETRY')).toEqual({ step: 'loading' });
});

test('a payment that is gone, and is read again, is loading', async () => {
  const { calls, send } = openPage();
  await send();
  calls.find.next({ kind: 'refused', code: RESPONSE_CODE.notFound }, { kind: 'never' });
  expect(await send('ASK_AGAIN')).toEqual({ step: 'notFound' });
  expect(await send('RETRY')).toEqual({ step: 'loading' });
});

test('a QRIS is shown with its content and expiry', async () => {
  expect(await openPage().send()).toEqual({ ...WAITING, way: QRIS_WAY });
});

test('a check that finds no payment says so', async () => {
  const { calls, send, view, clock } = openPage();
  await send();
  calls.find.next({ kind: 'unreachable', afterMs: 10 });
  expect(await send('ASK_AGAIN')).toEqual({
    ...WAITING,
    way: QRIS_WAY,
    busy: true,
    askedAgain: true,
  });
  await clock.advance(10);
  expect(view()).toEqual({ ...WAITING, way: QRIS_WAY, askedAgain: true, problem: UNREACHABLE });
});

test('the page says that the provider’s page loads', async () => {
  const means = { kind: 'webPayment', url: 'https://checkout.payment.example/1' } as const;
  const { send } = openPage({ means });
  expect(await send()).toEqual({ ...WAITING, way: means });
  expect(await send('PAY')).toEqual({ ...WAITING, way: means, leaving: true });
});

test('an app that cannot take the payment is a problem', async () => {
  const means = { kind: 'giftCard' } as const;
  expect(await openPage({ means }).send('PAY')).toEqual({
    ...WAITING,
    way: means,
    problem: { message: 'bridgeUnsupported', next: 'openApp', code: null },
  });
});

test('another amount is shown with the agreed one', async () => {
  const page = openPage({}, { draft: { pendingKey: null, agreedAmount: 36_000, since: 0 } });
  expect(await page.send()).toEqual({ step: 'amountChanged', due: DUE, agreedAmount: 36_000 });
});

test('an expired payment says so, and whether the person asked about it', async () => {
  const { send, clock, view } = openPage();
  await clock.advance(MEMORY_PAYMENT_MS);
  const expired = { step: 'expired', due: DUE, busy: false, askedAgain: false, problem: null };
  expect(view()).toEqual(expired);
  expect(await send('ASK_AGAIN')).toEqual({ ...expired, askedAgain: true });
});

test('a failed payment says why', async () => {
  const progress = { kind: 'failed', reason: 'declined' } as const;
  expect(await openPage({ progress }).send()).toEqual({
    step: 'failed',
    due: DUE,
    obstacle: 'declined',
    busy: false,
    askedAgain: false,
    problem: null,
  });
});

test.each([
  [EXPIRY - 1, false],
  [EXPIRY, true],
])('an order that was paid at %i is picked up on that day', async (paidAt, late) => {
  expect(await openPage({ progress: { kind: 'paid', paidAt } }).send()).toEqual({
    step: 'paid',
    due: DUE,
    late,
    paidAt,
    pickup: { start: paidAt, end: startOfWibDay(paidAt, 1) },
  });
});

test('a renewal without an answer says so', async () => {
  const { calls, send, clock, view } = openPage();
  calls.renew.always({ kind: 'unreachable' });
  await clock.advance(MEMORY_PAYMENT_MS);
  await send('RENEW');
  await clock.advance(60_000);
  expect(view()).toEqual({ step: 'renewFailed', problem: UNREACHABLE });
});
