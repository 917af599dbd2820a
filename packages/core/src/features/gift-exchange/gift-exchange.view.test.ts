import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { GIFT_CODE } from '../../flow/response-code/gift-code.ts';
import type { CallOutcome } from '../../testing/memory-call.ts';
import {
  createGift,
  createGiftActivity,
  createMemoryGiftExchangeGateway,
  MEMORY_POINTS,
} from '../../testing/memory-gift-exchange-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import type { ExchangeReceipt } from './gift-exchange.gateway.ts';
import { giftExchangeMachine } from './gift-exchange.machine.ts';
import type { GiftExchangeEvent, GiftExchangeInput } from './gift-exchange.types.ts';
import { giftExchangeView } from './gift-exchange.view.ts';

const DAY = 24 * 60 * 60 * 1000;
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
  most: 5,
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
  busy: false,
};

function openPage(startsAt = MEMORY_START, input: Partial<GiftExchangeInput> = {}) {
  const clock = createVirtualClock(MEMORY_START);
  const backend = createMemoryGiftExchangeGateway(clock, startsAt);
  const ports = { gifts: backend.gifts, clock, random: createSeededRandom(1) };
  const actor = createActor(giftExchangeMachine, {
    clock,
    input: { ports, activityCode: 'tukar', loggedIn: true, draft: null, ...input },
  }).start();
  const view = () => giftExchangeView(actor.getSnapshot());
  return {
    ...backend,
    clock,
    view,
    async send(...events: readonly GiftExchangeEvent[]) {
      await settle();
      for (const event of events) {
        actor.send(event);
        await settle();
      }
      return view();
    },
  };
}

test('shows the gifts as loading while they load and reload', async () => {
  const { view, send, calls } = openPage();
  expect(view()).toEqual({ step: 'loading' });
  expect(await send()).toMatchObject({ step: 'choosing' });
  calls.find.next({ kind: 'never' });
  expect(await send({ type: 'SESSION_CHANGED', loggedIn: true })).toEqual({ step: 'loading' });
});

test('a failed load shows its problem', async () => {
  const { send, calls } = openPage();
  calls.find.always({ kind: 'unreachable' });
  expect(await send({ type: 'SESSION_CHANGED', loggedIn: true })).toEqual({
    step: 'loadFailed',
    problem: UNREACHABLE,
  });
});

test('an activity that has not started shows its start', async () => {
  expect(await openPage(MEMORY_START + 5).send()).toEqual({
    step: 'notStarted',
    name,
    startsAt: MEMORY_START + 5,
  });
});

test('an activity that is over is shown as ended', async () => {
  expect(await openPage(MEMORY_START - DAY).send()).toEqual({ step: 'ended', name });
});

test('shows the gifts with price and stock', async () => {
  const { send, change } = openPage();
  change({ gifts: [createGift({ stock: 0 }), createGift({ id: 'pin', allowance: 0 })] });
  expect(await send({ type: 'SESSION_CHANGED', loggedIn: true })).toEqual({
    ...CHOOSING,
    gifts: [
      { ...MUG, availability: 'soldOut', stock: 0, most: 0 },
      { ...MUG, id: 'pin', availability: 'limitReached', most: 0 },
    ],
  });
});

test('shows what the user lacks, and what they have exchanged', async () => {
  const { send, change } = openPage();
  const gifts = [createGift({ points: 101, taken: 2 }), createGift({ points: MEMORY_POINTS })];
  change({ gifts });
  expect(await send({ type: 'SESSION_CHANGED', loggedIn: true })).toMatchObject({
    gifts: [{ missing: 1, taken: 2 }, { missing: 0 }],
  });
  change({ balance: null });
  expect(await send({ type: 'SESSION_CHANGED', loggedIn: true })).toMatchObject({
    gifts: [{ missing: 0 }, {}],
  });
});

test('shows the choice with its cost', async () => {
  const { send } = openPage();
  expect(await send(...CHOOSE)).toEqual({
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
  const { send, change } = openPage();
  const three = await send(...CHOOSE, { type: 'TYPE_QUANTITY', text: '3' });
  expect(three).toMatchObject({ choice: { gift: { missing: 0 }, missing: 20 } });
  expect(await send({ type: 'CHOOSE', giftId: 'mug' })).toMatchObject({
    choice: { missing: 0 },
  });
  change({ balance: null });
  await send({ type: 'SESSION_CHANGED', loggedIn: false });
  expect(await send(...CHOOSE, { type: 'TYPE_QUANTITY', text: '9' })).toMatchObject({
    choice: { missing: 0 },
  });
});

test('shows a problem beside the form', async () => {
  const { send } = openPage();
  await send(...CHOOSE, { type: 'TYPE_QUANTITY', text: '3' });
  expect(await send({ type: 'EXCHANGE' })).toMatchObject({
    step: 'choosing',
    problem: { message: 'pointsInsufficient', next: 'fixInput', code: null },
  });
});

test('asks for confirmation, and shows the result', async () => {
  const { send, calls, clock, view } = openPage();
  expect(await send(...CHOOSE, { type: 'EXCHANGE' })).toEqual({
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
  const { send, calls, clock, view } = openPage();
  calls.exchange.always({ kind: 'unreachable' });
  await send(...CHOOSE, { type: 'EXCHANGE' }, { type: 'CONFIRM' });
  await clock.advance(60_000);
  expect(view()).toEqual({
    step: 'unsettled',
    name: OFFER.name,
    order: TWO_MUGS,
    problem: UNREACHABLE,
  });
});

test('is busy while the gifts reload after a refusal', async () => {
  const { send, calls } = openPage();
  await send();
  calls.exchange.next({ kind: 'refused', code: GIFT_CODE.exchangeFailed });
  calls.find.next({ kind: 'never' });
  expect(await send(...CHOOSE, { type: 'EXCHANGE' }, { type: 'CONFIRM' })).toEqual({
    ...CHOOSING,
    choice: { gift: MUG, typedQuantity: '2', order: TWO_MUGS, missing: 0 },
    problem: { message: 'giftExchangeFailed', next: 'retry', code: null },
    busy: true,
  });
});

test('shows a visitor that a login is required', async () => {
  const { send } = openPage(MEMORY_START, { loggedIn: false });
  expect(await send(...CHOOSE, { type: 'EXCHANGE' })).toEqual({ step: 'loginRequired' });
});

describe('a gift that the activity no longer lists', () => {
  function openWithout(outcome: CallOutcome<ExchangeReceipt>) {
    const pending = { key: 'key-1', giftId: 'gone', quantity: 1 };
    const draft = { giftId: 'gone', typedQuantity: '1', pending };
    const page = openPage(MEMORY_START, { draft });
    page.calls.exchange.next(outcome);
    return page;
  }

  test('can still complete its pending exchange', async () => {
    const value = { exchangeId: 'exchange-1', balance: 60 };
    const { send, clock, view } = openWithout({ kind: 'answered', afterMs: 100, value });
    expect(await send()).toEqual({ step: 'exchanging', ...OFFER, order: null });
    await clock.advance(100);
    expect(view()).toEqual({ step: 'exchanged', name: OFFER.name, order: null, balance: 60 });
    expect(await send({ type: 'CONTINUE' })).toEqual(CHOOSING);
  });

  test('may have cost its points', async () => {
    const { send } = openWithout({ kind: 'malformed' });
    expect(await send()).toEqual({
      step: 'unsettled',
      name: OFFER.name,
      order: null,
      problem: { message: 'unexpected', next: 'retry', code: null },
    });
  });

  test('cannot be chosen', async () => {
    const { send } = openWithout({ kind: 'refused', code: GIFT_CODE.exchangeFailed });
    expect(await send()).toMatchObject({ step: 'choosing', choice: null });
  });
});
