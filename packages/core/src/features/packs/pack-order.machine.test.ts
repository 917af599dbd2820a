import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import { createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { MEMORY_ORDER } from '../payment/payment.memory.ts';
import type { OfferedPack, PackOrder } from './pack.ts';
import { packOrderMachine } from './pack-order.machine.ts';
import { packOrderPage } from './pack-order.page.ts';
import type { PackOrderEvent } from './pack-order.types.ts';
import { createMemoryPackGateway, createPack, createPackOrder } from './packs.memory.ts';

const TO_PACK = { type: 'goTo', route: '/mine/packs/hemat?quantity=2' };

const REORDER: PackOrderEvent = { type: 'REORDER' };

interface Found {
  readonly order?: Partial<PackOrder>;
  readonly pack?: OfferedPack | null;
}

/** The page of an order of two packs, after its first answer. */
async function openOrder(
  { order = {}, pack = createPack(MEMORY_START) }: Found = {},
  start: Partial<PageStart> = {},
) {
  const clock = createVirtualClock(MEMORY_START);
  const { packs, calls } = createMemoryPackGateway(clock, MEMORY_START);
  const value = { order: createPackOrder(MEMORY_START, { quantity: 2, ...order }), pack };
  calls.findOrder.always({ kind: 'answered', value });
  const page = openPage(packOrderPage, { packs, clock }, clock, { key: MEMORY_ORDER, ...start });
  await page.start();
  return { ...page, calls, value };
}

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { packs } = createMemoryPackGateway(clock, MEMORY_START);
  const found = { order: createPackOrder(MEMORY_START), pack: createPack(MEMORY_START) };
  const input = { ports: { packs, clock }, found };
  expect(
    findUncovered({
      machine: packOrderMachine,
      inputs: [
        input,
        { ...input, found: { ...found, pack: null } },
        { ...input, found: { ...found, order: { ...found.order, channel: 'ad' } } },
        { ...input, found: { ...found, order: { ...found.order, isPaid: false } } },
      ],
      events: [REORDER],
      answers: {},
    }),
  ).toEqual({ states: [], transitions: [] });
});

test('shows a paid order with what it holds', async () => {
  const { view, value } = await openOrder();
  expect(view()).toEqual({
    step: 'paid',
    order: value.order,
    title: createPack(MEMORY_START).title,
    refund: null,
    summary: { vouchers: 3, value: 75_000 },
    problem: null,
  });
});

test.each([
  ['storedValue', { kind: 'returned' }],
  ['eWalletA', { kind: 'by', latest: MEMORY_START + 4 * 24 * 60 * 60 * 1000 }],
] as const)(
  'a cancelled one that was paid by %s shows when the money is back',
  async (paymentMethod, refund) => {
    const { view } = await openOrder({ order: { refundedAt: MEMORY_START, paymentMethod } });
    expect(view()).toMatchObject({ step: 'paid', refund });
  },
);

test('shows no name of a pack that is no longer sold', async () => {
  const { view } = await openOrder({ pack: null });
  expect(view()).toMatchObject({ step: 'paid', title: null });
});

test.each([
  ['qris', `/qris?orderNumber=${MEMORY_ORDER}`],
  ['webPayment', `/paynow?orderNumber=${MEMORY_ORDER}`],
] as const)('an order that is not paid leads to its payment: %s', async (paymentMethod, route) => {
  const { view, emitted } = await openOrder({ order: { isPaid: false, paymentMethod } });
  expect(view()).toEqual({ step: 'unpaid' });
  expect(emitted).toEqual([{ type: 'redirect', route }]);
});

describe('a reorder', () => {
  test('leads to the pack with the same quantity', async () => {
    const { send, view, emitted } = await openOrder();
    await send(REORDER);
    expect(view()).toMatchObject({ step: 'paid', problem: null });
    expect(emitted).toEqual([TO_PACK]);
  });

  test.each([
    [createPack(MEMORY_START, { stock: 1 }), 'packSoldOut'],
    [createPack(MEMORY_START, { boughtBefore: 3 }), 'packLimitExceeded'],
    [createPack(0), 'packSaleEnded'],
    [null, 'packSaleEnded'],
  ])('is refused where the pack cannot be bought so often: %#', async (pack, message) => {
    const { send, view, emitted } = await openOrder({ pack });
    await send(REORDER);
    expect(view()).toMatchObject({ step: 'paid', problem: { message } });
    expect(emitted).toEqual([]);
  });
});

test('is the page of a pack’s route with an order number', async () => {
  const world = createMemoryWorld();
  const { packs, calls } = createMemoryPackGateway(world.clock, MEMORY_START);
  const { page, drafts } = await startPage(world, `/mine/packs/hemat?orderNumber=${MEMORY_ORDER}`, {
    packOrder: async (common) => ({ ...common, packs }),
  });
  if (page?.name !== 'packOrder') throw new Error('Failed to start the page of the order.');
  expect(runningFeature(page).getSnapshot().matches('paid')).toBe(true);
  expect(calls.findOrder.asked).toMatchObject([{ request: MEMORY_ORDER }]);
  expect(Object.keys(drafts())).toEqual([]);
});

describe('an order of an ad’s pack', () => {
  test('is kept as paid once the backend says so', async () => {
    const { view, emitted } = await openOrder({ order: { channel: 'ad' } });
    expect(view().step).toBe('paid');
    expect(emitted).toEqual([{ type: 'adVoucherPaid' }]);
  });

  test('is not kept as paid before', async () => {
    const { emitted } = await openOrder({ order: { channel: 'ad', isPaid: false } });
    expect(emitted).toEqual([{ type: 'redirect', route: '/qris?orderNumber=ORDER-1' }]);
  });
});

test('a link without an order’s number finds none, and asks nothing', async () => {
  const { send, state, calls, emitted } = await openOrder({}, { key: '' });
  expect(state()).toBe('notFound');
  await send({ type: 'RETRY' });
  expect([state(), calls.findOrder.asked, emitted]).toEqual(['notFound', [], []]);
});

test('the paid order of an ad’s pack moves to its own route', async () => {
  const world = createMemoryWorld();
  const { packs, calls } = createMemoryPackGateway(world.clock, MEMORY_START);
  const order = createPackOrder(MEMORY_START, { channel: 'ad' });
  calls.findOrder.always({ kind: 'answered', value: { order, pack: null } });
  const { router } = await startPage(world, `/mine/packs/hemat?orderNumber=${MEMORY_ORDER}`, {
    packOrder: async (common) => ({ ...common, packs }),
  });
  expect(router.moves).toEqual([`replace /tt/orderDetail?orderNumber=${MEMORY_ORDER}`]);
  expect(world.local.get('ttVoucher')).toContain('"paySuccess":true');
});
