import { expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { fail } from '../../platform/result.ts';
import { startOfWibDay } from '../../rules/calendar/wib.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { PACK_CODE } from '../packs/pack-code.ts';
import type { Payment } from './payment.gateway.ts';
import {
  createMemoryPaymentGateway,
  createQrisCode,
  MEMORY_ORDER,
  MEMORY_PAYMENT_MS,
} from './payment.memory.ts';
import { paymentPage } from './payment.page.ts';
import type { PaymentEvent, PaymentPorts } from './payment.types.ts';

const EXPIRY = MEMORY_START + MEMORY_PAYMENT_MS;
const DUE = {
  orderNumber: MEMORY_ORDER,
  amount: 38_000,
  currencyCode: 'IDR',
  points: 0,
  phone: '+6281234567890',
} as const;
const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null } as const;

async function openPayment(changes: Partial<Payment> = {}, start: Partial<PageStart> = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const { payments, calls, change } = createMemoryPaymentGateway(clock);
  change(changes);
  const ports: PaymentPorts = {
    payments,
    native: { payByGiftCard: async () => fail({ kind: 'unsupported' }) },
    hosts: MEMORY_HOSTS,
    clock,
    random: createSeededRandom(1),
    visibility: createMemoryPageVisibility(),
  };
  const page = openPage(paymentPage, ports, clock, { key: MEMORY_ORDER, ...start });
  await page.start();
  return {
    clock,
    calls,
    change,
    view: page.view,
    async send(...events: readonly PaymentEvent['type'][]) {
      await page.send(...events.map((type) => ({ type })));
      return page.view();
    },
  };
}

const WAITING = {
  step: 'waiting',
  due: DUE,
  storedValue: { balance: 62_000, missing: 0 },
  expiresAt: EXPIRY,
  isLeaving: false,
  changeRefusal: null,
  isBusy: false,
  hasChecked: false,
  problem: null,
} as const;

const EXPIRED = {
  step: 'expired',
  due: DUE,
  meansKind: 'qris',
  changeRefusal: null,
  canRenew: true,
  isBusy: false,
  hasChecked: false,
  problem: null,
} as const;

const QRIS = {
  kind: 'qris',
  code: createQrisCode(),
  qris: { merchant: 'KEDAI KOPI SENAYAN', city: 'JAKARTA', amount: 38_000, hasTip: false },
} as const;

test('shows a QRIS with its content and expiry', async () => {
  expect(await (await openPayment()).send()).toEqual({ ...WAITING, means: QRIS });
});

test('shows that a check found no payment', async () => {
  const { calls, send, view, clock } = await openPayment();
  await send();
  calls.find.next({ kind: 'unreachable', afterMs: 10 });
  expect(await send('CHECK_PAYMENT')).toEqual({
    ...WAITING,
    means: QRIS,
    isBusy: true,
    hasChecked: true,
  });
  await clock.advance(10);
  expect(view()).toEqual({
    ...WAITING,
    means: QRIS,
    hasChecked: true,
    problem: UNREACHABLE,
  });
});

test('shows that the provider’s page is loading', async () => {
  const means = { kind: 'webPayment', url: 'https://checkout.payment.example/1' } as const;
  const { send } = await openPayment({ means });
  expect(await send()).toEqual({ ...WAITING, means });
  expect(await send('PAY')).toEqual({ ...WAITING, means, isLeaving: true });
});

test('shows a problem if the app rejects the payment', async () => {
  const means = { kind: 'giftCard' } as const;
  expect(await (await openPayment({ means })).send('PAY')).toEqual({
    ...WAITING,
    means,
    problem: { message: 'bridgeUnsupported', next: 'openApp', code: null },
  });
});

test('shows another amount with the agreed one', async () => {
  const page = await openPayment(
    {},
    {
      draft: {
        pendingKey: null,
        change: { kind: 'renew' },
        agreedAmount: 36_000,
        since: 0,
      },
    },
  );
  expect(await page.send()).toEqual({ step: 'amountChanged', due: DUE, agreedAmount: 36_000 });
});

test('shows that a payment expired, and whether the user checked it', async () => {
  const { send, clock, view } = await openPayment();
  await clock.advance(MEMORY_PAYMENT_MS);
  expect(view()).toEqual(EXPIRED);
  expect(await send('CHECK_PAYMENT')).toEqual({ ...EXPIRED, hasChecked: true });
});

test('offers no other payment once the backend refused one for good', async () => {
  const { send, calls, clock } = await openPayment();
  await clock.advance(MEMORY_PAYMENT_MS);
  calls.renew.next({ kind: 'refused', code: PACK_CODE.packSoldOut });
  expect(await send('RENEW')).toEqual({
    ...EXPIRED,
    canRenew: false,
    problem: { message: 'packSoldOut', next: 'leave', code: null },
  });
  expect(await send('CHECK_PAYMENT')).toEqual({ ...EXPIRED, hasChecked: true });
});

test.each([
  { kind: 'qris', code: createQrisCode() },
  { kind: 'webPayment', url: 'https://checkout.payment.example/1' },
  { kind: 'giftCard' },
] as const)('shows why a payment by $kind failed', async (means) => {
  const progress = { kind: 'failed', reason: 'declined' } as const;
  expect(await (await openPayment({ progress, means })).send()).toEqual({
    step: 'failed',
    due: DUE,
    meansKind: means.kind,
    obstacle: 'declined',
    changeRefusal: null,
    canRenew: true,
    isBusy: false,
    hasChecked: false,
    problem: null,
  });
});

test.each([
  ['a card', { isRightsCard: true }, 'rightsCard'],
  ['a pack', { packId: 'hemat' }, 'pack'],
  ['drinks', {}, null],
] as const)(
  'shows what a cancelled order of %s returned, and what it was for',
  async (_, order, product) => {
    const progress = { kind: 'failed', reason: 'cancelled' } as const;
    const cancelled = { ...order, progress, returnedPoints: 100 };
    expect(await (await openPayment(cancelled)).send()).toEqual({
      step: 'cancelled',
      due: DUE,
      returnedPoints: 100,
      product,
      canRenew: true,
      isBusy: false,
      hasChecked: false,
      problem: null,
    });
  },
);

test.each([
  [EXPIRY - 1, false],
  [EXPIRY, true],
])('shows the pickup on the day of payment for an order paid at %i', async (paidAt, isLate) => {
  expect(await (await openPayment({ progress: { kind: 'paid', paidAt } })).send()).toEqual({
    step: 'paid',
    due: DUE,
    isLate,
    paidAt,
    pickup: { start: paidAt, end: startOfWibDay(paidAt, 1) },
    next: 'orders',
  });
});

test.each([
  ['voucher pack', { packId: 'hemat' }, 'packOrder', EXPIRY - 1],
  ['voucher pack paid late', { packId: 'hemat' }, 'vouchers', EXPIRY],
  ['membership card', { isRightsCard: true }, 'rightsCard', EXPIRY - 1],
] as const)(
  'shows no pickup for a paid %s, and what it leads to',
  async (_, order, next, paidAt) => {
    const progress = { kind: 'paid', paidAt } as const;
    expect(await (await openPayment({ progress, ...order })).send()).toMatchObject({
      step: 'paid',
      pickup: null,
      next,
    });
  },
);

test('shows that a renewal has no answer', async () => {
  const { calls, send, clock, view } = await openPayment();
  calls.renew.always({ kind: 'unreachable' });
  await clock.advance(MEMORY_PAYMENT_MS);
  await send('RENEW');
  await clock.advance(60_000);
  expect(view()).toEqual({ step: 'renewFailed', meansKind: 'qris', problem: UNREACHABLE });
});

test('shows what is missing of the stored value', async () => {
  expect(await (await openPayment({ storedValue: 12_000 })).send()).toMatchObject({
    storedValue: { balance: 12_000, missing: 26_000 },
  });
});

test.each([0, null])('offers no stored value where there is none (%s)', async (storedValue) => {
  expect(await (await openPayment({ storedValue })).send()).toMatchObject({ storedValue: null });
});

test('shows that a payment from the stored value has no answer', async () => {
  const { calls, send, clock, view } = await openPayment();
  calls.payByStoredValue.always({ kind: 'unreachable' });
  expect(await send('PAY_BY_STORED_VALUE')).toMatchObject({ step: 'waiting', isBusy: true });
  await clock.advance(60_000);
  expect(view()).toEqual({
    step: 'unsettled',
    due: DUE,
    change: 'payByStoredValue',
    problem: UNREACHABLE,
  });
});

test.each([
  ['an order', {}, 'orders'],
  ['a pack', { packId: 'hemat' }, 'packOrder'],
] as const)('shows when the money of %s that was cancelled is back', async (_, order, next) => {
  const refund = { refundedAt: MEMORY_START, paymentMethod: 'storedValue' } as const;
  const progress = { kind: 'refunded', ...refund } as const;
  expect(await (await openPayment({ ...order, progress })).send()).toEqual({
    step: 'refunded',
    due: DUE,
    news: { kind: 'returned' },
    next,
  });
});
