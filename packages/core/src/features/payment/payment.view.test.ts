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
import { createPaymentMachine } from './payment.machine.ts';
import type { PaymentEvent, PaymentInput } from './payment.types.ts';
import { paymentView } from './payment.view.ts';

const EXPIRY = MEMORY_START + MEMORY_PAYMENT_MS;
const DUE = { orderNumber: MEMORY_ORDER, amount: 38_000, currencyCode: 'IDR' } as const;
const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null } as const;

function openPage(changes: Partial<Payment> = {}, input: Partial<PaymentInput> = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const { payments, calls, change } = createMemoryPaymentGateway(clock);
  change(changes);
  const machine = createPaymentMachine({
    payments,
    native: { payByGiftCard: async () => fail({ kind: 'unsupported' }) },
    clock,
    random: createSeededRandom(1),
    visibility: createMemoryPageVisibility(),
  });
  const actor = createActor(machine, {
    clock,
    input: { orderNumber: MEMORY_ORDER, loggedIn: true, draft: null, ...input },
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

test('while it is read, a payment is loading', () => {
  expect(openPage().view()).toEqual({ step: 'loading' });
});

test('nobody is asked to log in', async () => {
  const { view, send } = openPage({}, { loggedIn: false });
  expect(view()).toEqual({ step: 'loginRequired' });
  expect(await send('LOG_IN')).toEqual({ step: 'loginRequired' });
});

test('an order that is not there is told to be so', async () => {
  expect(await openPage({}, { orderNumber: '' }).send()).toEqual({ step: 'notFound' });
});

test('what can’t be read is told', async () => {
  const { calls, send } = openPage({}, { draft: null, orderNumber: 'ORDER-2' });
  expect(await send()).toEqual({ step: 'notFound' });
  calls.find.next({ kind: 'unreachable' }, { kind: 'never' });
  expect(await send('RETRY')).toEqual({ step: 'loadFailed', problem: UNREACHABLE });
  expect(await send('RETRY')).toEqual({ step: 'loading' });
});

test('a payment that is gone, and looked for again, is loading', async () => {
  const { calls, send } = openPage();
  await send();
  calls.find.next({ kind: 'refused', code: RESPONSE_CODE.notFound }, { kind: 'never' });
  expect(await send('ASK_AGAIN')).toEqual({ step: 'notFound' });
  expect(await send('RETRY')).toEqual({ step: 'loading' });
});

test('a QRIS is shown with what it says, until when', async () => {
  expect(await openPage().send()).toEqual({ ...WAITING, way: QRIS_WAY });
});

test('who asked again, in vain, is told so', async () => {
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

test('who leaves for the provider is on the way', async () => {
  const means = { kind: 'webPayment', url: 'https://checkout.payment.example/1' } as const;
  const { send } = openPage({ means });
  expect(await send()).toEqual({ ...WAITING, way: means });
  expect(await send('PAY')).toEqual({ ...WAITING, way: means, leaving: true });
});

test('an app that can’t take the payment is named', async () => {
  const means = { kind: 'giftCard' } as const;
  expect(await openPage({ means }).send('PAY')).toEqual({
    ...WAITING,
    way: means,
    problem: { message: 'bridgeUnsupported', next: 'openApp', code: null },
  });
});

test('another amount is shown beside the one that was agreed to', async () => {
  const page = openPage({}, { draft: { pendingKey: null, agreedAmount: 36_000, since: 0 } });
  expect(await page.send()).toEqual({ step: 'amountChanged', due: DUE, agreedAmount: 36_000 });
});

test('what expired is told, and whether it was asked about', async () => {
  const { send, clock, view } = openPage();
  await clock.advance(MEMORY_PAYMENT_MS);
  const expired = { step: 'expired', due: DUE, busy: false, askedAgain: false, problem: null };
  expect(view()).toEqual(expired);
  expect(await send('ASK_AGAIN')).toEqual({ ...expired, askedAgain: true });
});

test('what failed is told with its reason', async () => {
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
])('what was paid at %i is picked up on that day', async (paidAt, late) => {
  expect(await openPage({ progress: { kind: 'paid', paidAt } }).send()).toEqual({
    step: 'paid',
    due: DUE,
    late,
    paidAt,
    pickup: { start: paidAt, end: startOfWibDay(paidAt, 1) },
  });
});

test('a renewal without an answer is told', async () => {
  const { calls, send, clock, view } = openPage();
  calls.renew.always({ kind: 'unreachable' });
  await clock.advance(MEMORY_PAYMENT_MS);
  await send('RENEW');
  await clock.advance(60_000);
  expect(view()).toEqual({ step: 'renewFailed', problem: UNREACHABLE });
});
