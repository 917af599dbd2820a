import { expect, test } from 'vitest';
import { GIFT_CODE } from '../../flow/response-code/response-code.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createMemoryGiftCardGateway, MEMORY_CARDS } from './gift-card.memory.ts';
import { giftCardPage } from './gift-card.page.ts';
import type { GiftCardEvent } from './gift-card.types.ts';
import { giftCardGroups } from './gift-card-code.ts';

const [CARD] = MEMORY_CARDS;
const TYPE = { type: 'TYPE', text: CARD } as const;
const REDEEM = { type: 'REDEEM' } as const;

async function openEntry() {
  const clock = createVirtualClock(MEMORY_START);
  const { giftCards, call } = createMemoryGiftCardGateway(clock);
  const scanner = createMemoryScanner(clock);
  const ports = { giftCards, clock, scanner, random: createSeededRandom(1) };
  const { start, send, view } = openPage(giftCardPage, ports, clock);
  await start();
  return {
    clock,
    call,
    scanner,
    view,
    async send(...events: readonly GiftCardEvent[]) {
      await send(...events);
      return view();
    },
  };
}

test('the form shows what is typed', async () => {
  const { view, send } = await openEntry();
  const empty = {
    step: 'typing',
    typed: '',
    groups: giftCardGroups(''),
    problem: null,
  };
  expect(view()).toEqual(empty);
  expect(await send(TYPE)).toEqual({
    ...empty,
    typed: CARD,
    groups: giftCardGroups(CARD),
  });
});

test('a refusal is shown beside what was typed', async () => {
  const { send, call } = await openEntry();
  call.next({ kind: 'refused', code: GIFT_CODE.cardUsed });
  expect(await send(TYPE, REDEEM)).toEqual({
    step: 'typing',
    typed: CARD,
    groups: giftCardGroups(CARD),
    problem: { message: 'giftCardUsed', next: 'fixInput', code: null },
  });
});

test('a card is redeemed, and its value shown', async () => {
  const { send, call, clock, view } = await openEntry();
  call.next({ kind: 'answered', afterMs: 100 });
  expect(await send(TYPE, REDEEM)).toEqual({
    step: 'redeeming',
    typed: CARD,
    groups: giftCardGroups(CARD),
    problem: null,
  });
  await clock.advance(100);
  expect(view()).toEqual({
    step: 'redeemed',
    receipt: { value: 50_000, balance: 50_000, currencyCode: 'IDR' },
  });
});

test('the camera is shown as open', async () => {
  const { send, scanner } = await openEntry();
  scanner.next('never');
  expect(await send({ type: 'SCAN' })).toMatchObject({ step: 'scanning', problem: null });
});

test('a card without an answer is shown', async () => {
  const { send, call, clock, view } = await openEntry();
  call.always({ kind: 'unreachable' });
  await send(TYPE, REDEEM);
  await clock.advance(60_000);
  expect(view()).toEqual({
    step: 'unsettled',
    problem: { message: 'unreachable', next: 'retry', code: null },
  });
});
