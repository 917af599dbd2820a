import { describe, expect, test } from 'vitest';
import type { PageStart } from '../../flow/page/page.types.ts';
import { problemOf } from '../../flow/problem/problem.ts';
import { CLAIM_CODE, RESPONSE_CODE } from '../../flow/response-code/response-code.ts';
import { BRAND } from '../../platform/brand.ts';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/durations.ts';
import { ROUTES } from '../../platform/navigation/routes.ts';
import { fail, succeed } from '../../platform/result.ts';
import { MEMORY_HOSTS } from '../../testing/memory-hosts.ts';
import { createMemoryPageVisibility } from '../../testing/memory-page-visibility.ts';
import { MEMORY_START } from '../../testing/memory-ports.ts';
import { openPage } from '../../testing/open-page.ts';
import { createSeededRandom } from '../../testing/seeded-random.ts';
import { createVirtualClock, settle } from '../../testing/virtual-clock.ts';
import { ORDER_CODE } from './order-code.ts';
import type { Payment } from './payment.gateway.ts';
import {
  createMemoryPaymentGateway,
  createPayment,
  MEMORY_ORDER,
  MEMORY_PAYMENT_MS,
} from './payment.memory.ts';
import { paymentPage } from './payment.page.ts';
import type { PaymentEvent, PaymentPorts } from './payment.types.ts';
import { LEAVING_MS } from './payment-setup.ts';

const EXPIRY = MEMORY_START + MEMORY_PAYMENT_MS;
const PROVIDER = 'https://checkout.payment.example/pay/1';
const ORDERS = `${BRAND.appHost}/order/#/mine`;

const LOST = { kind: 'lost' } as const;
const UNREACHABLE = { kind: 'unreachable' } as const;
const TOKEN_REFUSED = { kind: 'refused', code: RESPONSE_CODE.tokenInvalid } as const;
const LOGIN_REQUIRED = { kind: 'refused', code: CLAIM_CODE.loginRequired } as const;

function createWorld() {
  const clock = createVirtualClock(MEMORY_START);
  return {
    clock,
    random: createSeededRandom(1),
    backend: createMemoryPaymentGateway(clock),
    visibility: createMemoryPageVisibility(),
  };
}

type World = ReturnType<typeof createWorld>;

/** The page of a freshly loaded payment, after its first read. */
async function openPayment(
  world: World = createWorld(),
  start: Partial<PageStart> = {},
  payByGiftCard: PaymentPorts['native']['payByGiftCard'] = async () => succeed(undefined),
) {
  const { clock, random, backend, visibility } = world;
  const { payments } = backend;
  const native = { payByGiftCard };
  const ports = { payments, native, hosts: MEMORY_HOSTS, clock, random, visibility };
  const page = openPage(paymentPage, ports, clock, { key: MEMORY_ORDER, ...start });
  await page.start();
  return {
    ...backend,
    ...page,
    world,
    clock,
    send: (...types: readonly PaymentEvent['type'][]) =>
      page.send(...types.map((type) => ({ type }))),
    logIn: () => page.send({ type: 'LOG_IN' }),
    asked: () => backend.calls.find.asked.length,
    /** Reloads the page with its draft. */
    async reload() {
      page.stop();
      return openPayment(world, { draft: page.draft() }, payByGiftCard);
    },
  };
}

function worldWith(payment: Partial<Payment>): World {
  const world = createWorld();
  world.backend.change(payment);
  return world;
}

/** A world whose payment is not by QRIS. */
function worldOn(means: 'webPayment' | 'giftCard'): World {
  return worldWith({
    means: means === 'giftCard' ? { kind: means } : { kind: means, url: PROVIDER },
  });
}

const PAUSING = { waiting: 'pausing' };
const ASKING = { waiting: 'asking' };
const ASLEEP = { waiting: 'asleep' };

describe('a QRIS', () => {
  test('is shown, and found to be paid without a tap', async () => {
    const { clock, state, context, change, asked } = await openPayment();
    expect(state()).toEqual(PAUSING);
    expect(context()).toMatchObject({
      agreedAmount: 38_000,
      since: MEMORY_START,
      status: { kind: 'waiting', means: { kind: 'qris' } },
    });
    change({ progress: { kind: 'paid', paidAt: MEMORY_START + 1000 } });
    await clock.advance(2999);
    expect(state()).toEqual(PAUSING);
    await clock.advance(1);
    expect(state()).toBe('paid');
    expect(asked()).toBe(2);
  });

  test('is read less and less often, and no more once it is paid', async () => {
    const { clock, asked, change, state } = await openPayment();
    await clock.advance(30_000);
    expect(asked()).toBe(11);
    await clock.advance(5 * MINUTE_MS);
    const before = asked();
    await clock.advance(MINUTE_MS);
    expect(asked() - before).toBe(1);
    change({ progress: { kind: 'paid', paidAt: clock.now() } });
    await clock.advance(2 * MINUTE_MS);
    expect(state()).toBe('paid');
    const last = asked();
    await clock.advance(30 * MINUTE_MS);
    expect(asked()).toBe(last);
  });

  test('is read once more when it expires', async () => {
    const { clock, state, change } = await openPayment();
    await clock.advance(MEMORY_PAYMENT_MS - 1);
    change({ progress: { kind: 'paid', paidAt: EXPIRY - 1 } });
    expect(state()).toEqual(PAUSING);
    await clock.advance(1);
    expect(state()).toBe('paid');
  });

  test('expires, and is read no more', async () => {
    const { clock, state, asked, context } = await openPayment();
    await clock.advance(MEMORY_PAYMENT_MS);
    expect(state()).toBe('expired');
    expect(context().status).toEqual({ kind: 'expired' });
    const last = asked();
    await clock.advance(30 * MINUTE_MS);
    expect(asked()).toBe(last);
  });

  test('that was paid after its expiry is found when the user checks', async () => {
    const { clock, state, send, change, context } = await openPayment();
    await clock.advance(MEMORY_PAYMENT_MS);
    await send('CHECK_PAYMENT');
    expect(state()).toBe('expired');
    expect(context().hasChecked).toBe(true);
    change({ progress: { kind: 'paid', paidAt: EXPIRY } });
    await send('CHECK_PAYMENT');
    expect(state()).toBe('paidLate');
    expect(context().status).toEqual({ kind: 'paidLate', paidAt: EXPIRY });
  });

  test('that expired is read when the user returns from their bank', async () => {
    const { clock, state, send, change, context } = await openPayment();
    await clock.advance(MEMORY_PAYMENT_MS);
    await send('VISIBLE');
    expect(state()).toBe('expired');
    expect(context().hasChecked).toBe(false);
    change({ progress: { kind: 'paid', paidAt: EXPIRY + 1 } });
    await send('VISIBLE');
    expect(state()).toBe('paidLate');
  });

  test('that expired can be renewed', async () => {
    const { clock, state, send, context, calls, asked } = await openPayment();
    await clock.advance(MEMORY_PAYMENT_MS);
    await send('CHECK_PAYMENT');
    const before = asked();
    await send('RENEW', 'RENEW');
    expect([state(), asked()]).toEqual([PAUSING, before]);
    expect(context()).toMatchObject({
      pendingKey: null,
      hasChecked: false,
      since: clock.now(),
      payment: { expiresAt: EXPIRY + MEMORY_PAYMENT_MS },
    });
    expect(calls.renew.asked).toMatchObject([{ request: MEMORY_ORDER }]);
  });

  test('is not read while the page is hidden, and at once when it is visible', async () => {
    const { clock, state, send, asked } = await openPayment();
    await send('HIDDEN');
    expect(state()).toEqual(ASLEEP);
    await clock.advance(5 * MINUTE_MS);
    expect(asked()).toBe(1);
    await send('VISIBLE');
    expect(asked()).toBe(2);
    expect(state()).toEqual(PAUSING);
  });

  test('expires on a hidden page, too, and is read when it is visible', async () => {
    const { clock, state, send, change, asked } = await openPayment();
    await send('HIDDEN');
    await clock.advance(MEMORY_PAYMENT_MS - 1);
    expect(state()).toEqual(ASLEEP);
    await clock.advance(1);
    expect([state(), asked()]).toEqual(['expired', 1]);
    change({ progress: { kind: 'paid', paidAt: EXPIRY - 1 } });
    await send('VISIBLE');
    expect([state(), asked()]).toEqual(['paid', 2]);
  });

  test.each([
    ['loads', []],
    ['is checked', ['CHECK_PAYMENT']],
  ] as const)('that %s while the page goes hidden is not read again', async (_, taps) => {
    const world = createWorld();
    const slow = { kind: 'answered', afterMs: 1000 } as const;
    world.backend.calls.find.next(
      ...(taps.length === 0 ? [] : [{ kind: 'answered' } as const]),
      slow,
    );
    const { clock, state, send, asked } = await openPayment(world);
    await send(...taps);
    world.visibility.hide();
    await clock.advance(1000);
    expect(state()).toEqual(ASLEEP);
    const before = asked();
    await clock.advance(5 * MINUTE_MS);
    expect(asked()).toBe(before);
    world.visibility.show();
    await settle();
    expect([state(), asked()]).toEqual([PAUSING, before + 1]);
    await clock.advance(MINUTE_MS);
    expect(asked()).toBeGreaterThan(before + 1);
  });

  test('is read again when the page is visible before a check has its answer', async () => {
    const { clock, state, send, asked, calls } = await openPayment();
    calls.find.next({ kind: 'answered', afterMs: 1000 });
    await send('CHECK_PAYMENT', 'HIDDEN', 'VISIBLE');
    await clock.advance(1000);
    expect(state()).toEqual(PAUSING);
    const before = asked();
    await clock.advance(MINUTE_MS);
    expect(asked()).toBeGreaterThan(before);
  });

  test('is read as the page loads, is hidden and becomes visible', async () => {
    const world = createWorld();
    world.visibility.hide();
    const { clock, state, context, asked } = await openPayment(world);
    expect([state(), context().isHidden]).toEqual([ASLEEP, true]);
    await clock.advance(5 * MINUTE_MS);
    expect(asked()).toBe(1);
    world.visibility.show();
    await settle();
    expect([state(), context().isHidden, asked()]).toEqual([PAUSING, false, 2]);
    world.visibility.hide();
    expect([state(), context().isHidden]).toEqual([ASLEEP, true]);
  });

  test('is no longer read when the page goes hidden meanwhile', async () => {
    const { clock, state, send, calls } = await openPayment();
    calls.find.next({ kind: 'answered', afterMs: 1000 });
    await clock.advance(3000);
    expect(state()).toEqual(ASKING);
    await send('HIDDEN');
    await clock.advance(5000);
    expect(state()).toEqual(ASLEEP);
  });

  test('that is invalid is not shown, and can be renewed', async () => {
    const { state, context } = await openPayment(
      worldWith({ means: { kind: 'qris', code: 'https://evil.example' } }),
    );
    expect(state()).toBe('failed');
    expect(context().status).toEqual({ kind: 'failed', obstacle: 'codeUnusable' });
    expect(context().agreedAmount).toBeNull();
  });
});

describe('a failed read', () => {
  test('keeps the QR, and shows the failure', async () => {
    const { clock, state, context, calls } = await openPayment();
    calls.find.next(UNREACHABLE);
    await clock.advance(3000);
    expect(state()).toEqual(PAUSING);
    expect(context()).toMatchObject({
      problem: problemOf(UNREACHABLE),
      status: { kind: 'waiting' },
    });
    await clock.advance(3000);
    expect(context().problem).toBeNull();
  });

  test('keeps the page busy during the retry', async () => {
    const { clock, state, isBusy, calls, send } = await openPayment();
    calls.find.next({ kind: 'answered', afterMs: 500 });
    await send('CHECK_PAYMENT', 'CHECK_PAYMENT');
    expect([state(), isBusy()]).toEqual(['checking', true]);
    await clock.advance(500);
    expect([state(), isBusy()]).toEqual([PAUSING, false]);
    expect(calls.find.asked).toHaveLength(2);
  });

  test('at the expiry leads to the expired payment', async () => {
    const { clock, state, calls } = await openPayment();
    calls.find.always(UNREACHABLE);
    await clock.advance(MEMORY_PAYMENT_MS);
    expect(state()).toBe('expired');
  });
});

describe('an order that', () => {
  test('is refused for another reason stays', async () => {
    const { clock, state, context, calls } = await openPayment();
    calls.find.next({ kind: 'refused', code: 99 });
    await clock.advance(3000);
    expect(state()).toEqual(PAUSING);
    expect(context().problem).toEqual(problemOf({ kind: 'unrecognized', code: 99 }));
  });

  test('has no number is not read', async () => {
    const { state, asked, send } = await openPayment(createWorld(), { key: '' });
    expect(state()).toBe('notFound');
    await send('RETRY');
    expect(state()).toBe('notFound');
    expect(asked()).toBe(0);
  });

  test('has been removed is cleared', async () => {
    const { clock, state, draft, calls } = await openPayment();
    calls.find.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
    await clock.advance(3000);
    expect([state(), draft()]).toEqual(['notFound', null]);
  });
});

const PAID = { kind: 'paid', paidAt: MEMORY_START } as const;
const PAID_LATE = { kind: 'paid', paidAt: EXPIRY } as const;

test.each([
  ['order', {}, PAID, 'paid', { type: 'leave', url: ORDERS }],
  ['late order', {}, PAID_LATE, 'paidLate', { type: 'leave', url: ORDERS }],
  ['card', { isRightsCard: true }, PAID, 'paid', { type: 'goTo', route: '/menu/rightsCard' }],
  [
    'pack',
    { packId: 'hemat' },
    PAID,
    'paid',
    { type: 'goTo', route: `/mine/packs/hemat?orderNumber=${MEMORY_ORDER}` },
  ],
  [
    'late pack',
    { packId: 'hemat' },
    PAID_LATE,
    'paidLate',
    { type: 'goTo', route: '/mine/vouchers' },
  ],
])('a paid %s leads to what was bought', async (_, order, progress, paid, to) => {
  const { state, send, emitted } = await openPayment(worldWith({ ...order, progress }));
  expect(state()).toBe(paid);
  await send('CONTINUE');
  expect(emitted).toEqual([to]);
});

describe('the payment of an ad’s voucher', () => {
  const adVoucher = { packId: 'perdana', isAdVoucher: true } as const;

  test.each([
    ['paid', MEMORY_START],
    ['paidLate', EXPIRY],
  ])('is kept as paid once the backend says that it is %s', async (state, paidAt) => {
    const page = await openPayment(worldWith({ ...adVoucher, progress: { kind: 'paid', paidAt } }));
    expect(page.state()).toBe(state);
    expect(page.emitted).toEqual([{ type: 'adVoucherPaid' }]);
  });

  test('is not kept as paid before', async () => {
    const page = await openPayment(worldWith(adVoucher));
    await page.send('CHECK_PAYMENT');
    expect(page.emitted).toEqual([]);
  });
});

describe('a payment at the provider', () => {
  test('opens on a tap, once', async () => {
    const { state, send, emitted } = await openPayment(worldOn('webPayment'));
    expect(state()).toEqual(PAUSING);
    await send('PAY', 'PAY');
    expect(state()).toBe('leaving');
    expect(emitted).toEqual([{ type: 'leave', url: PROVIDER }]);
  });

  test('is read when the user returns, whatever the provider says', async () => {
    const { state, send, change, asked } = await openPayment(worldOn('webPayment'));
    await send('PAY', 'VISIBLE');
    expect(state()).toEqual(PAUSING);
    expect(asked()).toBe(2);
    change({ progress: { kind: 'paid', paidAt: MEMORY_START } });
    await send('PAY', 'VISIBLE');
    expect(state()).toBe('paid');
  });

  test('resumes here when the provider’s page does not load', async () => {
    const { clock, state, send, asked } = await openPayment(worldOn('webPayment'));
    await send('PAY');
    await clock.advance(LEAVING_MS - 1);
    expect(state()).toBe('leaving');
    await clock.advance(1);
    expect(state()).toEqual(PAUSING);
    expect(asked()).toBe(2);
  });

  test('is not read behind the provider’s page', async () => {
    const { clock, state, send, asked } = await openPayment(worldOn('webPayment'));
    await send('PAY', 'HIDDEN');
    await clock.advance(LEAVING_MS - 1);
    expect(state()).toBe('leaving');
    await clock.advance(1 + MINUTE_MS);
    expect([state(), asked()]).toEqual([ASLEEP, 1]);
    await send('VISIBLE');
    expect([state(), asked()]).toEqual([PAUSING, 2]);
  });

  test('is read on time after an earlier return', async () => {
    const { clock, state, send, asked } = await openPayment(worldOn('webPayment'));
    await send('PAY', 'HIDDEN', 'VISIBLE', 'PAY');
    expect([state(), asked()]).toEqual(['leaving', 2]);
    await clock.advance(LEAVING_MS);
    expect([state(), asked()]).toEqual([PAUSING, 3]);
  });

  test('that was cancelled there can be renewed', async () => {
    const { clock, state, send, change, context, asked } = await openPayment(worldOn('webPayment'));
    change({ progress: { kind: 'failed', reason: 'cancelled' } });
    await clock.advance(3000);
    expect(state()).toBe('failed');
    expect(context().status).toEqual({ kind: 'failed', obstacle: 'cancelled' });
    const before = asked();
    await send('CHECK_PAYMENT');
    expect([state(), asked()]).toEqual(['failed', before + 1]);
    await send('RENEW');
    expect(state()).toEqual(PAUSING);
  });

  test('on a foreign host does not open', async () => {
    const { state, send, emitted, context } = await openPayment(
      worldWith({ means: { kind: 'webPayment', url: 'https://evil.example/' } }),
    );
    expect(context().status).toEqual({ kind: 'failed', obstacle: 'addressRefused' });
    await send('PAY');
    expect(state()).toBe('failed');
    expect(emitted).toEqual([]);
  });
});

test('ignores the provider’s button for a QRIS', async () => {
  const { state, send, emitted, asked } = await openPayment(createWorld(), {}, () => {
    throw new Error('The native app was asked.');
  });
  await send('PAY');
  expect(asked()).toBe(1);
  expect(state()).toEqual(PAUSING);
  expect(emitted).toEqual([]);
});

describe('a gift card', () => {
  test('pays in the app, and the backend confirms it', async () => {
    const world = worldOn('giftCard');
    const orders: string[] = [];
    const { state, send, asked, context } = await openPayment(world, {}, async (orderNumber) => {
      orders.push(orderNumber);
      return succeed(undefined);
    });
    await send('PAY');
    expect(orders).toEqual([MEMORY_ORDER]);
    expect(state()).toEqual(PAUSING);
    expect(asked()).toBe(2);
    world.backend.change({ progress: { kind: 'paid', paidAt: MEMORY_START } });
    await send('PAY');
    expect(state()).toBe('paid');
    expect(context().appFailure).toBeNull();
  });

  test('that the app rejects keeps the payment, and shows the failure until the next try', async () => {
    const answers = [fail({ kind: 'unsupported' } as const), succeed(undefined)];
    const { state, send, context, isBusy, emitted } = await openPayment(
      worldOn('giftCard'),
      {},
      async () => answers.shift() ?? fail({ kind: 'declined' }),
    );
    await send('PAY');
    expect([state(), isBusy()]).toEqual([PAUSING, false]);
    expect(context().appFailure).toEqual({ kind: 'unsupported' });
    await send('PAY');
    expect(context().appFailure).toBeNull();
    expect(emitted).toEqual([]);
  });

  test('is not read while the app covers the page', async () => {
    let answer = () => {};
    const { clock, state, send, asked } = await openPayment(
      worldOn('giftCard'),
      {},
      () =>
        new Promise((resolve) => {
          answer = () => resolve(fail({ kind: 'timeout' }));
        }),
    );
    await send('PAY', 'HIDDEN');
    answer();
    await settle();
    expect([state(), asked()]).toEqual([ASLEEP, 2]);
    await clock.advance(MINUTE_MS);
    expect(asked()).toBe(2);
    await send('VISIBLE');
    expect([state(), asked()]).toEqual([PAUSING, 3]);
  });

  test('keeps the page busy while the app pays, and clears the last failure', async () => {
    const answers = [Promise.resolve(fail({ kind: 'unsupported' } as const))];
    const { state, send, isBusy, context } = await openPayment(
      worldOn('giftCard'),
      {},
      () => answers.shift() ?? new Promise(() => {}),
    );
    await send('PAY');
    expect(context().appFailure).toEqual({ kind: 'unsupported' });
    await send('PAY', 'PAY', 'CHECK_PAYMENT');
    expect([state(), isBusy(), context().appFailure]).toEqual(['payingInApp', true, null]);
  });
});

describe('another amount', () => {
  async function openChanged() {
    const page = await openPayment(worldOn('webPayment'));
    page.change({ amount: 41_000 });
    await page.clock.advance(3000);
    return page;
  }

  test('needs the user’s consent', async () => {
    const { state, context, send, emitted } = await openChanged();
    expect(state()).toBe('amountChanged');
    expect(context().agreedAmount).toBe(38_000);
    await send('PAY');
    expect(emitted).toEqual([]);
    await send('ACCEPT');
    expect(state()).toEqual(PAUSING);
    expect(context().agreedAmount).toBe(41_000);
  });

  test('needs consent after a reload, too', async () => {
    const { reload } = await openChanged();
    const { state, context } = await reload();
    expect(state()).toBe('amountChanged');
    expect(context().agreedAmount).toBe(38_000);
  });

  test('does not matter if the old one was paid', async () => {
    const { state, send, change } = await openChanged();
    change({ progress: { kind: 'paid', paidAt: MEMORY_START } });
    await send('CHECK_PAYMENT');
    expect(state()).toBe('paid');
  });

  test('that is accepted after the expiry is too late', async () => {
    const { clock, state, send } = await openChanged();
    await clock.advance(MEMORY_PAYMENT_MS);
    expect(state()).toBe('amountChanged');
    await send('ACCEPT');
    expect(state()).toBe('expired');
  });
});

describe('a renewal', () => {
  async function openExpired() {
    const page = await openPayment();
    await page.clock.advance(MEMORY_PAYMENT_MS);
    return page;
  }

  test.each(['RETRY', 'RENEW'] as const)(
    'without any answer resumes by %s under its key',
    async (again) => {
      const { clock, state, send, calls, renewed, context } = await openExpired();
      calls.renew.next(LOST, LOST, LOST, LOST);
      await send('RENEW');
      await clock.advance(MINUTE_MS);
      expect(state()).toBe('renewFailed');
      expect(context().problem).toEqual(problemOf(UNREACHABLE));
      await send(again);
      expect(state()).toEqual(PAUSING);
      expect(context().problem).toBeNull();
      expect(new Set(calls.renew.asked.map(({ key }) => key)).size).toBe(1);
      expect(renewed).toHaveLength(1);
    },
  );

  test('without any answer lets the user check for a payment', async () => {
    const { clock, state, send, calls, change } = await openExpired();
    calls.renew.always(UNREACHABLE);
    await send('RENEW');
    await clock.advance(MINUTE_MS);
    change({ progress: { kind: 'paid', paidAt: EXPIRY } });
    await send('CHECK_PAYMENT');
    expect(state()).toBe('paidLate');
  });

  test('that a read shows as done is settled: the next one takes a new key', async () => {
    const { clock, state, send, calls, context, renewed } = await openExpired();
    calls.renew.next(LOST, LOST, LOST, LOST);
    await send('RENEW');
    await clock.advance(MINUTE_MS);
    await send('CHECK_PAYMENT');
    expect([state(), context().pendingKey]).toEqual([PAUSING, null]);
    await clock.advance(MEMORY_PAYMENT_MS);
    expect(state()).toBe('expired');
    await send('RENEW');
    expect(state()).toEqual(PAUSING);
    expect(renewed).toHaveLength(2);
  });

  describe('a renewal whose answer was lost', () => {
    /** Its answers were lost, and the renewed payment has reached `end` by now. */
    async function openUnseen(end: Partial<Payment>) {
      const page = await openExpired();
      page.calls.renew.next(LOST, LOST, LOST, LOST);
      await page.send('RENEW');
      await page.clock.advance(MINUTE_MS + MEMORY_PAYMENT_MS);
      page.change(end);
      expect([page.state(), page.renewed.length]).toEqual(['renewFailed', 1]);
      return page;
    }

    const keysOf = ({ calls }: { readonly calls: World['backend']['calls'] }) =>
      calls.renew.asked.slice(3).map(({ key }) => key);

    test.each([
      ['expired', {}],
      ['failed', { progress: { kind: 'failed', reason: 'declined' } }],
    ] as const)('is followed by another on the same tap if it has %s again', async (_, end) => {
      const page = await openUnseen(end);
      await page.send('RENEW');
      expect([page.state(), page.context().pendingKey]).toEqual([PAUSING, null]);
      const [lost, again, fresh] = keysOf(page);
      expect(again).toBe(lost);
      expect(page.renewed).toEqual([lost, fresh]);
      expect(keysOf(page)).toHaveLength(3);
    });

    test('is followed by none if it is paid by now', async () => {
      const page = await openUnseen({ progress: { kind: 'paid', paidAt: EXPIRY + 1 } });
      await page.send('RENEW');
      expect([page.state(), keysOf(page).length]).toEqual(['paid', 2]);
    });

    test('is followed by none when the read fails', async () => {
      const page = await openUnseen({});
      page.calls.find.next({ ...UNREACHABLE, afterMs: 500 });
      await page.send('RENEW');
      expect([page.state(), page.isBusy()]).toEqual(['checkingRenewal', true]);
      await page.clock.advance(500);
      expect([page.state(), page.isBusy(), page.context().problem]).toEqual([
        'expired',
        false,
        problemOf(UNREACHABLE),
      ]);
      expect(keysOf(page)).toHaveLength(2);
    });

    test('is shown first after a reload, and the next tap renews again', async () => {
      const page = await (await openUnseen({})).reload();
      expect([page.state(), page.renewed.length]).toEqual(['expired', 1]);
      await page.send('RENEW');
      expect([page.state(), page.renewed.length]).toEqual([PAUSING, 2]);
    });
  });

  test('is sent again under its key if a read does not show it', async () => {
    const { clock, state, send, calls, context } = await openExpired();
    calls.renew.next(UNREACHABLE, UNREACHABLE, UNREACHABLE, UNREACHABLE);
    await send('RENEW');
    await clock.advance(MINUTE_MS);
    await send('CHECK_PAYMENT');
    expect(state()).toBe('expired');
    expect(context().pendingKey).not.toBeNull();
    await send('RENEW');
    expect(state()).toEqual(PAUSING);
    expect(new Set(calls.renew.asked.map(({ key }) => key)).size).toBe(1);
  });

  test.each([
    ['it was paid since', 'paid', { kind: 'answered' }, null],
    ['the read fails', 'expired', UNREACHABLE, UNREACHABLE],
  ] as const)(
    'made before a reload has an old answer: when %s, it is %s',
    async (_, now, outcome, failure) => {
      const { clock, send, calls, change, reload } = await openExpired();
      const before = createPayment(EXPIRY + MEMORY_PAYMENT_MS);
      calls.renew.next({ kind: 'never' }, { kind: 'answered', value: before });
      await send('RENEW');
      change({ progress: { kind: 'paid', paidAt: EXPIRY + 1 } });
      await clock.advance(MEMORY_PAYMENT_MS);
      calls.find.next(outcome);
      const { state, context, isBusy } = await reload();
      expect([state(), isBusy()]).toEqual([now, false]);
      expect(context()).toMatchObject({ problem: failure && problemOf(failure), pendingKey: null });
    },
  );

  test('of a removed order clears it', async () => {
    const { send, state, calls, draft } = await openExpired();
    calls.renew.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
    await send('RENEW');
    expect([state(), draft()]).toEqual(['notFound', null]);
  });

  test.each([
    ['was done', { kind: 'never' }],
    ['has not arrived', { kind: 'unreachable', afterMs: MINUTE_MS }],
  ] as const)('pending that %s resumes after a reload', async (_, outcome) => {
    const { send, calls, reload, renewed } = await openExpired();
    calls.renew.next(outcome);
    await send('RENEW');
    const { state } = await reload();
    expect(state()).toEqual(PAUSING);
    expect(new Set(calls.renew.asked.map(({ key }) => key)).size).toBe(1);
    expect(calls.renew.asked.every(({ request }) => request === MEMORY_ORDER)).toBe(true);
    expect(renewed).toHaveLength(1);
  });

  test('without an answer after a reload either keeps its key', async () => {
    const { send, calls, reload, renewed } = await openExpired();
    const lost = Array.from({ length: 4 }, () => UNREACHABLE);
    calls.renew.next({ kind: 'unreachable', afterMs: MINUTE_MS }, ...lost);
    await send('RENEW');
    const back = await reload();
    expect(back.state()).toBe('loading');
    await back.clock.advance(10_000);
    expect([back.state(), back.context().problem]).toEqual(['renewFailed', problemOf(UNREACHABLE)]);
    await back.send('RETRY');
    expect([back.state(), renewed.length]).toEqual([PAUSING, 1]);
    expect(new Set(calls.renew.asked.map(({ key }) => key)).size).toBe(1);
  });

  test('without an answer after a reload either is shown by the read', async () => {
    const { send, calls, reload, renewed } = await openExpired();
    calls.renew.next({ kind: 'never' }, LOST, LOST, LOST, LOST);
    await send('RENEW');
    const back = await reload();
    await back.clock.advance(10_000);
    expect([back.state(), back.context().problem, renewed.length]).toEqual([PAUSING, null, 1]);
  });

  test('refused after a reload takes a new key, and the page says why', async () => {
    const { send, calls, reload } = await openExpired();
    calls.renew.next({ kind: 'unreachable', afterMs: MINUTE_MS }, { kind: 'refused', code: 30005 });
    await send('RENEW');
    const { state, context, draft } = await reload();
    expect([state(), context().problem]).toEqual([
      'expired',
      problemOf({ kind: 'refused', code: 30005 }),
    ]);
    expect(draft()).toMatchObject({ pendingKey: null });
  });

  test('without an answer goes first again when the read after it fails, too', async () => {
    const { send, calls, reload, renewed } = await openExpired();
    const lost = Array.from({ length: 4 }, () => UNREACHABLE);
    calls.renew.next({ kind: 'unreachable', afterMs: MINUTE_MS }, ...lost);
    calls.find.next(UNREACHABLE);
    await send('RENEW');
    const back = await reload();
    await back.clock.advance(10_000);
    expect(back.state()).toBe('loadFailed');
    await back.send('RETRY');
    expect([back.state(), renewed.length]).toEqual([PAUSING, 1]);
    expect(new Set(calls.renew.asked.map(({ key }) => key)).size).toBe(1);
  });

  test('on a hidden page is not read', async () => {
    const { clock, state, send, calls, asked } = await openExpired();
    calls.renew.next({ kind: 'answered', afterMs: 1000 });
    await send('RENEW', 'HIDDEN');
    await clock.advance(1000);
    const before = asked();
    await clock.advance(MINUTE_MS);
    expect([state(), asked()]).toEqual([ASLEEP, before]);
  });

  test('is read again after a return to the expired payment', async () => {
    const { clock, state, send, asked } = await openExpired();
    await send('HIDDEN', 'VISIBLE', 'RENEW');
    expect(state()).toEqual(PAUSING);
    const before = asked();
    await clock.advance(3000);
    expect(asked()).toBe(before + 1);
  });

  test('of a payment that was paid meanwhile is not a second payment', async () => {
    const { send, state, calls, context } = await openExpired();
    const progress = { kind: 'paid', paidAt: EXPIRY } as const;
    calls.renew.next({ kind: 'answered', value: { ...context().payment, progress } });
    await send('RENEW');
    expect(state()).toBe('paidLate');
    expect(calls.renew.asked).toHaveLength(1);
  });

  test('whose answer was lost keeps its key, even if the order is not found meanwhile', async () => {
    const { clock, send, state, calls, renewed } = await openExpired();
    calls.renew.next(LOST, LOST, LOST, LOST);
    calls.find.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
    await send('RENEW');
    await clock.advance(10_000);
    await send('CHECK_PAYMENT');
    expect(state()).toBe('notFound');
    await send('RETRY');
    expect(state()).toEqual(PAUSING);
    expect(calls.renew.asked).toHaveLength(5);
    expect(new Set(calls.renew.asked.map(({ key }) => key)).size).toBe(1);
    expect(renewed).toHaveLength(1);
  });
});

describe('a reload', () => {
  test('keeps waiting, and polls no more often than before', async () => {
    const { clock, reload } = await openPayment();
    await clock.advance(5 * MINUTE_MS);
    const { state, context, asked } = await reload();
    expect(state()).toEqual(PAUSING);
    expect(context().since).toBe(MEMORY_START);
    const before = asked();
    await clock.advance(29_999);
    expect(asked()).toBe(before);
    await clock.advance(1);
    expect(asked()).toBe(before + 1);
  });

  test('keeps the time of expiry', async () => {
    const { clock, reload } = await openPayment();
    await clock.advance(10 * MINUTE_MS);
    const { state } = await reload();
    await clock.advance(5 * MINUTE_MS - 1);
    expect(state()).toEqual(PAUSING);
    await clock.advance(1);
    expect(state()).toBe('expired');
  });

  test('stops reading', async () => {
    const { stop, clock, asked } = await openPayment();
    stop();
    await clock.advance(30 * MINUTE_MS);
    expect(asked()).toBe(1);
  });
});

test('expires even beyond a timer’s maximum', async () => {
  const world = createWorld();
  world.backend.change({ expiresAt: MEMORY_START + 30 * DAY_MS });
  const { clock, state, send, asked } = await openPayment(world);
  await send('HIDDEN');
  await clock.advance(30 * DAY_MS - 1);
  expect(state()).toEqual(ASLEEP);
  await clock.advance(1);
  expect([state(), asked()]).toEqual(['expired', 1]);
});

describe('the session', () => {
  test('of a visitor shows no payment, and leads to the login on a tap', async () => {
    const { view, logIn, emitted, asked } = await openPayment(createWorld(), { isLoggedIn: false });
    expect([view(), asked(), emitted]).toEqual([{ step: 'loginRequired' }, 0, []]);
    await logIn();
    expect([view(), emitted]).toEqual([{ step: 'loginRequired' }, [{ type: 'loginRequired' }]]);
  });

  test.each([
    ['whose token is refused ends', TOKEN_REFUSED, [{ type: 'sessionEnded' }]],
    ['that the backend does not know is required', LOGIN_REQUIRED, []],
  ] as const)('%s, and the user logs in', async (_, outcome, emissions) => {
    const { clock, state, calls, emitted } = await openPayment();
    calls.find.next(outcome);
    await clock.advance(3000);
    expect(state()).toBe('loginRequired');
    expect(emitted).toEqual([...emissions, { type: 'loginRequired' }]);
  });
});

describe('the stored value', () => {
  test('pays the amount that is due, once', async () => {
    const { state, send, calls, paid, context } = await openPayment();
    await send('PAY_BY_STORED_VALUE', 'PAY_BY_STORED_VALUE');
    expect([state(), paid.length]).toEqual(['paid', 1]);
    expect(calls.payByStoredValue.asked).toMatchObject([
      { request: { orderNumber: MEMORY_ORDER, amount: 38_000 } },
    ]);
    expect(context()).toMatchObject({ pendingKey: null, problem: null });
  });

  test.each([
    ['too little', { storedValue: 37_999 }],
    ['in another currency', { storedValue: null }],
  ])('that is %s pays nothing', async (_, change) => {
    const { state, send, calls } = await openPayment(worldWith(change));
    await send('PAY_BY_STORED_VALUE');
    expect([state(), calls.payByStoredValue.asked]).toEqual([PAUSING, []]);
  });

  test('that was spent elsewhere pays nothing, and the page says so', async () => {
    const { state, send, calls, context, clock } = await openPayment();
    const code = ORDER_CODE.storedValueInsufficient;
    calls.payByStoredValue.next({ kind: 'refused', code });
    await send('PAY_BY_STORED_VALUE');
    expect([state(), context().problem]).toEqual([PAUSING, problemOf({ kind: 'refused', code })]);
    await clock.advance(3000);
    expect(context().problem).toBeNull();
  });

  test('that is lost is asked for again under its key, and nothing else is', async () => {
    const { state, send, calls, clock, paid, context } = await openPayment();
    calls.payByStoredValue.next(LOST, UNREACHABLE, UNREACHABLE, UNREACHABLE);
    await send('PAY_BY_STORED_VALUE');
    await clock.advance(10_000);
    await send('CHECK_PAYMENT', 'RENEW');
    expect([state(), context().pendingKey]).toEqual(['unsettled', paid[0]]);
    await send('RETRY');
    expect([state(), paid.length]).toEqual(['paid', 1]);
    expect(new Set(calls.payByStoredValue.asked.map(({ key }) => key)).size).toBe(1);
  });

  test.each([
    ['is sent again after a reload', { kind: 'never' }, 'paid'],
    ['may be unknown after a reload, too', UNREACHABLE, 'unsettled'],
  ] as const)('without an answer %s', async (_, again, then) => {
    const { send, calls, reload } = await openPayment();
    calls.payByStoredValue.next({ kind: 'unreachable', afterMs: MINUTE_MS });
    await send('PAY_BY_STORED_VALUE');
    if (then === 'unsettled') calls.payByStoredValue.always(again);
    const back = await reload();
    await back.clock.advance(10_000);
    expect(back.state()).toBe(then);
    expect(new Set(calls.payByStoredValue.asked.map(({ key }) => key)).size).toBe(1);
  });

  test('is read again when the answer may be that of an earlier try', async () => {
    const { state, send, calls, clock, asked } = await openPayment();
    calls.payByStoredValue.next(LOST, LOST, LOST, LOST);
    await send('PAY_BY_STORED_VALUE');
    await clock.advance(10_000);
    const before = asked();
    await send('RETRY');
    expect([state(), asked()]).toEqual(['paid', before + 1]);
  });

  test('of a removed order clears it', async () => {
    const { send, state, calls, draft } = await openPayment();
    calls.payByStoredValue.next({ kind: 'refused', code: RESPONSE_CODE.notFound });
    await send('PAY_BY_STORED_VALUE');
    expect([state(), draft()]).toEqual(['notFound', null]);
  });

  test('pays no other amount than the user saw', async () => {
    const { send, state, calls, context } = await openPayment(worldOn('webPayment'));
    calls.payByStoredValue.next({
      kind: 'answered',
      value: { ...context().payment, amount: 41_000 },
    });
    await send('PAY_BY_STORED_VALUE');
    expect(state()).toBe('amountChanged');
  });
});

describe('an unpaid order', () => {
  test.each([
    ['waits', 0],
    ['expired', MEMORY_PAYMENT_MS],
  ])('that %s is cancelled once', async (_, after) => {
    const { send, clock, state, context, cancelled } = await openPayment();
    await clock.advance(after);
    await send('CANCEL_ORDER', 'CANCEL_ORDER');
    expect([state(), cancelled.length]).toEqual(['failed', 1]);
    expect(context()).toMatchObject({ status: { obstacle: 'cancelled' }, pendingKey: null });
  });

  test.each([
    ['was declined', { progress: { kind: 'failed', reason: 'declined' } }],
    ['has an untrusted code', { means: { kind: 'qris', code: 'x' } }],
  ] as const)('that %s is cancelled once, and keeps its phone until then', async (_, changes) => {
    const { send, state, context, cancelled } = await openPayment(worldWith(changes));
    await send('CHANGE_PHONE');
    expect([state(), context().changeRefusal]).toEqual(['failed', 'phoneFixed']);
    await send('CANCEL_ORDER', 'CANCEL_ORDER');
    expect([state(), cancelled.length]).toEqual(['failed', 1]);
    expect(context()).toMatchObject({ status: { obstacle: 'cancelled' }, pendingKey: null });
  });

  test.each([
    ['the card', { isRightsCard: true }, ROUTES.rightsCard],
    ['its pack', { packId: 'hemat' }, '/mine/packs/hemat'],
  ] as const)('that was cancelled leads back to %s', async (_, order, route) => {
    const { send, emitted } = await openPayment(worldWith(order));
    await send('CONTINUE');
    expect(emitted).toEqual([]);
    await send('CANCEL_ORDER', 'CONTINUE');
    expect(emitted).toEqual([{ type: 'redirect', route }]);
  });

  test('of drinks that was cancelled leads nowhere', async () => {
    const { send, emitted, state } = await openPayment();
    await send('CANCEL_ORDER', 'CONTINUE');
    expect([state(), emitted]).toEqual(['failed', []]);
  });

  test('whose cancellation got no answer is cancelled under the same key, after a reload too', async () => {
    const { send, clock, state, calls, reload } = await openPayment();
    calls.cancel.next(LOST, LOST, LOST, LOST);
    await send('CANCEL_ORDER');
    await clock.advance(10_000);
    expect(state()).toBe('unsettled');
    calls.cancel.next(LOST, LOST, LOST, LOST);
    calls.find.next({ kind: 'answered', value: createPayment(EXPIRY) });
    const back = await reload();
    await clock.advance(10_000);
    expect(back.state()).toBe('unsettled');
    await back.send('RETRY');
    expect(back.state()).toBe('failed');
    expect(new Set(calls.cancel.asked.map(({ key }) => key)).size).toBe(1);
  });

  test('whose renewal got no answer is cancelled under a key of its own', async () => {
    const { send, clock, state, calls } = await openPayment();
    await clock.advance(MEMORY_PAYMENT_MS);
    calls.renew.always(UNREACHABLE);
    await send('RENEW');
    await clock.advance(MINUTE_MS);
    await send('CHECK_PAYMENT', 'CANCEL_ORDER');
    const keys = [...calls.renew.asked, ...calls.cancel.asked].map(({ key }) => key);
    expect([state(), new Set(keys).size]).toEqual(['failed', 2]);
  });

  test('that was paid meanwhile is not cancelled, and the page says so', async () => {
    const { send, state, context, calls } = await openPayment();
    calls.cancel.next({ kind: 'refused', code: ORDER_CODE.orderPaid });
    await send('CANCEL_ORDER');
    expect([state(), context().problem]).toMatchObject([PAUSING, { message: 'orderPaid' }]);
  });

  test.each([
    ['waits', 0],
    ['expired', MEMORY_PAYMENT_MS],
  ])('that %s says why its phone stays', async (_, after) => {
    const { send, clock, context, calls } = await openPayment();
    await clock.advance(after);
    expect(context().changeRefusal).toBeNull();
    await send('CHANGE_PHONE');
    expect(context().changeRefusal).toBe('phoneFixed');
    expect([calls.renew.asked, calls.cancel.asked]).toEqual([[], []]);
  });
});
