import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { GIFT_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS } from '../../platform/clock/durations.ts';
import type { CallOutcome } from '../../testing/memory-call.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import type { ExchangeReceipt, GiftActivity } from './gift-exchange.gateway.ts';
import {
  createGift,
  createGiftActivity,
  createMemoryGiftExchangeGateway,
  MEMORY_POINTS,
} from './gift-exchange.memory.ts';
import { giftExchangePage } from './gift-exchange.page.ts';
import type { GiftExchangeEvent } from './gift-exchange.types.ts';

const { name, gifts } = createGiftActivity(MEMORY_START);
const UNREACHABLE = { message: 'unreachable', next: 'retry', code: null } as const;

const MUG = {
  id: 'mug',
  name: createGift().name,
  picture: 'enamelMug',
  points: 40,
  missing: 0,
  stock: 10,
  taken: 0,
  availability: 'available',
  max: 5,
} as const;
const PIN = { ...MUG, id: 'pin', name: gifts[1]?.name, points: 10 };
const TWO_MUGS = { gift: MUG, quantity: 2, cost: 80 };
const CHOOSE = [
  { type: 'CHOOSE', giftId: 'mug' },
  { type: 'TYPE_QUANTITY', text: '2' },
] as const;
const OFFER = { name, balance: MEMORY_POINTS, gifts: [MUG, PIN] };
const CHOOSING = {
  step: 'choosing',
  ...OFFER,
  choice: null,
  problem: null,
  isBusy: false,
};

function openExchange(
  startsAt = MEMORY_START,
  { changes = {}, ...start }: Partial<PageStart> & { changes?: Partial<GiftActivity> } = {},
) {
  const clock = createVirtualClock(MEMORY_START);
  const backend = createMemoryGiftExchangeGateway(clock, startsAt);
  backend.change(changes);
  const ports = { gifts: backend.gifts, clock, random: createSeededRandom(1) };
  const page = openPage(giftExchangePage, ports, clock, { key: 'tukar', ...start });
  return {
    ...backend,
    clock,
    view: page.view,
    /** Starts the page, and sends events to it. */
    async begin(...events: readonly GiftExchangeEvent[]) {
      await page.start();
      await page.send(...events);
      return page.view();
    },
    async send(...events: readonly GiftExchangeEvent[]) {
      await page.send(...events);
      return page.view();
    },
  };
}

test('an activity that has not started shows its start', async () => {
  expect(await openExchange(MEMORY_START + 5).begin()).toEqual({
    step: 'notStarted',
    name,
    startsAt: MEMORY_START + 5,
  });
});

test('an activity that is over is shown as ended', async () => {
  expect(await openExchange(MEMORY_START - DAY_MS).begin()).toEqual({ step: 'ended', name });
});

test('shows the gifts with price and stock', async () => {
  const changes = {
    gifts: [createGift({ stock: 0 }), createGift({ id: 'pin', allowance: 0 })],
  };
  expect(await openExchange(MEMORY_START, { changes }).begin()).toEqual({
    ...CHOOSING,
    gifts: [
      { ...MUG, availability: 'soldOut', stock: 0, max: 0 },
      { ...MUG, id: 'pin', availability: 'limitReached', max: 0 },
    ],
  });
});

test('shows what the user lacks, and what they have exchanged', async () => {
  const changes = {
    gifts: [createGift({ points: 101, taken: 2 }), createGift({ points: MEMORY_POINTS })],
  };
  expect(await openExchange(MEMORY_START, { changes }).begin()).toMatchObject({
    gifts: [{ missing: 1, taken: 2 }, { missing: 0 }],
  });
  const visitor = openExchange(MEMORY_START, { changes: { ...changes, balance: null } });
  expect(await visitor.begin()).toMatchObject({ gifts: [{ missing: 0 }, {}] });
});

test('shows the choice with its cost', async () => {
  const { begin, send } = openExchange();
  expect(await begin(...CHOOSE)).toEqual({
    ...CHOOSING,
    choice: { gift: MUG, typedQuantity: '2', order: TWO_MUGS, missing: 0 },
  });
  expect(await send({ type: 'TYPE_QUANTITY', text: 'x' })).toEqual({
    ...CHOOSING,
    choice: { gift: MUG, typedQuantity: 'x', order: null, missing: 0 },
  });
  expect(await send({ type: 'CHOOSE', giftId: 'no-such-gift' })).toEqual(CHOOSING);
});

test('shows what the user lacks for the choice', async () => {
  const { begin, send } = openExchange();
  const three = await begin(...CHOOSE, { type: 'TYPE_QUANTITY', text: '3' });
  expect(three).toMatchObject({ choice: { gift: { missing: 0 }, missing: 20 } });
  expect(await send({ type: 'CHOOSE', giftId: 'mug' })).toMatchObject({
    choice: { missing: 0 },
  });
  const visitor = openExchange(MEMORY_START, { changes: { balance: null }, isLoggedIn: false });
  expect(await visitor.begin(...CHOOSE, { type: 'TYPE_QUANTITY', text: '9' })).toMatchObject({
    choice: { missing: 0 },
  });
});

test('shows a problem beside the form', async () => {
  const { begin, send } = openExchange();
  await begin(...CHOOSE, { type: 'TYPE_QUANTITY', text: '3' });
  expect(await send({ type: 'EXCHANGE' })).toMatchObject({
    step: 'choosing',
    problem: { message: 'pointsInsufficient', next: 'fixInput', code: null },
  });
});

test('asks for confirmation, and shows the result', async () => {
  const { begin, send, calls, clock, view } = openExchange();
  expect(await begin(...CHOOSE, { type: 'EXCHANGE' })).toEqual({
    ...CHOOSING,
    step: 'confirming',
    choice: { gift: MUG, typedQuantity: '2', order: TWO_MUGS, missing: 0 },
  });
  calls.exchange.next({ kind: 'answered', afterMs: 100 });
  expect(await send({ type: 'CONFIRM' })).toEqual({
    step: 'exchanging',
    ...OFFER,
    order: TWO_MUGS,
  });
  await clock.advance(100);
  expect(view()).toEqual({
    step: 'exchanged',
    name: OFFER.name,
    order: { ...TWO_MUGS, gift: { ...MUG, missing: 20 } },
    balance: MEMORY_POINTS - 80,
  });
});

test('shows what was sent if an exchange has no answer', async () => {
  const { begin, calls, clock, view } = openExchange();
  calls.exchange.always({ kind: 'unreachable' });
  await begin(...CHOOSE, { type: 'EXCHANGE' }, { type: 'CONFIRM' });
  await clock.advance(60_000);
  expect(view()).toEqual({
    step: 'unsettled',
    name: OFFER.name,
    order: TWO_MUGS,
    problem: UNREACHABLE,
  });
});

test('is busy while the gifts reload after a refusal', async () => {
  const { begin, send, calls } = openExchange();
  await begin();
  calls.exchange.next({ kind: 'refused', code: GIFT_CODE.exchangeFailed });
  calls.find.next({ kind: 'never' });
  expect(await send(...CHOOSE, { type: 'EXCHANGE' }, { type: 'CONFIRM' })).toEqual({
    ...CHOOSING,
    choice: { gift: MUG, typedQuantity: '2', order: TWO_MUGS, missing: 0 },
    problem: { message: 'giftExchangeFailed', next: 'retry', code: null },
    isBusy: true,
  });
});

describe('a gift that the activity no longer lists', () => {
  function openWithout(outcome: CallOutcome<ExchangeReceipt>) {
    const pending = { key: 'key-1', giftId: 'gone', quantity: 1 };
    const draft = { giftId: 'gone', typedQuantity: '1', pending };
    const page = openExchange(MEMORY_START, { draft });
    page.calls.exchange.next(outcome);
    return page;
  }

  test('can still complete its pending exchange', async () => {
    const value = { exchangeId: 'exchange-1', balance: 60 };
    const { begin, send, clock, view } = openWithout({ kind: 'answered', afterMs: 100, value });
    expect(await begin()).toEqual({ step: 'exchanging', ...OFFER, order: null });
    await clock.advance(100);
    expect(view()).toEqual({ step: 'exchanged', name: OFFER.name, order: null, balance: 60 });
    expect(await send({ type: 'CONTINUE' })).toEqual(CHOOSING);
  });

  test('may have cost its points', async () => {
    const { begin } = openWithout({ kind: 'malformed' });
    expect(await begin()).toEqual({
      step: 'unsettled',
      name: OFFER.name,
      order: null,
      problem: { message: 'unexpected', next: 'retry', code: null },
    });
  });

  test('cannot be chosen', async () => {
    const { begin } = openWithout({ kind: 'refused', code: GIFT_CODE.exchangeFailed });
    expect(await begin()).toMatchObject({ step: 'choosing', choice: null });
  });
});
