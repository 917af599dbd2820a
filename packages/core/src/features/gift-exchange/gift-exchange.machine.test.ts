import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { GIFT_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/durations.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import {
  createGift,
  createMemoryGiftExchangeGateway,
  MEMORY_POINTS,
  MEMORY_POINTS_LEFT,
} from './gift-exchange.memory.ts';
import { giftExchangePage } from './gift-exchange.page.ts';

const LOST = { kind: 'lost' } as const;
const UNREACHABLE = { kind: 'unreachable' } as const;
const BUSY = { kind: 'refused', code: RESPONSE_CODE.serverBusy } as const;

const MUG = { type: 'CHOOSE', giftId: 'mug' } as const;
const EXCHANGE = { type: 'EXCHANGE' } as const;
const CONFIRM = { type: 'CONFIRM' } as const;
const RETRY = { type: 'RETRY' } as const;
const typing = (text: string) => ({ type: 'TYPE_QUANTITY', text }) as const;

function createWorld(startsAt = MEMORY_START) {
  const clock = createVirtualClock(MEMORY_START);
  const backend = createMemoryGiftExchangeGateway(clock, startsAt);
  return { clock, random: createSeededRandom(1), backend };
}

type World = ReturnType<typeof createWorld>;

/** The page of a freshly loaded activity, after its first answer. */
async function openExchange(world: World = createWorld(), start: Partial<PageStart> = {}) {
  const { clock, random, backend } = world;
  const ports = { gifts: backend.gifts, clock, random };
  const page = openPage(giftExchangePage, ports, clock, { key: 'tukar', ...start });
  await page.start();
  return {
    ...backend,
    ...page,
    world,
    clock,
    asked: () => page.emitted.map(({ type }) => type),
    problem: () => page.context().problem?.message ?? null,
    requests: () => backend.calls.exchange.asked.map(({ request }) => request),
    keys: () => new Set(backend.calls.exchange.asked.map(({ key }) => key)).size,
    async reload() {
      page.stop();
      return openExchange(world, { draft: page.draft() });
    },
  };
}

test('exchanges points for gifts after confirmation', async () => {
  const { send, state, context, requests, exchanged, isBusy } = await openExchange();
  expect(state()).toBe('choosing');
  await send(MUG, typing('2'), EXCHANGE);
  expect(state()).toBe('confirming');
  expect(requests()).toEqual([]);
  await send(CONFIRM, CONFIRM);
  expect([state(), isBusy()]).toEqual(['exchanged', false]);
  expect(requests()).toEqual([{ activityCode: 'tukar', giftId: 'mug', quantity: 2 }]);
  expect(exchanged).toHaveLength(1);
  expect(context()).toMatchObject({
    exchanged: { giftId: 'mug', quantity: 2, balance: MEMORY_POINTS_LEFT },
    activity: { balance: MEMORY_POINTS_LEFT },
    giftId: null,
    typedQuantity: '1',
    pendingKey: null,
    problem: null,
  });
});

test('reloads the gifts after an exchange', async () => {
  const { send, state, context, change } = await openExchange();
  await send(MUG, EXCHANGE, CONFIRM);
  change({ gifts: [createGift({ stock: 9 })] });
  await send({ type: 'CONTINUE' });
  expect(state()).toBe('choosing');
  expect(context().activity.gifts[0]?.stock).toBe(9);
  expect(context().exchanged).toBeNull();
});

test('keeps the choice when the user cancels', async () => {
  const { send, state, context, requests } = await openExchange();
  await send(MUG, typing('2'), EXCHANGE, { type: 'CANCEL' });
  expect(state()).toBe('choosing');
  expect(context()).toMatchObject({ giftId: 'mug', typedQuantity: '2' });
  expect(requests()).toEqual([]);
});

test('resets the quantity to one for another gift', async () => {
  const { send, context } = await openExchange();
  await send(MUG, typing('5'), { type: 'CHOOSE', giftId: 'pin' });
  expect(context()).toMatchObject({ giftId: 'pin', typedQuantity: '1' });
});

test.each([
  ['nothing is chosen', []],
  ['there is no such gift', [{ type: 'CHOOSE', giftId: 'no-such-gift' }]],
  ['the quantity is zero', [MUG, typing('0')]],
  ['the quantity is empty', [MUG, typing('')]],
] as const)('ignores the button if %s', async (_, events) => {
  const { send, state, problem } = await openExchange();
  await send(...events, EXCHANGE);
  expect([state(), problem()]).toEqual(['choosing', null]);
});

describe('the problem beside the form says', () => {
  test('says that the points do not suffice, before anything is sent', async () => {
    const { send, state, problem, requests } = await openExchange();
    await send(MUG, typing('3'), EXCHANGE);
    expect([state(), problem()]).toEqual(['choosing', 'pointsInsufficient']);
    expect(requests()).toEqual([]);
  });

  test('says that it is over the maximum, until another number is typed', async () => {
    const { send, state, problem } = await openExchange();
    await send(MUG, typing('6'), EXCHANGE);
    expect([state(), problem()]).toEqual(['choosing', 'giftExchangeLimit']);
    await send(typing('1'));
    expect(problem()).toBeNull();
    await send(typing('6'), EXCHANGE, MUG);
    expect(problem()).toBeNull();
  });

  test.each([
    [GIFT_CODE.exchangeFailed, 'giftExchangeFailed'],
    [GIFT_CODE.exchangeLimit, 'giftExchangeLimit'],
    [GIFT_CODE.pointsInsufficient, 'pointsInsufficient'],
    [30005, 'ended'],
  ])('says why the backend refused with %i, and keeps the input', async (code, message) => {
    const { send, state, problem, context, calls, keys } = await openExchange();
    calls.exchange.next({ kind: 'refused', code });
    await send(MUG, typing('2'), EXCHANGE, CONFIRM);
    expect([state(), problem()]).toEqual(['choosing', message]);
    expect(context()).toMatchObject({ giftId: 'mug', typedQuantity: '2', pendingKey: null });
    await send(EXCHANGE);
    expect([state(), problem()]).toEqual(['confirming', null]);
    await send(CONFIRM);
    expect(state()).toBe('exchanged');
    expect(keys()).toBe(2);
  });
});

describe('a refused exchange', () => {
  test('shows the current stock', async () => {
    const { send, state, problem, context, change, calls } = await openExchange();
    change({ gifts: [createGift({ stock: 1 })], balance: 50 });
    calls.exchange.next({ kind: 'refused', code: GIFT_CODE.exchangeLimit });
    await send(MUG, typing('2'), EXCHANGE, CONFIRM);
    expect([state(), problem()]).toEqual(['choosing', 'giftExchangeLimit']);
    expect(context().activity).toMatchObject({ gifts: [{ stock: 1 }], balance: 50 });
  });

  test('ends with the activity', async () => {
    const { send, state, change, calls } = await openExchange();
    change({ endsAt: MEMORY_START });
    calls.exchange.next({ kind: 'refused', code: 120003 });
    await send(MUG, EXCHANGE, CONFIRM);
    expect(state()).toBe('ended');
  });

  test('is shown even if the gifts fail to reload', async () => {
    const { clock, send, state, problem, calls, isBusy, context } = await openExchange();
    calls.exchange.next({ kind: 'refused', code: GIFT_CODE.exchangeFailed });
    calls.find.next({ kind: 'unreachable', afterMs: 100 });
    await send(MUG, EXCHANGE, CONFIRM);
    expect([state(), isBusy()]).toEqual(['refreshing', true]);
    await clock.advance(100);
    expect([state(), problem()]).toEqual(['choosing', 'giftExchangeFailed']);
    expect(context().activity.balance).toBe(MEMORY_POINTS);
  });
});

describe('a lost answer', () => {
  test('that stays lost can be retried by the user, under the same key', async () => {
    const { clock, send, state, problem, calls, exchanged, keys, context } = await openExchange();
    calls.exchange.next(LOST, BUSY, UNREACHABLE, LOST);
    await send(MUG, EXCHANGE, CONFIRM);
    await clock.advance(MINUTE_MS);
    expect([state(), problem()]).toEqual(['unsettled', 'unreachable']);
    expect(context().asked).toEqual({ giftId: 'mug', quantity: 1 });
    await send({ type: 'CHOOSE', giftId: 'pin' }, EXCHANGE);
    expect(state()).toBe('unsettled');
    await send(RETRY);
    expect([state(), problem()]).toEqual(['exchanged', null]);
    expect([exchanged.length, keys()]).toEqual([1, 1]);
  });

  test('is followed by a retry after a reload', async () => {
    const { send, calls, reload, exchanged, keys } = await openExchange();
    calls.exchange.next({ kind: 'never' });
    await send(MUG, typing('2'), EXCHANGE, CONFIRM);
    const { state, context } = await reload();
    expect(state()).toBe('exchanged');
    expect(context().exchanged?.quantity).toBe(2);
    expect([exchanged.length, keys()]).toEqual([1, 1]);
  });

  test('stays pending if the activity fails to load', async () => {
    const { send, calls, reload, exchanged } = await openExchange();
    calls.exchange.next({ kind: 'never' });
    await send(MUG, EXCHANGE, CONFIRM);
    calls.find.next({ kind: 'refused', code: 99 });
    const page = await reload();
    expect(page.state()).toBe('loadFailed');
    await page.send(RETRY);
    expect(page.state()).toBe('exchanged');
    expect(exchanged).toHaveLength(1);
  });
});

test('a reload keeps what was chosen', async () => {
  const { send, reload } = await openExchange();
  await send(MUG, typing('3'), EXCHANGE);
  const { state, context } = await reload();
  expect(state()).toBe('choosing');
  expect(context()).toMatchObject({ giftId: 'mug', typedQuantity: '3', problem: null });
});

describe('the activity', () => {
  test('that has not started opens by itself', async () => {
    const { clock, state } = await openExchange(createWorld(MEMORY_START + MINUTE_MS));
    expect(state()).toBe('notStarted');
    await clock.advance(MINUTE_MS - 1);
    expect(state()).toBe('notStarted');
    await clock.advance(1);
    expect(state()).toBe('choosing');
  });

  test('that starts beyond a timer’s maximum opens by itself', async () => {
    const { clock, state, calls } = await openExchange(createWorld(MEMORY_START + 30 * DAY_MS));
    await clock.advance(29 * DAY_MS);
    expect(state()).toBe('notStarted');
    expect(calls.find.asked).toHaveLength(2);
    await clock.advance(DAY_MS);
    expect(state()).toBe('choosing');
  });

  test('that ends meanwhile closes by itself', async () => {
    const { clock, state } = await openExchange();
    await clock.advance(DAY_MS - 1);
    expect(state()).toBe('choosing');
    await clock.advance(1);
    expect(state()).toBe('ended');
  });

  test('is open at its start, and ended at its end', async () => {
    expect((await openExchange(createWorld(MEMORY_START))).state()).toBe('choosing');
    expect((await openExchange(createWorld(MEMORY_START - DAY_MS + 1))).state()).toBe('choosing');
    expect((await openExchange(createWorld(MEMORY_START - DAY_MS))).state()).toBe('ended');
  });
});

describe('the session', () => {
  test('of a visitor shows the gifts, and leads to the login on an exchange', async () => {
    const world = createWorld();
    world.backend.change({ balance: null });
    const { send, state, asked } = await openExchange(world, { isLoggedIn: false });
    expect(state()).toBe('choosing');
    await send(EXCHANGE);
    expect([state(), asked()]).toEqual(['choosing', []]);
    await send(MUG, EXCHANGE);
    expect([state(), asked()]).toEqual(['loginRequired', ['loginRequired']]);
  });
});

test('leaves an unknown balance to the backend', async () => {
  const world = createWorld();
  world.backend.change({ balance: null });
  const { send, state, problem } = await openExchange(world);
  await send(MUG, EXCHANGE);
  expect([state(), problem()]).toEqual(['confirming', null]);
});
