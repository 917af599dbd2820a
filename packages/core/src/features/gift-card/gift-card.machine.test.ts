import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { GIFT_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { MINUTE_MS } from '../../platform/clock/durations.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { createMemoryGiftCardGateway, MEMORY_CARDS } from './gift-card.memory.ts';
import { giftCardPage } from './gift-card.page.ts';

const LOST = { kind: 'lost' } as const;
const UNREACHABLE = { kind: 'unreachable' } as const;
const BUSY = { kind: 'refused', code: RESPONSE_CODE.serverBusy } as const;
const [CARD] = MEMORY_CARDS;
const RECEIPT = { value: 50_000, balance: 50_000, currencyCode: 'IDR' };

const type = (text: string) => ({ type: 'TYPE', text }) as const;
const REDEEM = { type: 'REDEEM' } as const;
const SCAN = { type: 'SCAN' } as const;
const RETRY = { type: 'RETRY' } as const;

function createWorld() {
  const clock = createVirtualClock(MEMORY_START);
  return {
    clock,
    random: createSeededRandom(1),
    scanner: createMemoryScanner(clock),
    backend: createMemoryGiftCardGateway(clock),
  };
}

type World = ReturnType<typeof createWorld>;

async function openEntry(world: World = createWorld(), start: Partial<PageStart> = {}) {
  const { clock, random, scanner, backend } = world;
  const ports = { giftCards: backend.giftCards, clock, random, scanner };
  const page = openPage(giftCardPage, ports, clock, start);
  await page.start();
  return {
    ...backend,
    ...page,
    clock,
    scanner,
    asked: () => page.emitted.map((event) => event.type),
    problem: () => page.context().problem?.message ?? null,
    keys: () => new Set(backend.call.asked.map(({ key }) => key)).size,
    async reload() {
      page.stop();
      return openEntry(world, { draft: page.draft() });
    },
  };
}

test('a card is redeemed into the stored value, as it was typed', async () => {
  const { send, state, context, call, isBusy } = await openEntry();
  expect(state()).toBe('typing');
  await send(type('abcd 2345 efgh 6789'), REDEEM, REDEEM);
  expect([state(), isBusy()]).toEqual(['redeemed', false]);
  expect(call.asked.map(({ request }) => request)).toEqual([CARD]);
  expect(context()).toEqual({
    ports: expect.anything(),
    isLoggedIn: true,
    typed: '',
    pendingKey: null,
    code: CARD,
    isMaybeApplied: false,
    receipt: RECEIPT,
    problem: null,
  });
});

test('another card is a new change', async () => {
  const { send, state, context, keys } = await openEntry();
  await send(type(CARD), REDEEM, { type: 'CONTINUE' });
  expect([state(), context().receipt]).toEqual(['typing', null]);
  await send(type(MEMORY_CARDS[1]), REDEEM);
  expect(state()).toBe('redeemed');
  expect(keys()).toBe(2);
});

test.each(['', CARD.slice(1), `${CARD}7`])(
  'an incomplete code is refused beside the field: %s',
  async (code) => {
    const { send, state, problem, call } = await openEntry();
    await send(type(code), REDEEM);
    expect([state(), problem()]).toEqual(['typing', 'giftCardIncomplete']);
    expect(call.asked).toEqual([]);
    await send(type(CARD));
    expect(problem()).toBeNull();
  },
);

test.each([
  [GIFT_CODE.cardUsed, 'giftCardUsed'],
  [GIFT_CODE.cardUnknown, 'giftCardUnknown'],
  [GIFT_CODE.cardLimit, 'giftCardLimit'],
])('a refusal with %i is shown beside the field, and the code stays', async (code, message) => {
  const { send, state, problem, context, call, keys } = await openEntry();
  call.next({ kind: 'refused', code });
  await send(type(CARD), REDEEM);
  expect([state(), problem()]).toEqual(['typing', message]);
  expect(context()).toMatchObject({ typed: CARD, pendingKey: null });
  await send(type(`${CARD} `));
  expect(problem()).toBeNull();
  await send(REDEEM);
  expect([state(), keys()]).toEqual(['redeemed', 2]);
});

describe('a scan', () => {
  test('redeems the card', async () => {
    const { send, state, call, scanner } = await openEntry();
    scanner.next({ text: 'abcd-2345-efgh-6789' });
    await send(SCAN);
    expect([state(), call.asked.map(({ request }) => request)]).toEqual(['redeemed', [CARD]]);
  });

  test('of a visitor leads to the login, and the code stays', async () => {
    const { send, state, draft, asked, scanner } = await openEntry(createWorld(), {
      isLoggedIn: false,
    });
    scanner.next({ text: CARD });
    await send(SCAN);
    expect([state(), asked()]).toEqual(['loginRequired', ['loginRequired']]);
    expect(draft()).toEqual({ typed: CARD, pending: null });
  });

  test.each([
    [{ text: 'https://x.example' }, 'giftCardQrWrong'],
    [{ failure: 'unavailable' }, 'scanUnavailable'],
    [{ failure: 'declined' }, null],
  ] as const)('with the outcome %o keeps what was typed', async (outcome, message) => {
    const { send, state, context, problem, call, scanner } = await openEntry();
    scanner.next(outcome);
    await send(type('ABC'), SCAN);
    expect([state(), context().typed, problem()]).toEqual(['typing', 'ABC', message]);
    expect(call.asked).toEqual([]);
  });

  test('opens the camera once, and hides the last refusal', async () => {
    const { send, state, isBusy, problem, scanner } = await openEntry();
    scanner.next({ failure: 'unavailable' }, 'never');
    await send(SCAN, SCAN, SCAN);
    expect([state(), isBusy(), problem(), scanner.timesOpened()]).toEqual([
      'scanning',
      true,
      null,
      2,
    ]);
  });

  test('that is answered late counts no more once the user types', async () => {
    const { send, state, context, clock, scanner } = await openEntry();
    scanner.next({ text: CARD, afterMs: 1000 });
    await send(SCAN, type('JKLM'));
    await clock.advance(1000);
    expect([state(), context().typed]).toEqual(['typing', 'JKLM']);
  });
});

test('a refusal is no longer shown while the card is sent again', async () => {
  const { send, problem, call } = await openEntry();
  call.next({ kind: 'refused', code: GIFT_CODE.cardLimit }, { kind: 'never' });
  await send(type(CARD), REDEEM, REDEEM);
  expect(problem()).toBeNull();
});

describe('a lost answer', () => {
  test('that stays lost can be retried by the user, with the same card', async () => {
    const { clock, send, state, problem, call, redeemed, keys } = await openEntry();
    call.next(LOST, BUSY, UNREACHABLE, LOST);
    await send(type(CARD), REDEEM);
    await clock.advance(MINUTE_MS);
    expect([state(), problem()]).toEqual(['unsettled', 'unreachable']);
    await send(type('other'), REDEEM, RETRY);
    expect([state(), problem()]).toEqual(['redeemed', null]);
    expect([redeemed.length, keys()]).toEqual([1, 1]);
  });
});

test('a reload keeps what was typed', async () => {
  const { send, reload } = await openEntry();
  await send(type('ABC'));
  const { state, context } = await reload();
  expect([state(), context().typed]).toEqual(['typing', 'ABC']);
});

describe('the session', () => {
  test('of a visitor leads to the login when a card is complete', async () => {
    const { send, state, asked, call } = await openEntry(createWorld(), { isLoggedIn: false });
    await send(type('ABC'), REDEEM);
    expect([state(), asked()]).toEqual(['typing', []]);
    await send(type(CARD), REDEEM);
    expect([state(), asked()]).toEqual(['loginRequired', ['loginRequired']]);
    expect(call.asked).toEqual([]);
  });

  test('that begins keeps what a visitor typed', async () => {
    const visitor = await openEntry(createWorld(), { isLoggedIn: false });
    await visitor.send(type(CARD), REDEEM);
    const { send, context, state } = await visitor.reload();
    expect([state(), context().typed]).toEqual(['typing', CARD]);
    await send(REDEEM);
    expect(state()).toBe('redeemed');
  });

  test('of another user takes over no pending card', async () => {
    const draft = { typed: CARD, pending: { key: 'key-1', code: CARD } };
    const { state, context, call } = await openEntry(createWorld(), { isLoggedIn: false, draft });
    expect([state(), context().typed, context().pendingKey]).toEqual(['typing', CARD, null]);
    expect(call.asked).toEqual([]);
  });
});
