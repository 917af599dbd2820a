import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { findUncovered } from '../../testing/machine-paths.ts';
import {
  createMemoryPackGateway,
  createPack,
  createPackOrder,
} from '../../testing/memory-pack-gateway.ts';
import { MEMORY_ORDER } from '../../testing/memory-payment-gateway.ts';
import { createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { FAILED_LOADS, loaded } from '../../testing/outcomes.ts';
import { runningFeature, startPage } from '../../testing/start-page.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import type { OfferedPack, PackOrder } from './pack.ts';
import { packOrderMachine } from './pack-order.machine.ts';
// Page code is lazy-loaded. Importing it here counts it for every test in this file.
import './pack-order.page.ts';
import type { PackOrderEvent, PackOrderInput } from './pack-order.types.ts';
import { packOrderView } from './pack-order.view.ts';

const TO_PACK = { type: 'goTo', route: '/mine/packs/hemat?quantity=2' };

const EVENTS: readonly PackOrderEvent[] = [
  { type: 'REORDER' },
  { type: 'RETRY' },
  { type: 'LOG_IN' },
  { type: 'SESSION_CHANGED', loggedIn: true },
  { type: 'SESSION_CHANGED', loggedIn: false },
];

interface Found {
  readonly order?: Partial<PackOrder>;
  readonly pack?: OfferedPack | null;
}

/** The page of an order of two packs, after its first answer. */
async function openPage(
  { order = {}, pack = createPack(MEMORY_START) }: Found = {},
  input: Partial<PackOrderInput> = {},
) {
  const clock = createVirtualClock(MEMORY_START);
  const { packs, calls } = createMemoryPackGateway(clock, MEMORY_START);
  const value = { order: createPackOrder(MEMORY_START, { quantity: 2, ...order }), pack };
  const actor = createActor(packOrderMachine, {
    input: { ports: { packs, clock }, orderNumber: MEMORY_ORDER, loggedIn: true, ...input },
  });
  const emitted: object[] = [];
  actor.on('*', (event) => emitted.push(event));
  return {
    calls,
    emitted,
    value,
    async start() {
      calls.findOrder.always({ kind: 'answered', value });
      actor.start();
      await settle();
      return packOrderView(actor.getSnapshot());
    },
    async send(...events: readonly PackOrderEvent[]) {
      for (const event of events) {
        actor.send(event);
        await settle();
      }
      return packOrderView(actor.getSnapshot());
    },
  };
}

test('every state and transition is on a path', () => {
  const clock = createVirtualClock(MEMORY_START);
  const { packs } = createMemoryPackGateway(clock, MEMORY_START);
  const found = { order: createPackOrder(MEMORY_START), pack: createPack(MEMORY_START) };
  expect(
    findUncovered({
      machine: packOrderMachine,
      inputs: [
        { ports: { packs, clock }, orderNumber: MEMORY_ORDER, loggedIn: true },
        { ports: { packs, clock }, orderNumber: '', loggedIn: true },
      ],
      events: EVENTS,
      answers: {
        findOrder: [
          loaded(found),
          loaded({ ...found, pack: null }),
          loaded({ ...found, order: { ...found.order, channel: 'ad' } }),
          loaded({ ...found, order: { ...found.order, isPaid: false } }),
          ...FAILED_LOADS,
        ],
      },
    }),
  ).toEqual({ states: [], transitions: [] });
});

test('shows a paid order with what it holds', async () => {
  const { start, value } = await openPage();
  expect(await start()).toEqual({
    step: 'paid',
    order: value.order,
    title: createPack(MEMORY_START).title,
    summary: { vouchers: 3, value: 75_000 },
    problem: null,
  });
});

test('shows no name of a pack that is no longer sold', async () => {
  const { start } = await openPage({ pack: null });
  expect(await start()).toMatchObject({ step: 'paid', title: null });
});

test.each([
  ['qris', `/qris?orderNumber=${MEMORY_ORDER}`],
  ['webPayment', `/paynow?orderNumber=${MEMORY_ORDER}`],
] as const)('an order that is not paid leads to its payment: %s', async (paymentMethod, route) => {
  const { start, emitted } = await openPage({ order: { isPaid: false, paymentMethod } });
  expect(await start()).toEqual({ step: 'loading' });
  expect(emitted).toEqual([{ type: 'redirect', route }]);
});

describe('a reorder', () => {
  test('leads to the pack with the same quantity', async () => {
    const { start, send, emitted } = await openPage();
    await start();
    expect(await send({ type: 'REORDER' })).toMatchObject({ step: 'paid', problem: null });
    expect(emitted).toEqual([TO_PACK]);
  });

  test.each([
    [createPack(MEMORY_START, { stock: 1 }), 'packSoldOut'],
    [createPack(MEMORY_START, { boughtBefore: 3 }), 'packLimitExceeded'],
    [createPack(0), 'packSaleEnded'],
    [null, 'packSaleEnded'],
  ])('is refused where the pack cannot be bought so often: %#', async (pack, message) => {
    const { start, send, emitted } = await openPage({ pack });
    await start();
    expect(await send({ type: 'REORDER' })).toMatchObject({ step: 'paid', problem: { message } });
    expect(emitted).toEqual([]);
  });
});

test('an order that failed to load is reloaded on a tap', async () => {
  const { start, send, calls } = await openPage();
  calls.findOrder.next({ kind: 'unreachable' });
  expect(await start()).toMatchObject({ step: 'loadFailed', problem: { message: 'unreachable' } });
  expect(await send({ type: 'RETRY' })).toMatchObject({ step: 'paid', problem: null });
});

describe('the session', () => {
  test('of a visitor leads to the login at once, and the order is shown after it', async () => {
    const { start, send, emitted, calls } = await openPage({}, { loggedIn: false });
    expect(await start()).toEqual({ step: 'loginRequired' });
    expect([emitted, calls.findOrder.asked.length]).toEqual([[{ type: 'loginRequired' }], 0]);
    expect(await send({ type: 'SESSION_CHANGED', loggedIn: true })).toMatchObject({ step: 'paid' });
  });

  test('of another user shows nothing of the order', async () => {
    const { start, send, calls } = await openPage();
    await start();
    calls.findOrder.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
    expect(await send({ type: 'SESSION_CHANGED', loggedIn: true })).toMatchObject({
      step: 'loadFailed',
      problem: { message: 'notFound' },
    });
  });

  test.each([
    [RESPONSE_CODE.tokenInvalid, ['sessionEnded', 'loginRequired']],
    [CLAIM_CODE.loginRequired, ['loginRequired']],
  ])('that is refused with %i leads to the login', async (code, events) => {
    const { start, emitted, calls } = await openPage();
    calls.findOrder.next({ kind: 'refused', code });
    expect(await start()).toEqual({ step: 'loginRequired' });
    expect(emitted).toEqual(events.map((type) => ({ type })));
  });
});

test('is the page of a pack’s route with an order number', async () => {
  const world = createMemoryWorld();
  const { packs } = createMemoryPackGateway(world.clock, MEMORY_START);
  const { page, drafts } = await startPage(world, `/mine/packs/hemat?orderNumber=${MEMORY_ORDER}`, {
    packOrder: async (common) => ({ ...common, packs }),
  });
  if (page?.name !== 'packOrder') throw new Error('Failed to start the page of the order.');
  expect(runningFeature(page).getSnapshot().matches('paid')).toBe(true);
  expect(Object.keys(drafts())).toEqual([]);
});

describe('an order of an ad’s pack', () => {
  test('is kept as paid once the backend says so', async () => {
    const page = await openPage({ order: { channel: 'ad' } });
    expect((await page.start()).step).toBe('paid');
    expect(page.emitted).toEqual([{ type: 'adVoucherPaid' }]);
  });

  test('is not kept as paid before', async () => {
    const page = await openPage({ order: { channel: 'ad', isPaid: false } });
    await page.start();
    expect(page.emitted).toEqual([{ type: 'redirect', route: '/qris?orderNumber=ORDER-1' }]);
  });
});

test('a link without an order’s number finds none, and asks nothing', async () => {
  const page = await openPage({}, { orderNumber: '' });
  expect(await page.start()).toMatchObject({
    step: 'loadFailed',
    problem: { message: 'notFound' },
  });
  expect(await page.send({ type: 'RETRY' })).toMatchObject({ step: 'loadFailed' });
  expect(page.calls.findOrder.asked).toEqual([]);
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
