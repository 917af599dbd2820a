import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/durations.ts';
import { openSession } from '../../platform/session/session.ts';
import { createMemoryWorld, MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { packPage } from './pack.page.ts';
import type { OfferedPack } from './pack.ts';
import { PACK_CODE } from './pack-code.ts';
import { createMemoryPackGateway } from './packs.memory.ts';

const LOST = { kind: 'lost' } as const;
const UNREACHABLE = { kind: 'unreachable' } as const;
const BUSY = { kind: 'refused', code: RESPONSE_CODE.serverBusy } as const;

const BUY = { type: 'BUY' } as const;
const RETRY = { type: 'RETRY' } as const;
const choosing = (quantity: number) => ({ type: 'CHOOSE_QUANTITY', quantity }) as const;

const TO_PAYMENT = { type: 'goTo', route: '/qris?orderNumber=ORDER-1' };

function createWorld(startsAt = MEMORY_START) {
  const clock = createVirtualClock(MEMORY_START);
  return {
    clock,
    random: createSeededRandom(1),
    backend: createMemoryPackGateway(clock, startsAt),
  };
}

type World = ReturnType<typeof createWorld>;

/** The page of a freshly loaded pack, after its first answer. */
async function openShop(world: World = createWorld(), start: Partial<PageStart> = {}) {
  const { clock, random, backend } = world;
  const session = openSession(createMemoryWorld());
  const ports = { packs: backend.packs, clock, random, session };
  const page = openPage(packPage, ports, clock, { key: 'hemat', ...start });
  await page.start();
  return {
    ...backend,
    ...page,
    world,
    clock,
    problem: () => page.context().problem?.message ?? null,
    requests: () => backend.calls.buy.asked.map(({ request }) => request),
    keys: () => new Set(backend.calls.buy.asked.map(({ key }) => key)).size,
    async reload() {
      page.stop();
      return openShop(world, { draft: page.draft() });
    },
  };
}

test('buys the chosen packs, and leads to their payment', async () => {
  const { send, state, context, draft, requests, bought, emitted } = await openShop();
  expect(state()).toBe('onSale');
  await send(choosing(2), BUY, BUY);
  expect(state()).toBe('bought');
  expect(requests()).toEqual([{ packId: 'hemat', quantity: 2 }]);
  expect(bought).toHaveLength(1);
  expect(context()).toMatchObject({ pendingKey: null, problem: null });
  expect(draft()).toBeNull();
  expect(emitted).toEqual([TO_PAYMENT]);
});

test('leads to the payment on the web where QRIS does not exist', async () => {
  const { send, calls, emitted } = await openShop();
  const value = { orderNumber: 'P1', paymentMethod: 'webPayment' } as const;
  calls.buy.next({ kind: 'answered', value });
  await send(BUY);
  expect(emitted).toEqual([{ type: 'goTo', route: '/paynow?orderNumber=P1' }]);
});

describe('the quantity', () => {
  test('is a whole number from one', async () => {
    const { send, context } = await openShop();
    await send(choosing(3), choosing(0), choosing(-1), choosing(1.5), choosing(Number.NaN));
    expect(context().quantity).toBe(3);
  });

  test.each([
    [{ purchaseLimit: 2 }, 'packLimitExceeded'],
    [{ stock: 2 }, 'packSoldOut'],
  ])('is not above what can be bought, which a toast says: %j', async (changes, message) => {
    const world = createWorld();
    world.backend.change(changes);
    const { send, context, problem } = await openShop(world);
    await send(choosing(2), choosing(3));
    expect([context().quantity, problem()]).toEqual([2, message]);
    await send(choosing(1));
    expect([context().quantity, problem()]).toEqual([1, null]);
  });

  test('comes from the link of a reorder once, and is lowered to what can be bought', async () => {
    const world = createWorld();
    const draft = { quantity: 4, pendingKey: null };
    const { context, emitted, reload } = await openShop(world, { query: { quantity: '2' }, draft });
    expect(context().quantity).toBe(2);
    expect(emitted).toEqual([{ type: 'redirect', route: '/mine/packs/hemat' }]);
    expect((await reload()).context().quantity).toBe(2);
    expect((await openShop(world, { query: { quantity: '9' } })).context().quantity).toBe(4);
  });

  test('of a pending purchase stays, whatever the link says', async () => {
    const draft = { quantity: 2, pendingKey: 'key-1' };
    const { requests, state } = await openShop(createWorld(), { query: { quantity: '3' }, draft });
    expect(state()).toBe('bought');
    expect(requests()).toEqual([{ packId: 'hemat', quantity: 2 }]);
  });

  test('is kept by a reload', async () => {
    const { send, reload } = await openShop();
    await send(choosing(3));
    expect((await reload()).context()).toMatchObject({ quantity: 3, problem: null });
  });
});

describe('a sale', () => {
  test('begins by itself', async () => {
    const { clock, state, problem, send, requests } = await openShop(
      createWorld(MEMORY_START + MINUTE_MS),
    );
    expect(state()).toBe('notStarted');
    await send(BUY);
    expect([state(), problem()]).toEqual(['notStarted', 'packNotAvailable']);
    await clock.advance(MINUTE_MS - 1);
    expect(state()).toBe('notStarted');
    await clock.advance(1);
    expect([state(), problem()]).toEqual(['onSale', null]);
    expect(requests()).toEqual([]);
  });

  test('begins by itself beyond a timer’s maximum', async () => {
    const { clock, state } = await openShop(createWorld(MEMORY_START + 30 * DAY_MS));
    await clock.advance(30 * DAY_MS - 1);
    expect(state()).toBe('notStarted');
    await clock.advance(1);
    expect(state()).toBe('onSale');
  });

  test('ends by itself', async () => {
    const { clock, state, problem, send, requests } = await openShop();
    await clock.advance(DAY_MS - 1);
    await send(choosing(9));
    expect([state(), problem()]).toEqual(['onSale', 'packLimitExceeded']);
    await clock.advance(1);
    expect([state(), problem()]).toEqual(['ended', null]);
    await send(BUY);
    expect([state(), problem()]).toEqual(['ended', 'packSaleEnded']);
    expect(requests()).toEqual([]);
  });

  test.each([
    [{ stock: 0 }, 'packSoldOut'],
    [{ boughtBefore: 4 }, 'packLimitExceeded'],
  ])(
    'of a pack that cannot be bought says why, and sends nothing: %j',
    async (changes, message) => {
      const world = createWorld();
      world.backend.change(changes);
      const { send, state, problem, requests } = await openShop(world);
      await send(BUY);
      expect([state(), problem()]).toEqual(['onSale', message]);
      expect(requests()).toEqual([]);
    },
  );
});

describe('a refused purchase', () => {
  test.each([
    [PACK_CODE.packNotAvailable, 'packNotAvailable'],
    [PACK_CODE.packSoldOut, 'packSoldOut'],
    [PACK_CODE.packSaleEnded, 'packSaleEnded'],
    [PACK_CODE.packLimitExceeded, 'packLimitExceeded'],
  ])('with %i says %s, and the next one has another key', async (code, message) => {
    const { send, state, problem, context, calls, keys } = await openShop();
    calls.buy.next({ kind: 'refused', code });
    await send(choosing(2), BUY);
    expect([state(), problem()]).toEqual(['onSale', message]);
    expect(context()).toMatchObject({ quantity: 2, pendingKey: null });
    await send(BUY);
    expect(state()).toBe('bought');
    expect(keys()).toBe(2);
  });

  test('shows the current stock', async () => {
    const { send, context, problem, change, calls } = await openShop();
    change({ stock: 1 });
    calls.buy.next({ kind: 'refused', code: PACK_CODE.packSoldOut });
    await send(choosing(2), BUY);
    expect(problem()).toBe('packSoldOut');
    expect(context()).toMatchObject({ pack: { stock: 1 }, quantity: 1 });
  });

  test('that was pending leaves no more chosen than can be bought, even without a new answer', async () => {
    const world = createWorld();
    world.backend.change({ stock: 1 });
    world.backend.calls.buy.next({ kind: 'refused', code: PACK_CODE.packSoldOut });
    world.backend.calls.find.next({ kind: 'answered' }, UNREACHABLE);
    const draft = { quantity: 3, pendingKey: 'key-1' };
    const { state, context } = await openShop(world, { draft });
    expect([state(), context().quantity]).toEqual(['onSale', 1]);
  });

  test('ends with the sale', async () => {
    const { send, state, problem, change, calls } = await openShop();
    change({ sale: { start: 0, end: MEMORY_START } });
    calls.buy.next({ kind: 'refused', code: PACK_CODE.packSaleEnded });
    await send(BUY);
    expect([state(), problem()]).toEqual(['ended', 'packSaleEnded']);
  });

  test('is shown even if the pack fails to reload', async () => {
    const { clock, send, state, problem, calls, isBusy } = await openShop();
    calls.buy.next({ kind: 'refused', code: PACK_CODE.packSoldOut });
    calls.find.next({ kind: 'unreachable', afterMs: 100 });
    await send(BUY);
    expect([state(), isBusy()]).toEqual(['refreshing', true]);
    await clock.advance(100);
    expect([state(), problem()]).toEqual(['onSale', 'packSoldOut']);
  });
});

describe('a lost answer', () => {
  test('that stays lost can be retried by the user, under the same key', async () => {
    const { clock, send, state, problem, calls, bought, keys, emitted } = await openShop();
    calls.buy.next(LOST, BUSY, UNREACHABLE, LOST);
    await send(choosing(2), BUY);
    await clock.advance(MINUTE_MS);
    expect([state(), problem()]).toEqual(['unsettled', 'unreachable']);
    await send(choosing(1), BUY);
    expect(state()).toBe('unsettled');
    await send(RETRY);
    expect([state(), problem()]).toEqual(['bought', null]);
    expect([bought.length, keys()]).toEqual([1, 1]);
    expect(emitted).toEqual([TO_PAYMENT]);
  });

  test('is followed by a retry after a reload', async () => {
    const { send, calls, reload, bought, keys, requests } = await openShop();
    calls.buy.next({ kind: 'never' });
    await send(choosing(3), BUY);
    const { state, emitted } = await reload();
    expect(state()).toBe('bought');
    expect(emitted).toEqual([TO_PAYMENT]);
    expect([bought.length, keys()]).toEqual([1, 1]);
    expect(requests().map(({ quantity }) => quantity)).toEqual([3, 3]);
  });

  test('is followed by a retry, even if the sale has ended or the pack is sold out meanwhile', async () => {
    const { send, calls, change, reload, bought } = await openShop();
    calls.buy.next({ kind: 'never' });
    await send(choosing(2), BUY);
    change({ stock: 0, sale: { start: 0, end: MEMORY_START } });
    const { state, requests } = await reload();
    expect(state()).toBe('bought');
    expect(bought).toHaveLength(1);
    expect(requests().at(-1)?.quantity).toBe(2);
  });

  test('stays pending if the pack fails to load', async () => {
    const { send, calls, reload, bought } = await openShop();
    calls.buy.next({ kind: 'never' });
    await send(BUY);
    calls.find.next({ kind: 'refused', code: 99 });
    const page = await reload();
    expect(page.state()).toBe('loadFailed');
    await page.send(RETRY);
    expect(page.state()).toBe('bought');
    expect(bought).toHaveLength(1);
  });
});

describe('the session', () => {
  test('of a visitor shows the pack, and leads to the login on a purchase', async () => {
    const { send, state, emitted, requests } = await openShop(createWorld(), { isLoggedIn: false });
    expect(state()).toBe('onSale');
    await send(BUY);
    expect([state(), emitted]).toEqual(['loginRequired', [{ type: 'loginRequired' }]]);
    expect(requests()).toEqual([]);
  });

  test('of a visitor needs no login for a pack that is sold out', async () => {
    const world = createWorld();
    world.backend.change({ stock: 0 });
    const { send, emitted, problem } = await openShop(world, { isLoggedIn: false });
    await send(BUY);
    expect([problem(), emitted]).toEqual(['packSoldOut', []]);
  });

  test('that begins keeps the quantity, as far as it can still be bought', async () => {
    const world = createWorld();
    const visitor = await openShop(world, { isLoggedIn: false });
    await visitor.send(choosing(3), BUY);
    world.backend.change({ boughtBefore: 2 });
    const { state, context } = await visitor.reload();
    expect(state()).toBe('onSale');
    expect(context()).toMatchObject({ isLoggedIn: true, quantity: 2 });
  });
});

describe('an unpaid order', () => {
  const UNPAID = {
    orderNumber: 'ORDER-9',
    paymentMethod: 'qris',
    amount: 120_000,
    expiresAt: MEMORY_START + 15 * MINUTE_MS,
  } as const;
  const CONTINUE = { type: 'CONTINUE_PAYMENT' } as const;

  /** The page of a pack that the member ordered, and did not pay. */
  function openUnpaid(changes: Partial<OfferedPack> = {}, startsAt = MEMORY_START) {
    const world = createWorld(startsAt);
    world.backend.change({ unpaidOrder: UNPAID, ...changes });
    return openShop(world);
  }

  test.each([
    ['qris', '/qris?orderNumber=ORDER-9'],
    ['webPayment', '/paynow?orderNumber=ORDER-9'],
  ] as const)('leads to its payment: %s', async (paymentMethod, route) => {
    const { send, emitted, state } = await openUnpaid({
      unpaidOrder: { ...UNPAID, paymentMethod },
    });
    await send(CONTINUE);
    expect([state(), emitted]).toEqual(['onSale', [{ type: 'goTo', route }]]);
  });

  test.each([
    ['notStarted', MEMORY_START + DAY_MS],
    ['ended', MEMORY_START - DAY_MS],
  ])('can be paid while the sale is %s', async (state, startsAt) => {
    const page = await openUnpaid({}, startsAt);
    await page.send(CONTINUE);
    expect(page.state()).toBe(state);
    expect(page.emitted).toEqual([{ type: 'goTo', route: '/qris?orderNumber=ORDER-9' }]);
  });

  test.each([
    ['onSale', MEMORY_START],
    ['notStarted', MEMORY_START + DAY_MS],
    ['ended', MEMORY_START - DAY_MS],
  ])('is forgotten when it expires, %s', async (state, startsAt) => {
    const page = await openUnpaid({}, startsAt);
    await page.clock.advance(15 * MINUTE_MS - 1);
    expect(page.context().unpaidOrder).toEqual(UNPAID);
    await page.clock.advance(1);
    expect([page.state(), page.context().unpaidOrder]).toEqual([state, null]);
    await page.send(CONTINUE);
    expect(page.emitted).toEqual([]);
  });

  test('that expires leaves the choice and a refusal as they are', async () => {
    const { clock, send, context, problem } = await openUnpaid();
    await send(choosing(2), choosing(9));
    await clock.advance(15 * MINUTE_MS);
    expect([context().quantity, problem()]).toEqual([2, 'packLimitExceeded']);
  });

  test('that expired before the answer came is not shown', async () => {
    const { context } = await openUnpaid({ unpaidOrder: { ...UNPAID, expiresAt: MEMORY_START } });
    expect(context().unpaidOrder).toBeNull();
  });

  test('does not stand in the way of another purchase', async () => {
    const { send, emitted } = await openUnpaid();
    await send(BUY);
    expect(emitted).toEqual([TO_PAYMENT]);
  });

  test('can be paid while the pack is read again', async () => {
    const { send, state, calls, emitted } = await openUnpaid();
    calls.buy.next({ kind: 'refused', code: PACK_CODE.packSoldOut });
    calls.find.next({ kind: 'never' });
    await send(BUY, CONTINUE);
    expect(state()).toBe('refreshing');
    expect(emitted).toEqual([{ type: 'goTo', route: '/qris?orderNumber=ORDER-9' }]);
  });
});
