import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { GIFT_CODE } from '../../flow/response-code/gift-code.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import {
  createMemoryGiftCardGateway,
  MEMORY_CARDS,
} from '../../testing/memory-gift-card-gateway.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { createMemoryScanner } from '../../testing/memory-scanner.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { giftCardMachine } from './gift-card.machine.ts';
import type { GiftCardEvent, GiftCardInput } from './gift-card.types.ts';
import { giftCardDraftOf } from './gift-card-draft.ts';

const MINUTE = 60_000;
const LOST = { kind: 'lost' } as const;
const UNREACHABLE = { kind: 'unreachable' } as const;
const BUSY = { kind: 'refused', code: RESPONSE_CODE.serverBusy } as const;
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;
const LOGIN_REQUIRED = { kind: 'refused', code: CLAIM_CODE.loginRequired } as const;
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

async function openPage(world: World = createWorld(), input: Partial<GiftCardInput> = {}) {
  const { clock, random, scanner, backend } = world;
  const ports = { giftCards: backend.giftCards, clock, random, scanner };
  const actor = createActor(giftCardMachine, {
    clock,
    input: { ports, loggedIn: true, draft: null, ...input },
  });
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  await settle();
  return {
    ...backend,
    clock,
    scanner,
    actor,
    emitted,
    async send(...events: readonly GiftCardEvent[]) {
      for (const event of events) {
        actor.send(event);
        await settle();
      }
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    busy: () => actor.getSnapshot().hasTag('busy'),
    problem: () => actor.getSnapshot().context.problem?.message ?? null,
    keys: () => new Set(backend.call.asked.map(({ key }) => key)).size,
    async reload() {
      actor.stop();
      return openPage(world, { draft: giftCardDraftOf(actor.getSnapshot().context) });
    },
  };
}

test('a card is redeemed into the stored value, as it was typed', async () => {
  const { send, state, context, call, busy } = await openPage();
  expect(state()).toBe('typing');
  await send(type('abcd 2345 efgh 6789'), REDEEM, REDEEM);
  expect([state(), busy()]).toEqual(['redeemed', false]);
  expect(call.asked.map(({ request }) => request)).toEqual([CARD]);
  expect(context()).toEqual({
    ports: expect.anything(),
    loggedIn: true,
    typed: '',
    pending: null,
    maybeApplied: false,
    receipt: RECEIPT,
    problem: null,
  });
});

test('another card is a new change', async () => {
  const { send, state, context, keys } = await openPage();
  await send(type(CARD), REDEEM, { type: 'CONTINUE' });
  expect([state(), context().receipt]).toEqual(['typing', null]);
  await send(type(MEMORY_CARDS[1]), REDEEM);
  expect(context().receipt?.balance).toBe(100_000);
  expect(keys()).toBe(2);
});

test.each(['', CARD.slice(1), `${CARD}7`])(
  'an incomplete code is refused beside the field: %s',
  async (code) => {
    const { send, state, problem, call } = await openPage();
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
  const { send, state, problem, context, call, keys } = await openPage();
  call.next({ kind: 'refused', code });
  await send(type(CARD), REDEEM);
  expect([state(), problem()]).toEqual(['typing', message]);
  expect(context()).toMatchObject({ typed: CARD, pending: null });
  await send(type(`${CARD} `));
  expect(problem()).toBeNull();
  await send(REDEEM);
  expect([state(), keys()]).toEqual(['redeemed', 2]);
});

describe('a scan', () => {
  test('redeems the card', async () => {
    const { send, state, call, scanner } = await openPage();
    scanner.next({ text: 'abcd-2345-efgh-6789' });
    await send(SCAN);
    expect([state(), call.asked.map(({ request }) => request)]).toEqual(['redeemed', [CARD]]);
  });

  test('of a visitor leads to the login, and the code stays', async () => {
    const { send, state, context, emitted, scanner } = await openPage(createWorld(), {
      loggedIn: false,
    });
    scanner.next({ text: CARD });
    await send(SCAN);
    expect([state(), context().typed, emitted]).toEqual(['loginRequired', CARD, ['loginRequired']]);
  });

  test.each([
    [{ text: 'https://x.example' }, 'giftCardQrWrong'],
    [{ failure: 'unavailable' }, 'scanUnavailable'],
    [{ failure: 'declined' }, null],
  ] as const)('with the outcome %o keeps what was typed', async (outcome, message) => {
    const { send, state, context, problem, call, scanner } = await openPage();
    scanner.next(outcome);
    await send(type('ABC'), SCAN);
    expect([state(), context().typed, problem()]).toEqual(['typing', 'ABC', message]);
    expect(call.asked).toEqual([]);
  });

  test('opens the camera once, and hides the last refusal', async () => {
    const { send, state, busy, problem, scanner } = await openPage();
    scanner.next({ failure: 'unavailable' }, 'never');
    await send(SCAN, SCAN, SCAN);
    expect([state(), busy(), problem(), scanner.timesOpened()]).toEqual([
      'scanning',
      true,
      null,
      2,
    ]);
  });

  test('that is answered late counts no more once the user types', async () => {
    const { send, state, context, clock, scanner } = await openPage();
    scanner.next({ text: CARD, afterMs: 1000 });
    await send(SCAN, type('JKLM'));
    await clock.advance(1000);
    expect([state(), context().typed]).toEqual(['typing', 'JKLM']);
  });
});

test('a refusal is no longer shown while the card is sent again', async () => {
  const { send, problem, call } = await openPage();
  call.next({ kind: 'refused', code: GIFT_CODE.cardLimit }, { kind: 'never' });
  await send(type(CARD), REDEEM, REDEEM);
  expect(problem()).toBeNull();
});

describe('a lost answer', () => {
  test('is followed by a retry, and the card is redeemed once', async () => {
    const { clock, send, state, busy, call, redeemed, keys } = await openPage();
    call.next(LOST);
    await send(type(CARD), REDEEM);
    expect([state(), busy()]).toEqual(['redeeming', true]);
    await clock.advance(MINUTE);
    expect(state()).toBe('redeemed');
    expect([redeemed.length, keys(), call.asked.length]).toEqual([1, 1, 2]);
  });

  test('that stays lost can be retried by the user, with the same card', async () => {
    const { clock, send, state, problem, call, redeemed, keys } = await openPage();
    call.next(LOST, BUSY, UNREACHABLE, LOST);
    await send(type(CARD), REDEEM);
    await clock.advance(MINUTE);
    expect([state(), problem()]).toEqual(['unsettled', 'unreachable']);
    await send(type('other'), REDEEM, RETRY);
    expect([state(), problem()]).toEqual(['redeemed', null]);
    expect([redeemed.length, keys()]).toEqual([1, 1]);
  });

  test('is followed by a retry after a reload', async () => {
    const { send, call, reload, redeemed, keys } = await openPage();
    call.next({ kind: 'never' });
    await send(type(CARD), REDEEM);
    const { state } = await reload();
    expect(state()).toBe('redeemed');
    expect([redeemed.length, keys()]).toEqual([1, 1]);
  });
});

test('a reload keeps what was typed', async () => {
  const { send, reload } = await openPage();
  await send(type('ABC'));
  const { state, context } = await reload();
  expect([state(), context().typed]).toEqual(['typing', 'ABC']);
});

describe('the session', () => {
  test('of a visitor leads to the login when a card is complete', async () => {
    const { send, state, emitted, call } = await openPage(createWorld(), { loggedIn: false });
    await send(type('ABC'), REDEEM);
    expect([state(), emitted]).toEqual(['typing', []]);
    await send(type(CARD), REDEEM, { type: 'LOG_IN' });
    expect(state()).toBe('loginRequired');
    expect(emitted).toEqual(['loginRequired', 'loginRequired']);
    expect(call.asked).toEqual([]);
  });

  test.each([false, true])('that ends leaves nothing to the next user: %s', async (loggedIn) => {
    const { clock, send, context, state, call } = await openPage();
    call.next({ kind: 'answered', afterMs: 1000 });
    await send(type(CARD), REDEEM, { type: 'SESSION_CHANGED', loggedIn });
    await clock.advance(MINUTE);
    expect(state()).toBe('typing');
    expect(context()).toEqual({
      ports: expect.anything(),
      loggedIn,
      typed: '',
      pending: null,
      maybeApplied: false,
      receipt: null,
      problem: null,
    });
  });

  test('that begins keeps what a visitor typed', async () => {
    const { send, context, state } = await openPage(createWorld(), { loggedIn: false });
    await send(type(CARD), REDEEM, { type: 'SESSION_CHANGED', loggedIn: true });
    expect([state(), context().typed]).toEqual(['typing', CARD]);
    await send(REDEEM);
    expect(state()).toBe('redeemed');
  });

  test('that changes clears what was shown', async () => {
    const done = await openPage();
    await done.send(type(CARD), REDEEM, { type: 'SESSION_CHANGED', loggedIn: true });
    expect(done.context().receipt).toBeNull();
    await done.send(type(CARD), REDEEM);
    expect(done.problem()).toBe('giftCardUsed');
    await done.send({ type: 'SESSION_CHANGED', loggedIn: true });
    expect(done.problem()).toBeNull();
  });

  test('of another user takes over no pending card', async () => {
    const draft = { typed: CARD, pending: { key: 'key-1', code: CARD } };
    const { state, context, call } = await openPage(createWorld(), { loggedIn: false, draft });
    expect([state(), context().typed, context().pending]).toEqual(['typing', CARD, null]);
    expect(call.asked).toEqual([]);
  });

  describe.each([
    ['whose token is refused', TOKEN_REFUSED, ['sessionEnded', 'loginRequired']],
    ['that the backend does not see', LOGIN_REQUIRED, ['loginRequired']],
  ] as const)('%s', (_, outcome, events) => {
    test('requires a login', async () => {
      const { send, state, emitted, call, context } = await openPage();
      call.next(outcome);
      await send(type(CARD), REDEEM);
      expect([state(), emitted]).toEqual(['loginRequired', events]);
      expect(context()).toMatchObject({ pending: null, typed: CARD });
    });

    test('after a lost answer redeems the card once', async () => {
      const { clock, send, state, emitted, call, redeemed, keys, reload } = await openPage();
      call.next(LOST, LOST, LOST, LOST, outcome);
      await send(type(CARD), REDEEM);
      await clock.advance(MINUTE);
      await send(RETRY);
      expect([state(), emitted]).toEqual(['loginRequired', events]);
      const back = await reload();
      expect([back.state(), back.context().receipt]).toEqual(['redeemed', RECEIPT]);
      expect([keys(), redeemed.length]).toEqual([1, 1]);
    });
  });
});
