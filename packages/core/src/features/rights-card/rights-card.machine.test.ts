import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/durations.ts';
import type { NativeResult } from '../../platform/native-host.ts';
import { fail, succeed } from '../../platform/result.ts';
import { startOfWibDay } from '../../rules/calendar/wib.ts';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { ORDER_CODE } from '../payment/order-code.ts';
import { createMemoryRightsCardGateway, createRightsCard } from './rights-card.memory.ts';
import { rightsCardPage } from './rights-card.page.ts';
import type { RightsCard } from './rights-card.ts';
import type { RightsCardOffer } from './rights-card-offer.ts';

const BUY = { type: 'BUY' } as const;
const LOST = { kind: 'lost' } as const;

const DRAFT = { pendingKey: 'key-7', request: { points: 0, appVersion: null } };

async function openCard(
  changes: Partial<RightsCard> = {},
  start: Partial<PageStart> = {},
  appVersion: NativeResult<string> = fail({ kind: 'outside-app' }),
) {
  const clock = createVirtualClock(MEMORY_START);
  const backend = createMemoryRightsCardGateway(clock);
  backend.change(changes);
  const visibility = createMemoryPageVisibility();
  const random = createSeededRandom(1);
  const native = { appVersion: async () => appVersion };
  const ports = { rightsCards: backend.rightsCards, clock, random, visibility, native };
  const page = openPage(rightsCardPage, ports, clock, start);
  await page.start();
  return {
    ...backend,
    ...page,
    clock,
    visibility,
    asked: () => backend.calls.find.asked.length,
    keys: () => new Set(backend.calls.buy.asked.map(({ key }) => key)).size,
  };
}

/** The offer of a loaded view. */
function offerOf(view: object & { readonly offer?: RightsCardOffer }) {
  if (view.offer === undefined) throw new Error('Expected an offer.');
  return view.offer;
}

test('a purchase is paid on the payment page', async () => {
  const { send, state, emitted, view, bought } = await openCard();
  await send(BUY, BUY);
  expect([state(), bought.length]).toEqual(['bought', 1]);
  expect(view().step).toBe('buying');
  expect(emitted).toEqual([{ type: 'goTo', route: '/qris?orderNumber=CARD-1' }]);
});

test('an order that is not paid by QRIS is paid on the web', async () => {
  const { send, emitted, calls } = await openCard();
  calls.buy.next({ kind: 'answered', value: { orderNumber: 'C9', paymentMethod: 'webPayment' } });
  await send(BUY);
  expect(emitted).toEqual([{ type: 'goTo', route: '/paynow?orderNumber=C9' }]);
});

test('a refusal is shown beside the card', async () => {
  const { send, view, calls } = await openCard();
  calls.buy.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
  await send(BUY);
  expect(view()).toMatchObject({ step: 'ready', problem: { message: 'notFound' } });
});

test('a lost answer is retried under its key, also by the user and after a reload', async () => {
  const page = await openCard();
  page.calls.buy.next(LOST, LOST, LOST, LOST);
  await page.send(BUY);
  await page.clock.advance(MINUTE_MS);
  expect(page.view()).toMatchObject({ step: 'unsettled', problem: { message: 'unreachable' } });
  await page.send({ type: 'RETRY' });
  expect([page.state(), page.keys(), page.bought.length]).toEqual(['bought', 1, 1]);

  const reloaded = await openCard({}, { draft: DRAFT });
  expect(reloaded.bought).toEqual(['key-7']);
});

test('a visitor logs in to buy, and has no pending purchase', async () => {
  const { send, view, emitted, bought } = await openCard({}, { isLoggedIn: false, draft: DRAFT });
  await send(BUY);
  expect([view(), bought]).toEqual([{ step: 'loginRequired' }, []]);
  expect(emitted).toEqual([{ type: 'loginRequired' }]);
});

describe('an unpaid order', () => {
  const unpaidOrder = {
    orderNumber: 'CARD-9',
    paymentMethod: 'qris',
    amount: 49_000,
    expiresAt: MEMORY_START + 15 * MINUTE_MS,
  } as const;
  const CONTINUE = { type: 'CONTINUE_PAYMENT' } as const;

  test.each([
    ['qris', '/qris?orderNumber=CARD-9'],
    ['webPayment', '/paynow?orderNumber=CARD-9'],
  ] as const)('leads to its payment: %s', async (paymentMethod, route) => {
    const { send, emitted, state } = await openCard({
      unpaidOrder: { ...unpaidOrder, paymentMethod },
    });
    await send(CONTINUE);
    expect([state(), emitted]).toEqual(['ready', [{ type: 'goTo', route }]]);
  });

  test.each([
    ['no card', null],
    ['an active card', { start: MEMORY_START - DAY_MS, end: MEMORY_START + DAY_MS }],
    ['a card that ended', { start: 0, end: MEMORY_START }],
  ])('is forgotten when it expires, with %s', async (_, period) => {
    const { view, clock, send, emitted } = await openCard({ period, unpaidOrder });
    await clock.advance(15 * MINUTE_MS - 1);
    expect(offerOf(view()).unpaidOrder).toEqual(unpaidOrder);
    await clock.advance(1);
    expect(offerOf(view()).unpaidOrder).toBeNull();
    await send(CONTINUE);
    expect(emitted).toEqual([]);
  });

  test('outlives the card, if that ends before', async () => {
    const end = MEMORY_START + MINUTE_MS;
    const { view, clock } = await openCard({ period: { start: 0, end }, unpaidOrder });
    await clock.advance(MINUTE_MS);
    expect(offerOf(view())).toMatchObject({ status: 'ended', unpaidOrder });
    await clock.advance(14 * MINUTE_MS);
    expect(offerOf(view()).unpaidOrder).toBeNull();
  });

  test('does not stand in the way of another purchase', async () => {
    const { send, emitted } = await openCard({ unpaidOrder });
    await send(BUY);
    expect(emitted).toEqual([{ type: 'goTo', route: '/qris?orderNumber=CARD-1' }]);
  });
});

describe('the card', () => {
  const period = { start: MEMORY_START - DAY_MS, end: MEMORY_START + 2 * DAY_MS };
  const [upsize, pastry] = createRightsCard().benefits;
  if (upsize === undefined || pastry === undefined) throw new Error('Expected benefits.');

  test('is offered with what it saves, and how long it would last', async () => {
    const { view } = await openCard();
    const offer = offerOf(view());
    expect(offer).toMatchObject({ status: 'none', endsAt: null, price: 49_000 });
    expect(offer.saving).toBeGreaterThan(0);
    expect(offer.nextEndsAt).toBeGreaterThan(MEMORY_START + 27 * DAY_MS);
    expect(offer.benefits.map(({ state }) => state)).toEqual(['offered', 'offered', 'offered']);
  });

  test('has open and used benefits; a used one renews while the page is open', async () => {
    const used = { ...upsize, usedAt: MEMORY_START - 1000 };
    const { view, clock } = await openCard({ period, benefits: [used, pastry] });
    const [first, second] = offerOf(view()).benefits;
    expect([first?.state, second?.state, second?.renewsAt]).toEqual(['used', 'open', null]);
    const renewsAt = first?.renewsAt ?? 0;
    await clock.advance(renewsAt - MEMORY_START - 1);
    expect(offerOf(view()).benefits[0]?.state).toBe('used');
    await clock.advance(1);
    expect(offerOf(view()).benefits[0]).toMatchObject({ state: 'open', renewsAt: null });
  });

  test('names no renewal after its end', async () => {
    const end = MEMORY_START + MINUTE_MS;
    const benefits = [{ ...upsize, usedAt: MEMORY_START }];
    const { view } = await openCard({ period: { ...period, end }, benefits });
    expect(offerOf(view()).benefits[0]).toMatchObject({ state: 'used', renewsAt: null });
  });

  test('ends while the page is open', async () => {
    const { view, clock } = await openCard({ period });
    expect(offerOf(view())).toMatchObject({ status: 'active', endsAt: period.end });
    await clock.advance(2 * DAY_MS - 1);
    expect(offerOf(view()).status).toBe('active');
    await clock.advance(1);
    const offer = offerOf(view());
    expect([offer.status, offer.benefits[0]?.state]).toEqual(['ended', 'offered']);
  });

  test('is renewed from its end, or from now on if it has ended', async () => {
    const active = await openCard({ period, validity: { count: 10, unit: 1 } });
    expect(offerOf(active.view()).nextEndsAt).toBe(period.end + 10 * DAY_MS);
    const ended = await openCard({
      period: { start: 0, end: MEMORY_START },
      validity: { count: 10, unit: 1 },
    });
    expect(offerOf(ended.view()).nextEndsAt).toBe(MEMORY_START + 10 * DAY_MS);
  });
});

describe('a benefit at the till', () => {
  const period = { start: MEMORY_START - DAY_MS, end: MEMORY_START + 2 * DAY_MS };
  const code = 'KM7F3K9Q2MXA';
  const USE = { type: 'SHOW_BENEFIT', benefitId: 'upsize' } as const;
  const { benefits } = createRightsCard();
  const usedAt = (at: number) => benefits.map((benefit) => ({ ...benefit, usedAt: at }));

  test('shows its QR until the cashier has scanned it', async () => {
    const { send, view, clock, change, asked } = await openCard({ period, code });
    await send(USE);
    expect(view()).toMatchObject({ shown: { qr: `${code}.upsize`, benefit: { state: 'open' } } });
    await clock.advance(6000);
    expect(asked()).toBe(3);
    change({ benefits: usedAt(clock.now()) });
    await clock.advance(3000);
    const renewsAt = startOfWibDay(MEMORY_START, 1);
    expect(view()).toMatchObject({ shown: { benefit: { state: 'used', renewsAt } } });
    await clock.advance(MINUTE_MS);
    expect(asked()).toBe(4);
    await send({ type: 'CLOSE' });
    expect(view()).toMatchObject({ step: 'ready', shown: null });
  });

  test.each([
    ['a used one', { period, benefits: usedAt(MEMORY_START) }],
    ['one of a card that ended', { period: { start: 0, end: MEMORY_START } }],
    ['one without a card', {}],
    ['one that the card does not have', { period, benefits: [] }],
  ])('shows no QR of %s', async (_, card) => {
    const { send, view } = await openCard({ code, ...card });
    await send(USE);
    expect(view()).toMatchObject({ step: 'ready', shown: null });
  });

  test('shows none without a code', async () => {
    const { send, view } = await openCard({ period });
    await send(USE);
    expect(view()).toMatchObject({ step: 'ready', shown: null });
  });

  test('keeps its QR while the card cannot be read', async () => {
    const { send, view, clock, calls } = await openCard({ period, code });
    await send(USE);
    calls.find.next({ kind: 'unreachable' });
    await clock.advance(3000);
    expect(view()).toMatchObject({ problem: null, shown: { benefit: { state: 'open' } } });
  });

  test.each([
    ['a refused token', RESPONSE_CODE.tokenInvalid],
    ['a login that is needed', CLAIM_CODE.loginRequired],
  ])('asks for a login after %s', async (_, refusal) => {
    const { send, state, clock, calls } = await openCard({ period, code });
    await send(USE);
    calls.find.next({ kind: 'refused', code: refusal });
    await clock.advance(3000);
    expect(state()).toBe('loginRequired');
  });

  test('ends with its card', async () => {
    const end = MEMORY_START + 2000;
    const { send, view, clock } = await openCard({ period: { ...period, end }, code });
    await send(USE);
    await clock.advance(2000);
    expect(view()).toMatchObject({ offer: { status: 'ended' }, shown: null });
  });

  test('is not read while the page is hidden, and at once when it is visible', async () => {
    const { send, clock, visibility, asked } = await openCard({ period, code });
    visibility.hide();
    await send(USE);
    await clock.advance(MINUTE_MS);
    expect(asked()).toBe(1);
    visibility.show();
    await settle();
    expect(asked()).toBe(2);
    visibility.hide();
    await clock.advance(MINUTE_MS);
    expect(asked()).toBe(2);
  });
});

describe('points', () => {
  const APP = succeed('3.3.0');
  const choose = (points: number) => ({ type: 'CHOOSE_POINTS', points }) as const;

  test('lower the price, and go with the order', async () => {
    const { send, view, calls } = await openCard({ points: 240 }, {}, APP);
    expect(view()).toMatchObject({
      redemption: { balance: 240, barrier: null, points: 0, max: 100, step: 2, discount: 0 },
    });
    await send(choose(98));
    expect(view()).toMatchObject({ redemption: { points: 98, discount: 4900 } });
    await send(BUY);
    expect(calls.buy.asked).toMatchObject([{ request: { points: 98, appVersion: '3.3.0' } }]);
  });

  test.each([1, 102, 242, -2])('%i cannot be chosen', async (points) => {
    const { send, view } = await openCard({ points: 240 }, {}, APP);
    await send(choose(points));
    expect(view()).toMatchObject({ redemption: { points: 0 } });
  });

  test.each([
    ['outside the app', fail({ kind: 'outside-app' } as const)],
    ['below app 3.3.0', succeed('3.2.9')],
  ])('cannot be chosen %s', async (_, appVersion) => {
    const { send, view } = await openCard({ points: 240 }, {}, appVersion);
    await send(choose(2));
    expect(view()).toMatchObject({ redemption: { barrier: 'appTooOld', points: 0, max: 0 } });
  });

  test.each([0, 1])('%i of them are not offered', async (points) => {
    const { view } = await openCard({ points }, {}, APP);
    expect(view()).toMatchObject({ redemption: null });
  });

  test('that were chosen survive a reload; those of an unanswered order are sent again', async () => {
    const page = await openCard({ points: 240 }, {}, APP);
    await page.send(choose(10));
    const chosen = await openCard({ points: 240 }, { draft: page.draft() }, APP);
    expect(chosen.view()).toMatchObject({ redemption: { points: 10 } });

    page.calls.buy.next({ kind: 'never' });
    await page.send(BUY);
    const again = await openCard({ points: 0 }, { draft: page.draft() }, succeed('9.0.0'));
    expect(again.calls.buy.asked).toMatchObject([{ request: { points: 10, appVersion: '3.3.0' } }]);
  });

  test('that were spent elsewhere before a reload are no longer chosen', async () => {
    const draft = { pendingKey: null, request: { points: 100, appVersion: '3.3.0' } };
    const { view } = await openCard({ points: 31 }, { draft }, APP);
    expect(view()).toMatchObject({ redemption: { points: 30, discount: 1500 } });
    const older = await openCard({ points: 240 }, { draft }, succeed('3.2.9'));
    expect(older.view()).toMatchObject({ redemption: { points: 0 } });
  });

  test('that were spent elsewhere are read again after the refusal', async () => {
    const { send, view, calls, change, asked } = await openCard({ points: 240 }, {}, APP);
    await send(choose(100));
    change({ points: 30 });
    calls.buy.next({ kind: 'refused', code: ORDER_CODE.pointsRefused });
    await send(BUY);
    expect(asked()).toBe(2);
    expect(view()).toMatchObject({
      step: 'ready',
      problem: { message: 'pointsRefused' },
      redemption: { balance: 30, points: 30 },
    });
  });
});
